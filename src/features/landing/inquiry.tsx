import { Link } from "react-router-dom";
import type { InquiryForm } from "../../domain/inquiries/inquiry";
import { inquiryMessages } from "../../domain/inquiries/words";
import { contactFields } from "./contact-fields";
import classes from "./forms.module.css";
import { OutgoingForm, type OutgoingField } from "./contact-form";

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
        load={async () => (await import("./inquiry-form")).outgoing}
        button={{ label: "Send", busyLabel: "Sending...", color: "forest" }}
        sent={inquiryMessages.inquirySent}
        failed={inquiryMessages.inquiryFailed}
        consent={
          <>
            {inquiryMessages.inquiryConsent} <Link to="/privacy">How we handle it</Link>
          </>
        }
      />
    </section>
  );
}
