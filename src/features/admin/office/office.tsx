import type { LiveCounters } from "../../../firebase/inquiries/counters";
import { type Live, useLive } from "../../../ui/hooks/use-live";
import { Blasts } from "../blasts/blasts";
import { CollectedEmails } from "../blasts/collected-emails";
import { Health } from "../health/health";
import { LearningRecords } from "../learning-records/learning-records";
import { PersonalData } from "../personal-data/personal-data";
import classes from "./office.module.css";
import { useMemo } from "react";
import { notificationWords } from "../../../domain/operation/words";
import { switchNotification, watchNotificationSettings } from "../../../firebase/operation/notification-settings";
import { LoginProofs } from "../login/login-proofs";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Card } from "../shared/card";
import { useStaff } from "../shared/staff-context";
import { NotificationSwitches } from "../notifications/notification-switches";

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
      <LoginProofs />
    </div>
  );
}

/** Of what the administrator who looks at it is told by mail. */
function Notifications() {
  const { me } = useStaff();
  const { live, retry } = useLive(useMemo(() => watchNotificationSettings(me.uid), [me.uid]));
  return (
    <Card title={notificationWords.title}>
      {live.status === "loading" && <Loading>{notificationWords.loading}</Loading>}
      {live.status === "failed" && <ErrorState retry={retry}>{notificationWords.failed}</ErrorState>}
      {live.status === "ready" && (
        <NotificationSwitches settings={live.value} onSwitch={(kind, isOn) => switchNotification(me.uid, kind, isOn)} />
      )}
    </Card>
  );
}
