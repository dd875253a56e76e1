import { Link } from "react-router-dom";
import type { SubscriptionForm } from "../../domain/documents/subscription";
import { messages } from "../../domain/messages";
import { TrailMark } from "../../ui/trail-mark";
import { contactFields } from "./contact-fields";
import classes from "./forms.module.css";
import { OutgoingForm } from "./outgoing-form";

export function MailingList() {
  return (
    <section aria-labelledby="mailing-list" className={classes.next}>
      <TrailMark state="open" className={classes.mark} />
      <header className={classes.header}>
        <h2 id="mailing-list">Mailing list</h2>
        <p>
          Next on the trail: training-needs assessments for whole teams, and a plan made from the answers. We will tell
          you when they open.
        </p>
      </header>
      <OutgoingForm<SubscriptionForm>
        name="mailing-list"
        fields={contactFields}
        load={async () => (await import("./outgoing-subscription")).outgoing}
        button={{ label: "Subscribe", busyLabel: "Subscribing...", color: "blaze" }}
        sent={
          <>
            {messages.subscribed}
            <p className={classes.besides}>{messages.confirmIfAsked}</p>
          </>
        }
        failed={messages.subscribeFailed}
        consent={
          <>
            {messages.consent} <Link to="/privacy">How we handle it</Link>
          </>
        }
      />
    </section>
  );
}
