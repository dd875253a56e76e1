import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { reviewWords } from "../../../../domain/assessment/words";
import { sentAlong } from "../../../../domain/assessment/plan-checks/diagnosis-text";
import { authorsWithin } from "../../../../domain/assessment/seats/answer-authors";
import { authorWords } from "../../../../domain/assessment/seats/words";
import { anythingAnswered, stepProgress } from "../../../../domain/assessment/answers/step-progress";
import { resultsLinks, routes } from "../../../../domain/kernel/routes";
import { Notice } from "../../../../ui/notice/notice";
import type { AnswersState } from "../../answering/answers/answers-autosave";
import { TrainingPlan } from "../../plan/training-plan";
import { sinceIn, useResults } from "../../results-data/results";
import { useAuthors, withTeams, type AnswerAuthorship } from "../../results-data/use-authors";
import { useVoiceRounds, useWithVoices } from "../../results-data/use-voices";
import { useRoundBefore } from "../../results-data/use-round-before";
import { NotAnswered } from "./not-answered";
import { Prompt } from "./prompt";
import classes from "./review.module.css";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { stepKeys, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { TrailMark } from "../../../../ui/trail/trail-mark";
import { StepCount } from "../../results/answers/step-count";
import { VisuallyHidden } from "../../../../ui/visually-hidden";

interface ReviewedStepsProps {
  answers: ProgressData;
  authors: AnswerAuthorship | undefined;
  onOpen: (step: number) => void;
}

export interface ReviewStepProps {
  state: AnswersState;
  saveAll: () => Promise<boolean>;
  onOpen: (step: number) => void;
  invitationId: string;
}

/** The open questions, the steps in a line each, and the plan with its prompt. */
export function ReviewStep({ state, saveAll, onOpen, invitationId }: ReviewStepProps) {
  const { teams, plan } = state;
  const answers = useWithVoices(state.answers, teams, useVoiceRounds(invitationId));
  const [prompt, setPrompt] = useState<string>();
  const roundBefore = useRoundBefore(invitationId, answers, teams);
  const { profile, diagnosis } = useResults({ businessName: undefined, answers, plan, roundBefore });
  const since = sinceIn({ roundBefore });
  const sent = useMemo(() => sentAlong(answers, since), [answers, since]);
  const hasAnswers = anythingAnswered(answers);
  const authors = useAuthors(invitationId, teams);
  return (
    <>
      {!hasAnswers && <Notice kind="info">{reviewWords.nothing}</Notice>}
      <NotAnswered answers={answers} onOpen={onOpen} />
      <ReviewedSteps answers={answers} authors={authors} onOpen={onOpen} />
      <TrainingPlan
        prompt={prompt}
        stored={plan}
        answers={answers}
        gaps={profile.gaps}
        diagnosis={diagnosis}
        invitationId={invitationId}
        saveAll={saveAll}
      >
        {(isWriting) => (
          <>
            <p className={classes.lead}>{reviewWords.lead}</p>
            {hasAnswers && <Link to={resultsLinks(routes.results).profile}>{reviewWords.toProfile}</Link>}
            <Prompt
              answers={answers}
              prompt={prompt}
              diagnosis={sent}
              hasPlan={plan !== undefined || isWriting}
              onBuilt={setPrompt}
            />
          </>
        )}
      </TrainingPlan>
    </>
  );
}

/** The steps in a line each: how far it has come, and the way back to it. */
function ReviewedSteps({ answers, authors, onOpen }: ReviewedStepsProps) {
  const whole = authors && withTeams(answers, authors.teams);
  return (
    <ol className={classes.steps} aria-label={reviewWords.answers}>
      {stepKeys.map((key, step) => {
        const { title } = stepOf(key);
        return (
          <li key={key}>
            <TrailMark state={stepProgress(key, answers).progress} />
            <span>
              {title}
              {whole && <WithAnswersOf names={authorsWithin(whole, key, authors.known)} />}
            </span>
            <StepCount stepKey={key} answers={answers} />
            <button type="button" className={classes.back} onClick={() => onOpen(step)}>
              {reviewWords.change}
              <VisuallyHidden>{reviewWords.changeOf(title)}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** The colleagues who gave answers of a step. */
function WithAnswersOf({ names }: { names: readonly string[] }) {
  return names.length === 0 ? null : <small className={classes.authors}>{authorWords.within(names)}</small>;
}
