import { useState } from "react";
import * as z from "zod/mini";
import {
  mostReadings,
  type IndicatorEntry,
  type IndicatorReading,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { dayAround } from "../../../../domain/kernel/dates";
import { currentTime } from "../../../../browser/current-time";
import { Button } from "../../../../ui/button/button";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { draftPlaces } from "../../../../browser/stored-keys";
import { useDraft } from "../../../../ui/hooks/use-draft";
import { resultInWords } from "./result-in-words";
import classes from "./key-indicators.module.css";
import { ReadingForm } from "./reading-form";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

const readingDraft = z.object({ on: z.string(), value: z.string(), note: z.string() });

interface NewReadingProps {
  indicator: IndicatorEntry;
  home: string;
  me: Reader;
  isFull: boolean;
}

/** The way to enter a value, and its form. */
export function NewReading({ indicator: { id, name, unit }, home, me, isFull }: NewReadingProps) {
  const { draft, change, forget } = useDraft(draftPlaces.plan(me, home, `reading/${id}`), readingDraft);
  const [isOpen, setOpen] = useState(draft !== undefined);
  const [wasLeft] = useState(draft !== undefined);
  const { running, outcome, run } = useAction<"save">();

  function close() {
    forget();
    setOpen(false);
  }

  async function save(reading: Pick<IndicatorReading, "on" | "value" | "note">) {
    const { addReading } = await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"));
    const problem = resultInWords(await addReading(home, id, { id: crypto.randomUUID(), ...reading }));
    if (problem !== undefined) return { done: false, sentence: problem };
    close();
    return undefined;
  }

  if (!isOpen)
    return (
      <Button variant="outline" size="compact-md" disabled={isFull} onClick={() => setOpen(true)}>
        {isFull ? keyIndicatorWords.tooManyReadings(mostReadings) : keyIndicatorWords.addReading}{" "}
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    );
  return (
    <div className={classes.open}>
      {wasLeft && <Notice kind="info">{keyIndicatorWords.draftKept}</Notice>}
      <ReadingForm
        typed={draft ?? { on: dayAround(currentTime()), value: "", note: "" }}
        unit={unit}
        isBusy={running !== undefined}
        onChange={change}
        onSave={(reading) => run("save", () => save(reading), keyIndicatorWords.saveFailed)}
        onDiscard={close}
      />
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
    </div>
  );
}
