import { useState } from "react";
import type {
  IndicatorDefinition,
  IndicatorEntry,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import type { TypedIndicator } from "../../../../domain/assessment/progress/key-indicators/typed-indicator";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { typeableNumber } from "../../../../domain/assessment/progress/key-indicators/typed-number";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { draftPlaces } from "../../../../browser/stored-keys";
import { useDraft } from "../../../../ui/hooks/use-draft";
import { indicatorDraft } from "./indicator-draft";
import { IndicatorForm } from "./indicator-form";
import classes from "./key-indicators.module.css";
import { resultInWords } from "./result-in-words";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

interface EditedIndicatorProps {
  indicator: IndicatorEntry;
  home: string;
  me: Reader;
}

/** The way to change what an indicator is, and its form. */
export function EditedIndicator({ indicator, home, me }: EditedIndicatorProps) {
  const { id, name } = indicator;
  const { draft, change, forget } = useDraft(draftPlaces.plan(me, home, `indicator/${id}`), indicatorDraft);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [seen, setSeen] = useState<IndicatorDefinition>(indicator);
  const { running, outcome, run } = useAction<"save">();

  function open() {
    setSeen(indicator);
    setOpen(true);
  }

  function close() {
    forget();
    setOpen(false);
  }

  async function save(definition: IndicatorDefinition) {
    const { updateIndicator } = await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"));
    const result = await updateIndicator(home, id, { kind: "define", seen, definition });
    const problem = resultInWords(result);
    if (problem !== undefined) return { done: false, sentence: problem };
    close();
    return typeof result === "string"
      ? undefined
      : { done: true, sentence: keyIndicatorWords.overtaken(result.overtaken) };
  }

  if (!isOpen)
    return (
      <>
        <Button variant="subtle" size="compact-md" onClick={open}>
          {keyIndicatorWords.edit} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        {outcome?.done && (
          <div className={classes.open}>
            <Notice kind="success">{outcome.sentence}</Notice>
          </div>
        )}
      </>
    );
  return (
    <div className={classes.open}>
      <IndicatorForm
        typed={draft ?? asTyped(indicator)}
        isBusy={running !== undefined}
        onChange={change}
        onSave={(definition) => run("save", () => save(definition), keyIndicatorWords.saveFailed)}
        onDiscard={close}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}

function asTyped({ name, unit, baseline, target }: IndicatorDefinition): TypedIndicator {
  return { name, unit, baseline: typeableNumber(baseline), target: typeableNumber(target) };
}
