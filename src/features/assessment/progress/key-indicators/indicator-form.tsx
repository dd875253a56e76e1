import { useState } from "react";
import * as z from "zod/mini";
import { actionWords } from "../../../../domain/assessment/progress/actions/words";
import type { DraftPlace } from "../../../../browser/draft-places";
import { Button } from "../../../../ui/button/button";
import { TextInput, type TextInputProps } from "../../../../ui/form/text-input";
import { useAction, type ActionOutcome } from "../../../../ui/hooks/use-action";
import { useDraft } from "../../../../ui/hooks/use-draft";
import { Notice } from "../../../../ui/notice/notice";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { DraftForm } from "../drafts/draft-form";
import classes from "./key-indicators.module.css";

type Typed = Record<string, string>;
const typedFields = z.record(z.string(), z.string());

interface IndicatorFormProps<Read> {
  place: DraftPlace;
  schema: z.ZodMiniType<Read>;
  /** The button that opens the form, and its object. */
  opener: string;
  about: string;
  /** The typed text at first. */
  begin: () => Typed;
  fields: readonly (TextInputProps & { name: string })[];
  onOpen?: () => void;
  /** Returns the sentence about a change that was not made, or that another person's has given way to. */
  save: (read: Read) => Promise<ActionOutcome | undefined>;
}

/** A button and the form that it opens, whose draft is kept until it is saved or discarded. */
export function IndicatorForm<Read>(props: IndicatorFormProps<Read>) {
  const { place, schema, opener, about, begin, fields, onOpen, save } = props;
  const { draft, change, forget } = useDraft(place, typedFields);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [wasLeft, setWasLeft] = useState(draft !== undefined);
  const { running, outcome, setOutcome, run } = useAction<"save">();

  function open() {
    setOutcome(undefined);
    setOpen(true);
    onOpen?.();
  }

  function close() {
    forget();
    setWasLeft(false);
    setOpen(false);
  }

  async function saveAndClose(read: Read) {
    const result = await save(read);
    if (result?.done !== false) close();
    return result;
  }

  if (!isOpen)
    return (
      <>
        <Button variant="subtle" size="compact-md" onClick={open}>
          {opener} <VisuallyHidden>{about}</VisuallyHidden>
        </Button>
        {outcome?.done && (
          <div className={classes.open}>
            <Notice kind="success">{outcome.sentence}</Notice>
          </div>
        )}
      </>
    );
  const typed = draft ?? begin();
  return (
    <div className={classes.open}>
      {wasLeft && <Notice kind="info">{actionWords.draftKept}</Notice>}
      <DraftForm
        label={`${opener} ${about}`}
        schema={schema}
        words={actionWords}
        className={classes.form}
        draft={typed}
        isBusy={running !== undefined}
        onSave={(read) => run("save", () => saveAndClose(read), actionWords.saveFailed)}
        onDiscard={close}
      >
        {(problems) => (
          <div className={classes.fields}>
            {fields.map(({ name, ...look }, nth) => (
              <TextInput
                key={name}
                autoFocus={nth === 0}
                autoComplete="off"
                {...look}
                value={typed[name] ?? ""}
                error={problems[name]}
                onChange={({ currentTarget: { value } }) => change({ ...typed, [name]: value })}
              />
            ))}
          </div>
        )}
      </DraftForm>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}
