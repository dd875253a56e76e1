import { useState, type SubmitEvent } from "react";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { stepOf } from "../../../domain/assessment/questionnaire/questionnaire";
import { seatSteps, type SeatParts } from "../../../domain/assessment/seats/seat-parts";
import { seatWords } from "../../../domain/assessment/seats/words";
import { colleagueForm } from "../../../domain/invitations/seats/seat";
import { colleaguesWords as words, seatMessages } from "../../../domain/invitations/seats/words";
import { firstProblem } from "../../../domain/kernel/form-problems";
import { bounds } from "../../../domain/kernel/contact";
import type { CallResult } from "../../../firebase/sdk/calls/call-in-words";
import { BusyButton } from "../../../ui/button/busy-button";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
import dialogClasses from "../../../ui/dialog/dialog.module.css";
import { TextInput } from "../../../ui/form/text-input";
import { useFieldProblem } from "../../../ui/form/use-field-problem";
import { useAction } from "../../../ui/hooks/use-action";
import { Notice } from "../../../ui/notice/notice";
import classes from "./colleagues.module.css";

interface TypedColleague extends SeatParts {
  name: string;
  email: string;
}

interface ColleagueDialogProps {
  title: string;
  /** The part that a colleague has; without it another one is invited. */
  before?: SeatParts;
  teams: readonly Team[];
  confirm: string;
  confirming: string;
  send: (typed: TypedColleague) => Promise<CallResult>;
  /** With what has happened, where something has. */
  onClose: (sentence?: string) => void;
}

/** Asks for a colleague and their part. What was typed stays through every failure. */
export function ColleagueDialog(props: ColleagueDialogProps) {
  const { title, before, teams, confirm, confirming, send, onClose } = props;
  const [typed, setTyped] = useState({ name: "", email: "" });
  const [part, setPart] = useState<SeatParts>(before ?? { steps: [], teams: [] });
  const [isEmpty, setEmpty] = useState(false);
  const { isSound, at } = useFieldProblem<"name" | "email">();
  const { running, outcome, run } = useAction<"send">();
  const busy = running !== undefined;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wrong = before ? undefined : colleagueProblem(typed);
    if (!isSound(event.currentTarget, wrong)) return;
    const nothing = part.steps.length + part.teams.length === 0;
    setEmpty(nothing);
    if (nothing) return;
    run("send", async () => {
      const sent = await send({ ...typed, ...part });
      if (!sent.done) return sent;
      onClose(sent.sentence);
    });
  }

  return (
    <Dialog title={title} onClose={busy ? undefined : () => onClose()}>
      <form className={classes.form} noValidate onSubmit={submit}>
        {!before && (
          <>
            <p>{words.whoReads}</p>
            {(["name", "email"] as const).map((field) => (
              <TextInput
                key={field}
                {...at(field)}
                label={words[field]}
                name={field}
                type={field === "email" ? "email" : "text"}
                autoComplete="off"
                maxLength={bounds[field]}
                required
                value={typed[field]}
                readOnly={busy}
                onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [field]: value })}
              />
            ))}
          </>
        )}
        <fieldset className={classes.choice} disabled={busy}>
          <legend>{words.answers}</legend>
          {seatSteps.map((key) => (
            <PartTick
              key={key}
              label={stepOf(key).title}
              isTicked={part.steps.includes(key)}
              onTick={() => setPart({ ...part, steps: toggled(part.steps, key) })}
            />
          ))}
          {teams.map(({ id, teamName }) => (
            <PartTick
              key={id}
              label={seatWords.team(String(teamName))}
              isTicked={part.teams.includes(id)}
              onTick={() => setPart({ ...part, teams: toggled(part.teams, id) })}
            />
          ))}
          {teams.length === 0 && <p>{words.noTeams}</p>}
        </fieldset>
        {isEmpty && <Notice kind="error">{seatMessages.nothingToAnswer}</Notice>}
        {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
        <div className={dialogClasses.buttons}>
          <Button variant="subtle" onClick={() => onClose()} disabled={busy}>
            {words.cancel}
          </Button>
          <BusyButton type="submit" color="blaze" busy={busy} busyLabel={confirming}>
            {confirm}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  );
}

function colleagueProblem({ name, email }: { name: string; email: string }) {
  const { shape } = colleagueForm;
  const wrongName = firstProblem(shape.name, name);
  if (wrongName !== undefined) return { field: "name", sentence: wrongName } as const;
  const wrongEmail = firstProblem(shape.email, email);
  return wrongEmail === undefined ? undefined : ({ field: "email", sentence: wrongEmail } as const);
}

function toggled<Key>(all: readonly Key[], one: Key): Key[] {
  return all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
}

function PartTick({ label, isTicked, onTick }: { label: string; isTicked: boolean; onTick: () => void }) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" checked={isTicked} onChange={onTick} />
      {label}
    </label>
  );
}
