import { Link } from "react-router-dom";
import { contactWords } from "../../domain/kernel/words";
import { routes } from "../../domain/kernel/routes";
import type { SubscriptionForm } from "../../domain/mailing-list/subscription";
import { mailingListMessages } from "../../domain/mailing-list/words";
import { TrailMark } from "../../ui/trail/trail-mark";
import trail from "../../ui/trail/unpainted-trail.module.css";
import { contactFields } from "./contact-fields";
import classes from "./forms.module.css";
import { ContactForm } from "./contact-form";
import { SubscriptionThanks } from "./subscription-thanks";

/** The step that is left, if addresses have to be confirmed; what sends the form brings its words. */
const loadAdvice = async () => (await import("./subscription-submission")).readAdvice();

export function MailingListSection() {
  return (
    <section aria-labelledby="mailing-list" className={classes.next}>
      <TrailMark state="open" className={trail.mark} />
      <header className={classes.header}>
        <h2 id="mailing-list">{mailingListMessages.title}</h2>
        <p>{mailingListMessages.lead}</p>
      </header>
      <ContactForm<SubscriptionForm>
        name="mailing-list"
        fields={contactFields}
        load={async () => (await import("./subscription-submission")).subscriptionSubmission}
        button={{ label: mailingListMessages.subscribe, busyLabel: mailingListMessages.subscribing }}
        sent={<SubscriptionThanks loadAdvice={loadAdvice} />}
        failed={mailingListMessages.subscribeFailed}
        consent={
          <>
            {mailingListMessages.consent} <Link to={routes.privacy}>{contactWords.howWeHandleIt}</Link>
          </>
        }
      />
    </section>
  );
}
