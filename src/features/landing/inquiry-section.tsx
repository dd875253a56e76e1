import { Link, useSearchParams } from "react-router-dom";
import { mailWords, contactWords } from "../../domain/kernel/words";
import { asksForHalfAnHour, routes } from "../../domain/kernel/routes";
import type { InquiryForm } from "../../domain/inquiries/inquiry-form";
import { inquiryFormWords } from "../../domain/inquiries/form-words";
import { SendAlong } from "./along/send-along";
import { contactFields } from "./contact-fields";
import classes from "./forms.module.css";
import { ContactForm, type ContactFormField } from "./contact-form";

const inquiryFields: ContactFormField<InquiryForm>[] = [
  ...contactFields,
  { name: "message", label: mailWords.message, multiline: true },
];

export function InquirySection() {
  const [query] = useSearchParams();
  return (
    <section aria-labelledby="inquiry" className={classes.aside}>
      <header className={classes.header}>
        <h2 id="inquiry">{inquiryFormWords.inquiry}</h2>
        <p>{inquiryFormWords.inquiryLead}</p>
      </header>
      <ContactForm<InquiryForm>
        name="inquiry"
        fields={inquiryFields}
        load={async () => (await import("./inquiry-submission")).inquirySubmission}
        button={{ label: mailWords.send, busyLabel: mailWords.sending }}
        sent={inquiryFormWords.inquirySent}
        failed={inquiryFormWords.inquiryFailed}
        message={asksForHalfAnHour(query) ? inquiryFormWords.halfAnHour : undefined}
        more={<SendAlong />}
        consent={
          <>
            {inquiryFormWords.inquiryConsent} <Link to={routes.privacy}>{contactWords.howWeHandleIt}</Link>
          </>
        }
      />
    </section>
  );
}
