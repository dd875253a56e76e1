import { useMemo, useState } from "react";
import { Button } from "@mantine/core";
import { uiWords } from "../../../ui/words";
import { reportWords, reviewWords } from "../../../domain/assessment/words";
import { checkDiagnosis } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { sentAlong } from "../../../domain/assessment/diagnosis/diagnosis-text";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { anythingAnswered } from "../../../domain/assessment/answers/step-progress";
import { review } from "../../../domain/assessment/answers/review";
import { Notice } from "../../../ui/notice/notice";
import type { AnswersState } from "../answers/answers-autosave";
import { PlanExports } from "../exports/plan-exports";
import { NotAnswered } from "./not-answered";
import { GapProfileView } from "../profile/gap-profile-view";
import { Prompt } from "./prompt";
import classes from "./review.module.css";
import { ReviewAnswers } from "./review-answers";
import { ReviewPrintHead } from "./review-print-head";
import { ReviewParts } from "./review-parts";
import { TrainingPlan } from "../plan/training-plan";

export interface ReviewStepProps {
  state: AnswersState;
  saveAll: () => Promise<boolean>;
  onOpen: (step: number) => void;
  invitationId: string;
}

/** All answers once more, what is still open, the prompt that is made of them, and the plan. */
export function ReviewStep({ state: { answers, plan }, saveAll, onOpen, invitationId }: ReviewStepProps) {
  const [prompt, setPrompt] = useState<string>();
  const profile = useMemo(() => gapProfile(answers), [answers]);
  const { gaps } = profile;
  const diagnosis = useMemo(() => plan && checkDiagnosis(plan.text, gaps, answers), [plan, gaps, answers]);
  return (
    <>
      <ReviewPrintHead invitationId={invitationId} />
      <div className={classes.intro}>
        <p>{reviewWords.lead}</p>
        <Button variant="outline" onClick={() => window.print()}>
          {uiWords.print}
        </Button>
      </div>
      {!anythingAnswered(answers) && <Notice kind="info">{reviewWords.nothing}</Notice>}
      <ReviewParts />
      <NotAnswered answers={answers} onOpen={onOpen} />
      <div className={classes.answers} data-paper="answers">
        {review(answers).map((step) => (
          <ReviewAnswers key={step.key} step={step} onOpen={onOpen} />
        ))}
      </div>
      <GapProfileView profile={profile} diagnosis={diagnosis} />
      <Prompt answers={answers} prompt={prompt} diagnosis={sentAlong(answers)} onBuilt={setPrompt} />
      <TrainingPlan
        prompt={prompt}
        stored={plan}
        answers={answers}
        gaps={gaps}
        diagnosis={diagnosis}
        invitationId={invitationId}
        saveAll={saveAll}
      />
      {plan && <PlanExports title={reportWords.title} plan={plan} profile={profile} answers={answers} />}
    </>
  );
}
