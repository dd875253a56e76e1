import { useMemo } from "react";
import { notificationWords } from "../../../domain/operation/words";
import { switchNotification, watchNotificationSettings } from "../../../firebase/operation/notification-settings";
import { useLive } from "../../../ui/hooks/use-live";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Card } from "../shared/card";
import { useStaff } from "../shared/staff-context";
import { NotificationSwitches } from "./notification-switches";

/** The mails that the administrator who looks at it gets. */
export function Notifications() {
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
