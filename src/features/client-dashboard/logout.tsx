import { useState } from "react";
import { registrationMessages } from "../../domain/accounts/words";
import { logOnly } from "../../browser/log";
import { signOut } from "../../firebase/accounts/session";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./logout.module.css";

/** Signs out; `onLogout` is told first, so that the screen knows that it was on purpose. */
export function Logout({ onLogout }: { onLogout: () => void }) {
  const [state, setState] = useState<"open" | "leaving" | "failed">("open");

  async function leave(): Promise<void> {
    setState("leaving");
    onLogout();
    try {
      await signOut();
    } catch (error) {
      logOnly("Signing out failed.", error);
      setState("failed");
    }
  }

  return (
    <div className={classes.logout}>
      {state === "failed" && <Notice kind="error">{registrationMessages.logoutFailed}</Notice>}
      <BusyButton variant="outline" busy={state === "leaving"} busyLabel="Logging out..." onClick={() => void leave()}>
        Logout
      </BusyButton>
    </div>
  );
}
