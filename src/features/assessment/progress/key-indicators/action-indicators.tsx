import { useState } from "react";
import type { PlanAction } from "../../../../domain/assessment/progress/actions/plan-actions";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import {
  latestReading,
  longestIndicatorName,
  mostReadings,
  readingsByDay,
  type IndicatorDefinition,
  type IndicatorEntry,
} from "../../../../domain/assessment/progress/key-indicators/key-indicator";
import {
  typeableNumber,
  typedIndicator,
  typedReading,
} from "../../../../domain/assessment/progress/key-indicators/typed-indicator";
import { indicatorInWords, keyIndicatorWords } from "../../../../domain/assessment/progress/key-indicators/words";
import { indicatorChart } from "../../../../domain/assessment/report/indicator-chart";
import { dayAround } from "../../../../domain/kernel/dates";
import { currentTime } from "../../../../browser/current-time";
import { draftPlaces } from "../../../../browser/draft-places";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";
import { Button } from "../../../../ui/button/button";
import { ConfirmDialog } from "../../../../ui/dialog/confirm-dialog";
import { useAction } from "../../../../ui/hooks/use-action";
import { Notice } from "../../../../ui/notice/notice";
import { VisuallyHidden } from "../../../../ui/visually-hidden";
import { LineChart } from "../../charts/line-chart";
import { Picture } from "../../charts/picture";
import { IndicatorForm } from "./indicator-form";
import classes from "./key-indicators.module.css";

/** An action whose indicators are changed, and by whom. */
interface Following {
  action: Pick<PlanAction, "key" | "title">;
  invitationId: string;
  /** The invitation under which they are kept. */
  home: string;
  me: Reader;
}

interface ActionIndicatorsProps {
  indicators: readonly IndicatorEntry[];
  /** Undefined if they are only read. */
  following?: Following;
  /** True while one more can be added. */
  isRoom?: boolean;
}

const definitionFields = [
  { name: "name", label: keyIndicatorWords.name, maxLength: longestIndicatorName },
  { name: "target", label: keyIndicatorWords.target, description: keyIndicatorWords.targetHint, inputMode: "decimal" },
] as const;
const readingFields = [
  { name: "value", label: keyIndicatorWords.value, inputMode: "decimal" },
  { name: "on", label: keyIndicatorWords.day, type: "date" },
] as const;

const loadIndicators = () => withFirestore(import("../../../../firebase/assessment/progress/key-indicators"));
const draftOf = ({ me, invitationId, action }: Following, form: string) =>
  draftPlaces.plan(me, invitationId, `${action.key}/${form}`);
const indicatorPlace = ({ home, action }: Following, id: string) => ({ invitationId: home, id, action: action.key });

/** The indicators that an action follows, and the form for another one. */
export function ActionIndicators({ indicators, following, isRoom = false }: ActionIndicatorsProps) {
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  return (
    <>
      {indicators.length > 0 && (
        <ul className={classes.list}>
          {indicators.map((indicator) => (
            <IndicatorView key={indicator.id} indicator={indicator} following={following} />
          ))}
        </ul>
      )}
      {following && isRoom && (
        <div className={classes.controls}>
          <IndicatorForm
            place={draftOf(following, "indicator")}
            schema={typedIndicator}
            opener={keyIndicatorWords.add}
            about={keyIndicatorWords.addTo(following.action.title)}
            begin={() => ({ name: "", target: "" })}
            fields={definitionFields}
            save={async (definition) => {
              await (await loadIndicators()).addIndicator(indicatorPlace(following, newId), definition);
              setNewId(crypto.randomUUID());
              return undefined;
            }}
          />
        </div>
      )}
    </>
  );
}

interface IndicatorViewProps {
  indicator: IndicatorEntry;
  following: Following | undefined;
}

/** One indicator: its line with its table, and the ways to change it. */
function IndicatorView({ indicator, following }: IndicatorViewProps) {
  const { name, readings } = indicator;
  const words = indicatorInWords(indicator, latestReading(indicator));
  const [asked, setAsked] = useState<{ readingId?: string }>();
  const { outcome, run } = useAction<"remove">();

  async function remove(from: Following, readingId: string | undefined) {
    const { removeIndicator, updateIndicator } = await loadIndicators();
    const place = indicatorPlace(from, indicator.id);
    await (readingId === undefined ? removeIndicator(place) : updateIndicator(place, { kind: "remove", readingId }));
  }

  function removeAsked() {
    if (asked && following) run("remove", () => remove(following, asked.readingId), keyIndicatorWords.removeFailed);
    setAsked(undefined);
  }

  const on = readings.find(({ id }) => id === asked?.readingId)?.on;
  return (
    <li className={classes.indicator}>
      <p>
        <strong>{name}</strong>: {words}
      </p>
      {readings.length > 0 && (
        <Picture
          chart={indicatorChart(indicator)}
          draw={(width) => <LineChart indicator={indicator} width={width} />}
          rowEnds={
            following &&
            readingsByDay(indicator).map((reading) => (
              <Button
                key={reading.id}
                variant="subtle"
                color="brick"
                size="compact-md"
                onClick={() => setAsked({ readingId: reading.id })}
              >
                {keyIndicatorWords.remove}{" "}
                <VisuallyHidden>{keyIndicatorWords.removeReading(reading.on)}</VisuallyHidden>
              </Button>
            ))
          }
        />
      )}
      {following && <IndicatorControls indicator={indicator} following={following} onRemove={() => setAsked({})} />}
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

interface IndicatorControlsProps {
  indicator: IndicatorEntry;
  following: Following;
  onRemove: () => void;
}

function IndicatorControls({ indicator, following, onRemove }: IndicatorControlsProps) {
  const { id, name, target, readings } = indicator;
  const [seen, setSeen] = useState<IndicatorDefinition>(indicator);
  const place = indicatorPlace(following, id);

  async function define(definition: IndicatorDefinition) {
    const result = await (await loadIndicators()).updateIndicator(place, { kind: "define", seen, definition });
    if (typeof result === "object") return { done: true, sentence: keyIndicatorWords.overtaken(result.overtaken) };
    return result === "gone" ? { done: false, sentence: keyIndicatorWords.gone } : undefined;
  }

  async function enter(reading: { on: string; value: number }) {
    const result = await (await loadIndicators()).addReading(place, { id: crypto.randomUUID(), ...reading });
    return result === "gone" ? { done: false, sentence: keyIndicatorWords.gone } : undefined;
  }

  return (
    <div className={classes.controls}>
      {readings.length < mostReadings ? (
        <IndicatorForm
          place={draftOf(following, `reading/${id}`)}
          schema={typedReading}
          opener={keyIndicatorWords.addReading}
          about={name}
          begin={() => ({ on: dayAround(currentTime()), value: "" })}
          fields={readingFields}
          save={enter}
        />
      ) : (
        <p>{keyIndicatorWords.tooManyReadings(mostReadings)}</p>
      )}
      <IndicatorForm
        place={draftOf(following, `indicator/${id}`)}
        schema={typedIndicator}
        opener={keyIndicatorWords.edit}
        about={name}
        begin={() => ({ name, target: typeableNumber(target) })}
        fields={definitionFields}
        onOpen={() => setSeen(indicator)}
        save={define}
      />
      <Button variant="subtle" color="brick" size="compact-md" onClick={onRemove}>
        {keyIndicatorWords.remove} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </div>
  );
}
