import { Link } from "react-router-dom";
import type { InquiryForm } from "../../domain/documents/inquiry";
import { messages } from "../../domain/messages";
import { contactFields } from "./contact-fields";
import classes from "./forms.module.css";
import { OutgoingForm, type OutgoingField } from "./outgoing-form";

const fields: OutgoingField<InquiryForm>[] = [...contactFields, { name: "message", label: "Message", multiline: true }];

export function Inquiry() {
  return (
    <section aria-labelledby="inquiry" className={classes.aside}>
      <header className={classes.header}>
        <h2 id="inquiry">Inquiry</h2>
        <p>Planning training and not sure of the way? Tell us where you stand. A person reads it, and answers.</p>
      </header>
      <OutgoingForm<InquiryForm>
        name="inquiry"
        fields={fields}
        load={async () => (await import("./outgoing-inquiry")).outgoing}
        button={{ label: "Send", busyLabel: "Sending...", color: "forest" }}
        sent={messages.inquirySent}
        failed={messages.inquiryFailed}
        consent={
          <>
            {messages.inquiryConsent} <Link to="/privacy">How we handle it</Link>
          </>
        }
      />
    </section>
  );
}
