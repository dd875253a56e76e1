import {
  notificationKinds,
  type NotificationKind,
  type NotificationSettings,
} from "../../../domain/operation/notifications";
import { notificationWords } from "../../../domain/operation/words";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import classes from "./notifications.module.css";

interface NotificationSwitchesProps {
  settings: NotificationSettings;
  onSwitch: (kind: NotificationKind, isOn: boolean) => Promise<void>;
}

/** One switch for each kind of mail; it shows the stored state, and the chosen one until that is stored. */
export function NotificationSwitches({ settings, onSwitch }: NotificationSwitchesProps) {
  const { running, outcome, run } = useAction<NotificationKind>();
  return (
    <fieldset className={classes.switches}>
      <legend>{notificationWords.about}</legend>
      {notificationKinds.map((kind) => (
        <label key={kind} className={classes.switch}>
          <input
            type="checkbox"
            checked={running === kind ? !settings[kind] : settings[kind]}
            onChange={({ currentTarget }) => {
              const isOn = currentTarget.checked;
              run(kind, () => onSwitch(kind, isOn), notificationWords.notSaved);
            }}
          />
          {notificationWords.switches[kind]}
        </label>
      ))}
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </fieldset>
  );
}
