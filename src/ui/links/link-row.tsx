import { BusyButton } from "../button/busy-button";
import { Button } from "../button/button";
import { TextInput } from "../form/text-input";
import { useAction, type ActionOutcome } from "../hooks/use-action";
import { VisuallyHidden } from "../visually-hidden";
import classes from "./link-row.module.css";
import { linkWords } from "./words";

export interface ShownLink {
  /** The names of its parts. */
  title: string;
  /** Tells it from the others, for a screen reader. */
  about: string;
  state: string;
  madeBy: string;
  /** Undefined if it opens nothing any more. */
  address: string | undefined;
}

interface LinkRowProps extends ShownLink {
  revoke: () => Promise<void>;
  onDone: (outcome: ActionOutcome) => void;
}

/** A link: what it shows and until when, its address to be copied, and its end. */
export function LinkRow({ title, about, state, madeBy, address, revoke, onDone }: LinkRowProps) {
  const { running, run } = useAction<"copy" | "revoke">(({ sentence }) => onDone({ done: false, sentence }));

  async function copy(words: string) {
    await navigator.clipboard.writeText(words);
    onDone({ done: true, sentence: linkWords.copied });
  }

  async function end() {
    await revoke();
    onDone({ done: true, sentence: linkWords.revoked });
  }

  return (
    <li>
      <div className={classes.link}>
        <p>
          {title} <span className={classes.about}>{state}</span>
        </p>
        <p className={classes.about}>{madeBy}</p>
        {address !== undefined && (
          <TextInput readOnly label={linkWords.link} aria-label={`${linkWords.link}: ${about}`} value={address} />
        )}
      </div>
      {address !== undefined && (
        <div className={classes.buttons}>
          <Button
            variant="outline"
            size="compact-md"
            onClick={() => run("copy", () => copy(address), linkWords.notCopied)}
          >
            {linkWords.copy}
            <VisuallyHidden> {about}</VisuallyHidden>
          </Button>
          <BusyButton
            variant="subtle"
            color="brick"
            size="compact-md"
            busy={running === "revoke"}
            busyLabel={linkWords.revoking}
            onClick={() => run("revoke", end, linkWords.revokeFailed)}
          >
            {linkWords.revoke}
            <VisuallyHidden> {about}</VisuallyHidden>
          </BusyButton>
        </div>
      )}
    </li>
  );
}
