import { Link } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import type { InquiryForm } from "../../domain/inquiries/inquiry";
import { inquiryMessages } from "../../domain/inquiries/words";
import { contactFields } from "./contact-fields";
import classes from "./forms.module.css";
import { ContactForm, type ContactFormField } from "./contact-form";

const inquiryFields: ContactFormField<InquiryForm>[] = [
  ...contactFields,
  { name: "message", label: "Message", multiline: true },
];

export function InquirySection() {
  return (
    <section aria-labelledby="inquiry" className={classes.aside}>
      <header className={classes.header}>
        <h2 id="inquiry">Inquiry</h2>
        <p>Planning training and not sure of the way? Tell us where you stand. A person reads it, and answers.</p>
      </header>
      <ContactForm<InquiryForm>
        name="inquiry"
        fields={inquiryFields}
        load={async () => (await import("./inquiry-submission")).inquirySubmission}
        button={{ label: "Send", busyLabel: "Sending...", color: "forest" }}
        sent={inquiryMessages.inquirySent}
        failed={inquiryMessages.inquiryFailed}
        consent={
          <>
            {inquiryMessages.inquiryConsent} <Link to={routes.privacy}>How we handle it</Link>
          </>
        }
      />
    </section>
  );
}
