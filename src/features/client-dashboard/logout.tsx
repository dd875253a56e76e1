import { useState } from "react";
import { registrationMessages, accountWords } from "../../domain/accounts/words";
import { logWarning } from "../../browser/log";
import { signOut } from "../../firebase/accounts/session";
import { BusyButton } from "../../ui/button/busy-button";
import { Notice } from "../../ui/notice/notice";
import classes from "./logout.module.css";

/** Signs out; `onLogout` is called first, so that the screen knows that it was on purpose. */
export function Logout({ onLogout }: { onLogout: () => void }) {
  const [state, setState] = useState<"open" | "busy" | "failed">("open");

  async function logOut(): Promise<void> {
    setState("busy");
    onLogout();
    try {
      await signOut();
    } catch (error) {
      logWarning("Signing out failed.", error);
      setState("failed");
    }
  }

  return (
    <div className={classes.logout}>
      {state === "failed" && <Notice kind="error">{registrationMessages.logoutFailed}</Notice>}
      <BusyButton
        variant="outline"
        busy={state === "busy"}
        busyLabel={accountWords.loggingOut}
        onClick={() => void logOut()}
      >
        {accountWords.logout}
      </BusyButton>
    </div>
  );
}
