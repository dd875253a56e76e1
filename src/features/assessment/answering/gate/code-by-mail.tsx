import { gateWords } from "../../../../domain/assessment/words";
import { mailWords } from "../../../../domain/kernel/words";
import { mailOwnCode } from "../../../../firebase/invitations/own-code";
import { BusyButton } from "../../../../ui/button/busy-button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import classes from "./gate.module.css";

/** For whoever has lost the mail with the code: it is sent to the account's own address. */
export function CodeByMail({ email }: { email: string }) {
  const { running, outcome, run } = useAction<"send">();
  return (
    <div className={classes.mail}>
      <p>{gateWords.lostCode}</p>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
      <BusyButton
        variant="outline"
        busy={running !== undefined}
        busyLabel={mailWords.sending}
        onClick={() => run("send", () => mailOwnCode(email))}
      >
        {gateWords.mailCode}
      </BusyButton>
    </div>
  );
}
