import { useState } from "react";
import {
  latestReading,
  mostReadings,
  readingsByDay,
  type IndicatorEntry,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { indicatorInWords, keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { indicatorChart } from "../../../../domain/assessment/report/indicator-chart";
import { indicatorAnchor } from "../../../../domain/assessment/results/anchors";
import { Button } from "../../../../ui/button/button";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { LineChart } from "../../charts/line-chart";
import { Picture } from "../../charts/picture";
import { EditedIndicator } from "./edited-indicator";
import classes from "./key-indicators.module.css";
import { NewReading } from "./new-reading";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

interface IndicatorViewProps {
  indicator: IndicatorEntry;
  home: string;
  me: Reader;
}

type AskedRemoval = { what: "indicator" } | { what: "reading"; id: string };

/** One indicator: its line with its table, and what can be done with it. */
export function IndicatorView({ indicator, home, me }: IndicatorViewProps) {
  const { id, name, readings } = indicator;
  const [asked, setAsked] = useState<AskedRemoval>();
  const { outcome, run } = useAction<"remove">();
  const words = indicatorInWords(indicator, latestReading(indicator));
  const on = asked?.what === "reading" ? readings.find((reading) => reading.id === asked.id)?.on : undefined;

  async function remove(what: AskedRemoval) {
    const stored = await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"));
    if (what.what === "indicator") await stored.removeIndicator(home, id);
    else await stored.updateIndicator(home, id, { kind: "remove", readingId: what.id });
  }

  function removeAsked() {
    if (asked) run("remove", () => remove(asked), keyIndicatorWords.removeFailed);
    setAsked(undefined);
  }

  return (
    <li id={indicatorAnchor(id)} className={classes.indicator}>
      <h4>{name}</h4>
      <p>{words}</p>
      {readings.length > 0 && (
        <Picture
          chart={indicatorChart(indicator)}
          draw={(width) => <LineChart indicator={indicator} width={width} />}
          rowEnds={readingsByDay(indicator).map((reading) => (
            <Button
              key={reading.id}
              variant="subtle"
              color="brick"
              size="compact-md"
              onClick={() => setAsked({ what: "reading", id: reading.id })}
            >
              {keyIndicatorWords.remove} <VisuallyHidden>{keyIndicatorWords.removeReading(reading.on)}</VisuallyHidden>
            </Button>
          ))}
        />
      )}
      <div className={classes.controls}>
        <NewReading indicator={indicator} home={home} me={me} isFull={readings.length >= mostReadings} />
        <EditedIndicator indicator={indicator} home={home} me={me} />
        <Button variant="subtle" color="brick" size="compact-md" onClick={() => setAsked({ what: "indicator" })}>
          {keyIndicatorWords.remove} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {outcome && <Notice kind="error">{outcome.sentence}</Notice>}
      {asked && (
        <ConfirmDialog
          title={on === undefined ? keyIndicatorWords.removeTitle : keyIndicatorWords.removeReadingTitle}
          confirm={keyIndicatorWords.removeConfirm}
          decline={keyIndicatorWords.removeDecline}
          destructive
          onConfirm={removeAsked}
          onDecline={() => setAsked(undefined)}
        >
          {on === undefined
            ? keyIndicatorWords.removeQuestion(name, readings.length)
            : keyIndicatorWords.removeReadingQuestion(on)}
        </ConfirmDialog>
      )}
    </li>
  );
}
