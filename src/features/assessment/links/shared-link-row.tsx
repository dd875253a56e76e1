import { currentTime } from "../../../browser/current-time";
import { linkState, type SharedLink } from "../../../domain/assessment/sharing/shared-plan";
import { sharedPartNames, sharingWords } from "../../../domain/assessment/sharing/words";
import { formatList } from "../../../domain/kernel/locale";
import { routes } from "../../../domain/kernel/routes";
import type { StaffMember } from "../../../firebase/inquiries/inquiry-actions";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { TextInput } from "../../../ui/form/text-input";
import { useAction, type ActionOutcome } from "../../../ui/hooks/use-action";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import classes from "./links.module.css";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

interface SharedLinkRowProps {
  me: Pick<StaffMember, "uid">;
  code: string;
  id: string;
  link: SharedLink;
  onDone: (outcome: ActionOutcome) => void;
}

/** A link: what it shows and until when, its address to be copied, and its end. */
export function SharedLinkRow({ me, code, id, link, onDone }: SharedLinkRowProps) {
  const { running, run } = useAction<"copy" | "revoke">(({ sentence }) => onDone({ done: false, sentence }));
  const state = linkState(link, currentTime());
  const parts = formatList(link.parts.map((part) => sharedPartNames[part]));
  const about = sharingWords.about(parts, link.createdAt);
  const address = new URL(routes.sharedPlan(id), window.location.origin).href;

  async function copy() {
    await navigator.clipboard.writeText(address);
    onDone({ done: true, sentence: sharingWords.copied });
  }

  async function revoke() {
    const { revokeLink } = await withFirestore(import("../../../firebase/assessment/sharing/links"));
    await revokeLink(me, code, id);
    onDone({ done: true, sentence: sharingWords.revoked });
  }

  return (
    <li>
      <div className={classes.link}>
        <p>
          {parts} <span className={classes.about}>{sharingWords.state(state, link.expiresAt)}</span>
        </p>
        <p className={classes.about}>{sharingWords.madeBy(link.byEmail, link.createdAt)}</p>
        {state === "open" && (
          <TextInput readOnly label={sharingWords.link} aria-label={`${sharingWords.link}: ${about}`} value={address} />
        )}
      </div>
      {state === "open" && (
        <div className={classes.buttons}>
          <Button variant="outline" size="compact-md" onClick={() => run("copy", copy, sharingWords.notCopied)}>
            {sharingWords.copy}
            <VisuallyHidden> {about}</VisuallyHidden>
          </Button>
          <BusyButton
            variant="subtle"
            color="brick"
            size="compact-md"
            busy={running === "revoke"}
            busyLabel={sharingWords.revoking}
            onClick={() => run("revoke", revoke, sharingWords.revokeFailed)}
          >
            {sharingWords.revoke}
            <VisuallyHidden> {about}</VisuallyHidden>
          </BusyButton>
        </div>
      )}
    </li>
  );
}
