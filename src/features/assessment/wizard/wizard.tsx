import { useEffect, useState, useCallback } from "react";
import { fieldPath, stepKeys, stepOf } from "../../../domain/assessment/questionnaire/questionnaire";
import { stepTitles } from "../../../domain/assessment/questionnaire/step-titles";
import { teamsOf } from "../../../domain/assessment/answers/field-changes";
import { takenIn } from "../../../domain/assessment/needs-check/given-earlier";
import { PageTitle } from "../../../ui/page/page-title";
import type { AnswersAutosave } from "../answering/answers/answers-autosave";
import { LateReview } from "./review/late-review";
import { QuestionSections } from "../answering/questions/question-sections";
import { CarriedTeams } from "./carried-teams/carried-teams";
import { PlaceInSteps } from "./place-in-steps";
import { OfferedRatings } from "./offered-ratings";
import { answerByKeys } from "../answering/questions/keys";
import { SaveBar } from "./save-bar";
import { TeamsStep } from "../answering/teams/teams-step";
import { useAutosave } from "../answering/answers/use-autosave";
import { useStep } from "./use-step";
import { useTeams } from "../answering/teams/use-teams";
import classes from "./wizard.module.css";
import { logWarning } from "../../../browser/log";
import type { PreviousRound } from "../../../firebase/assessment/rounds/round-answers";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { withFirestore } from "../../../firebase/sdk/with-firestore";
import { assessmentMessages, assessmentWords, teamWords } from "../../../domain/assessment/words";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../domain/assessment/answers/step-progress";
import { Trail } from "../../../ui/trail/trail";
import type { TrailState } from "../../../ui/trail/trail-mark";
import { TrailStep } from "../../../ui/trail/trail-step";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";

interface StepTrailProps {
  answers: ProgressData;
  at: number;
  onJump: (step: number) => void;
}

interface WizardProps {
  autosave: AnswersAutosave;
  invitationId: string;
}

/** The six steps: five of questions, and the review. Every move saves first, also the one to the next field. */
export function Wizard({ autosave, invitationId }: WizardProps) {
  const state = useAutosave(autosave);
  const [at, goTo] = useStep(invitationId, state.answers);
  const teams = useTeams(autosave, state.teams, invitationId);
  const [leavingFor, setLeavingFor] = useState<number>();
  const previous = usePreviousRound(invitationId);
  const key = stepKeys[at];
  const step = key && stepOf(key);

  useEffect(() => LateReview.fetch(), []);

  function leave(next: number) {
    void autosave.save();
    setLeavingFor(undefined);
    goTo(next);
  }

  /** A team that has a name and was not added is not left behind without a question. */
  function move(next: number) {
    if (step?.repeats && next > at && teams.hasUnadded) setLeavingFor(next);
    else leave(next);
  }

  return (
    <div className={classes.wizard} onBlur={() => void autosave.flush()}>
      <StepTrail answers={state.answers} at={at} onJump={leave} />
      <div className={classes.step} onKeyDown={answerByKeys}>
        <header className={classes.header} data-paper="screen">
          {key && <PlaceInSteps stepKey={key} answers={state.answers} />}
          <PageTitle>{stepTitles[at] ?? ""}</PageTitle>
          {step && <p>{step.intro}</p>}
        </header>
        {step?.repeats && (
          <TeamsStep
            step={step}
            teams={teams}
            before={previous && teamsOf(previous.answers)}
            taken={takenIn("2", state.takenOver)}
            carried={previous && <CarriedTeams code={invitationId} before={teamsOf(previous.answers)} teams={teams} />}
          />
        )}
        {at === 0 && <OfferedRatings code={invitationId} />}
        {key && step && !step.repeats && (
          <QuestionSections
            step={step}
            answers={state.answers[key] ?? {}}
            before={previous?.answers[key]}
            taken={takenIn(key, state.takenOver)}
            idPrefix={`step-${key}-`}
            onAnswer={(question, answer) => autosave.change([key, ...fieldPath(question.id)], answer)}
          />
        )}
        {!step && <LateReview state={state} saveAll={autosave.saveAll} onOpen={leave} invitationId={invitationId} />}
        <SaveBar state={state} at={at} onSave={() => void autosave.save()} onMove={move} />
      </div>
      {leavingFor !== undefined && (
        <LeaveTeamDialog
          onAdd={() => {
            if (teams.add()) leave(leavingFor);
            else setLeavingFor(undefined);
          }}
          onDecline={() => leave(leavingFor)}
        />
      )}
    </div>
  );
}

/** The round before; undefined where there is none, until it is there, and where it cannot be read. */
function usePreviousRound(invitationId: string): PreviousRound | undefined {
  const { loaded } = useLoaded(useCallback(() => previousOrNone(invitationId), [invitationId]));
  return loaded.status === "ready" ? loaded.value : undefined;
}

async function previousOrNone(invitationId: string): Promise<PreviousRound | undefined> {
  try {
    const { previousRoundOf } = await withFirestore(import("../../../firebase/assessment/rounds/round-answers"));
    return await previousRoundOf(invitationId);
  } catch (error) {
    logWarning("The round before could not be read.", error);
    return undefined;
  }
}

/** The way through the assessment: which steps are done, begun and open, and which one is open. */
function StepTrail({ answers, at, onJump }: StepTrailProps) {
  return (
    <nav className={classes.trail} aria-labelledby="assessment-steps">
      <h2 id="assessment-steps">{assessmentWords.steps}</h2>
      <Trail>
        {stepTitles.map((title, step) => (
          <TrailStep key={title} state={step === at ? "here" : trailState(step, answers)}>
            <button type="button" aria-current={step === at ? "step" : undefined} onClick={() => onJump(step)}>
              {title}
            </button>
          </TrailStep>
        ))}
      </Trail>
    </nav>
  );
}

function trailState(step: number, answers: ProgressData): TrailState {
  const key = stepKeys[step];
  return key === undefined ? "open" : stepProgress(key, answers).progress;
}

interface LeaveTeamDialogProps {
  onAdd: () => void;
  onDecline: () => void;
}

function LeaveTeamDialog({ onAdd, onDecline }: LeaveTeamDialogProps) {
  return (
    <ConfirmDialog
      title={teamWords.unsaved}
      confirm={teamWords.unsavedAdd}
      decline={teamWords.unsavedLeave}
      onConfirm={onAdd}
      onDecline={onDecline}
    >
      {assessmentMessages.teamNotAdded}
    </ConfirmDialog>
  );
}
