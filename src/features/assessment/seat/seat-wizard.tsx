import { teamsPath } from "../../../domain/assessment/answers/field-changes";
import type { Step } from "../../../domain/assessment/questionnaire/question";
import { fieldPath, stepOf } from "../../../domain/assessment/questionnaire/questionnaire";
import type { HeldParts } from "../../../domain/assessment/seats/seat-answers";
import { seatWords } from "../../../domain/assessment/seats/words";
import { assessmentWords } from "../../../domain/assessment/words";
import { EmptyState } from "../../../ui/page/empty-state";
import { PageTitle } from "../../../ui/page/page-title";
import { Trail } from "../../../ui/trail/trail";
import { TrailMark } from "../../../ui/trail/trail-mark";
import { TrailStep } from "../../../ui/trail/trail-step";
import type { AnswersAutosave } from "../answering/answers/answers-autosave";
import { useAutosave } from "../answering/answers/use-autosave";
import { answerByKeys } from "../answering/questions/keys";
import { QuestionSections } from "../answering/questions/question-sections";
import { SaveBar } from "../wizard/save-bar";
import { useStepOf } from "../wizard/use-step";
import classes from "../wizard/wizard.module.css";
import reviewClasses from "../wizard/review/review.module.css";
import { seatPartsOf, type SeatPart } from "./seat-parts-list";

export interface SeatWizardProps {
  autosave: AnswersAutosave;
  code: string;
  parts: HeldParts;
}

/** The way of a colleague: the steps and teams of the seat, and how far they are. Every move saves first. */
export function SeatWizard({ autosave, code, parts }: SeatWizardProps) {
  const state = useAutosave(autosave);
  const own = seatPartsOf(parts, state.answers, state.teams);
  const [opened, goTo] = useStepOf(code, own.length, () => {
    const toDo = own.findIndex((part) => part.state !== "done");
    return toDo === -1 ? own.length : toDo;
  });
  const at = Math.min(opened, own.length);
  const part = own[at];

  function move(next: number) {
    void autosave.save();
    goTo(next);
  }

  if (own.length === 0) return <EmptyState>{seatWords.nothing}</EmptyState>;
  return (
    <div className={classes.wizard} onBlur={() => void autosave.flush()}>
      <nav className={classes.trail} aria-labelledby="assessment-steps">
        <h2 id="assessment-steps">{assessmentWords.steps}</h2>
        <Trail>
          {[...own, undefined].map((each, nth) => (
            <TrailStep key={nth} state={nth === at ? "here" : (each?.state ?? "open")}>
              <button type="button" aria-current={nth === at ? "step" : undefined} onClick={() => move(nth)}>
                {each?.title ?? seatWords.summary}
              </button>
            </TrailStep>
          ))}
        </Trail>
      </nav>
      <div className={classes.step} onKeyDown={answerByKeys}>
        <header className={classes.header}>
          {part && <p>{placeOfPart(part, at, own.length)}</p>}
          <PageTitle>{part?.title ?? seatWords.summary}</PageTitle>
          {part && part.team === undefined && <p>{stepOf(part.key).intro}</p>}
        </header>
        {part ? <Questions key={at} part={part} autosave={autosave} /> : <Summary parts={own} onOpen={move} />}
        <SaveBar state={state} at={at} last={own.length} onSave={() => void autosave.save()} onMove={move} />
      </div>
    </div>
  );
}

function placeOfPart({ questions: { answered, unanswered } }: SeatPart, at: number, parts: number): string {
  return [seatWords.partOf(at + 1, parts), assessmentWords.answeredOf(answered, answered + unanswered.length)].join(
    " · ",
  );
}

function Questions({ part: { key, team }, autosave }: { part: SeatPart; autosave: AnswersAutosave }) {
  const { answers, teams } = useAutosave(autosave);
  const step = stepOf(key);
  const start = team === undefined ? [key] : [...teamsPath, team];
  return (
    <QuestionSections
      step={team === undefined ? step : withoutName(step)}
      answers={(team === undefined ? answers[key] : teams.find(({ id }) => id === team)) ?? {}}
      idPrefix={`seat-${start.join("-")}-`}
      onAnswer={(question, answer) => autosave.change([...start, ...fieldPath(question.id)], answer)}
    />
  );
}

/** The team's name is the contact's. */
function withoutName({ repeats, sections, ...step }: Step): Step {
  const asked = sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ id }) => id !== repeats?.namedBy),
  }));
  return { ...step, sections: asked.filter(({ questions }) => questions.length > 0) };
}

function Summary({ parts, onOpen }: { parts: readonly SeatPart[]; onOpen: (at: number) => void }) {
  return (
    <>
      {parts.every(({ state }) => state === "done") && <p>{seatWords.allDone}</p>}
      <p>{seatWords.thanks}</p>
      <ol className={reviewClasses.steps} aria-label={seatWords.summary}>
        {parts.map(({ title, state }, nth) => (
          <li key={nth}>
            <TrailMark state={state} />
            <span>{title}</span>
            <span className={reviewClasses.count}>{seatWords.states[state]}</span>
            <button type="button" className={reviewClasses.back} onClick={() => onOpen(nth)}>
              {seatWords.open(title)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
