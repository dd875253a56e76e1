import { accountWords, registrationMessages } from "../../domain/accounts/words";
import { signOut } from "../../firebase/accounts/session";
import { BusyButton } from "../../ui/button/busy-button";
import { useAction } from "../../ui/hooks/use-action";
import { Notice } from "../../ui/notice/notice";
import classes from "./logout.module.css";

/** Signs out; `onLogout` is called first, so that the screen knows that it was on purpose. */
export function Logout({ onLogout }: { onLogout: () => void }) {
  const { running, outcome, run } = useAction<"log out">();

  function logOut(): Promise<void> {
    onLogout();
    return signOut();
  }

  return (
    <div className={classes.logout}>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      <BusyButton
        variant="outline"
        busy={running !== undefined}
        busyLabel={accountWords.loggingOut}
        onClick={() => run("log out", logOut, registrationMessages.logoutFailed)}
      >
        {accountWords.logout}
      </BusyButton>
    </div>
  );
}
