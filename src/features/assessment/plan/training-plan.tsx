import { useState, type ReactNode, useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import type { DiagnosisCheck } from "../../../domain/assessment/plan-checks/check-diagnosis";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import { wholeSections } from "../../../domain/assessment/plan/continuation";
import { isInReview } from "../../../domain/assessment/plan/versions/plan-version";
import { reviewMessages } from "../../../domain/assessment/plan/versions/words";
import { resultsWords } from "../../../domain/assessment/results/words";
import { assessmentMessages, planWords } from "../../../domain/assessment/words";
import { routes } from "../../../domain/kernel/routes";
import { BusyButton } from "../../../ui/button/busy-button";
import { ButtonLink } from "../../../ui/button/button-link";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog";
import { Notice } from "../../../ui/notice/notice";
import { PlanAnnouncement } from "./plan-announcement";
import { PlanProgress } from "./plan-progress";
import { PlanView } from "./plan-view";
import { useAnswersHash } from "./use-answers-hash";
import { useCourseDesign } from "./course-design/use-course-design";
import { newPlanState } from "../results-data/new-plan";
import { usePlanWriting, type PlanWriting } from "./use-plan-writing";
import classes from "./training-plan.module.css";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import type { Live } from "../../../ui/hooks/use-live";

interface TrainingPlanProps {
  prompt: string | undefined;
  /** The plan that was made before. */
  stored: StoredPlan | undefined;
  answers: ProgressData;
  gaps: readonly Gap[];
  /** The check of the earlier plan against them. */
  diagnosis: DiagnosisCheck | undefined;
  invitationId: string;
  /** Saves everything; false when the server does not have it yet. */
  saveAll: () => Promise<boolean>;
  /** The part between the button and the plan, also while that is written. */
  children: (isWriting: boolean) => ReactNode;
}

/** Asks for the plan and shows it while it is written. The plan is made from what is saved, so all is saved first. */
export function TrainingPlan({
  prompt,
  stored,
  answers,
  gaps,
  diagnosis,
  invitationId,
  saveAll,
  children,
}: TrainingPlanProps) {
  const writing = usePlanWriting({ invitationId, prompt, saveAll });
  const hash = useAnswersHash(answers);
  const name = useBusinessName(invitationId);
  const business = name.status === "ready" ? name.value : undefined;
  const courses = useCourseDesign({ invitationId, business, plan: stored, answers, gaps });
  // Only by its business's name is an older course known that was begun before.
  const known = name.status === "loading" ? undefined : courses;
  const [confirming, setConfirming] = useState(false);
  const { run, isWriting, usedPrompt } = writing;
  const inReview = isInReview(run, stored?.version);
  const canGoOn = run !== undefined && run.answersHash === hash;
  const shown = isWriting
    ? partialPlan(writing.text)
    : (stored ?? (canGoOn ? partialPlan(wholeSections(run.text)) : undefined));

  const isThere = stored !== undefined && !isWriting;
  useReveal(writing, stored !== undefined && !inReview);

  function generate() {
    if (stored?.answersHash !== undefined && stored.answersHash === hash) setConfirming(true);
    else void writing.write(false);
  }

  return (
    <div className={classes.plan} id="plan">
      <PlanAnnouncement writing={writing} hasPlan={stored !== undefined && !inReview} />
      <div className={classes.generate}>
        {isThere && (
          <ButtonLink color="blaze" to={routes.results}>
            {resultsWords.open}
          </ButtonLink>
        )}
        <BusyButton
          {...(isThere ? { variant: "subtle", size: "compact-md" } : { color: "blaze" })}
          busy={isWriting}
          busyLabel={planWords.generating}
          onClick={generate}
        >
          {isThere ? planWords.writeAgain : planWords.generate}
        </BusyButton>
      </div>
      <PlanProgress writing={writing} hasPlan={stored !== undefined} canGoOn={canGoOn} />
      {inReview && !isWriting && <Notice kind="info">{reviewMessages.inReview}</Notice>}
      {children(isWriting)}
      {shown && shown.text !== "" && (
        <section aria-labelledby="training-plan" aria-busy={isWriting}>
          <h2 id="training-plan">{planWords.yourPlan}</h2>
          {usedPrompt !== undefined && (
            <div className={classes.prompt}>
              <Notice kind="info">{assessmentMessages.planFromSaved}</Notice>
              <pre tabIndex={0} role="region" aria-label={planWords.usedPrompt}>
                {usedPrompt}
              </pre>
            </div>
          )}
          <PlanView
            plan={shown}
            answers={answers}
            gaps={gaps}
            diagnosis={diagnosis}
            partial={shown !== stored}
            courses={known}
          />
        </section>
      )}
      {confirming && (
        <ConfirmDialog
          title={planWords.againTitle}
          confirm={planWords.againConfirm}
          decline={planWords.againDecline}
          onConfirm={() => {
            setConfirming(false);
            void writing.write(false);
          }}
          onDecline={() => setConfirming(false)}
        >
          {assessmentMessages.planUnchanged}
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Goes to the results as soon as the plan that was seen being written is there, unless there is more to say of it. */
function useReveal({ isWriting, isStale, failure, run, usedPrompt }: PlanWriting, hasPlan: boolean): void {
  const navigate = useNavigate();
  const wasWriting = useRef(false);
  const isBroken = isStale || failure !== undefined || run?.status === "failed";

  useEffect(() => {
    if (isWriting) wasWriting.current = true;
    else if (wasWriting.current && isBroken) wasWriting.current = false;
    else if (wasWriting.current && hasPlan && usedPrompt === undefined)
      void navigate(routes.results, { state: newPlanState });
  }, [isWriting, isBroken, hasPlan, usedPrompt, navigate]);
}

function partialPlan(text: string): StoredPlan {
  return { text };
}

/** Returns the name of an invitation's business; undefined if it is not known just now. */
function useBusinessName(invitationId: string): Live<string | undefined> {
  return useLoaded(
    useCallback(async () => {
      const { businessNameOf } = await import("../../../firebase/invitations/invited-business");
      return businessNameOf(invitationId);
    }, [invitationId]),
  ).loaded;
}
