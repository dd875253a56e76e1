import type { LiveCounters } from "../../../firebase/inquiries/counters";
import type { Live } from "../../../ui/hooks/use-live";
import { Blasts } from "../blasts/blasts";
import { CollectedEmails } from "../blasts/collected-emails";
import { Health } from "../health/health";
import { LearningRecords } from "../learning-records/learning-records";
import { Notifications } from "../notifications/notifications";
import { PersonalData } from "../personal-data/personal-data";
import classes from "./office.module.css";

/** The parts beside the day's work: mail to many, records, settings, and the state of the site. */
export function Office({ live }: { live: Live<LiveCounters> }) {
  return (
    <div className={classes.office}>
      <div>
        <CollectedEmails live={live} />
        <LearningRecords />
        <Health />
      </div>
      <div>
        <Blasts />
      </div>
      <div>
        <Notifications />
        <PersonalData />
      </div>
    </div>
  );
}
