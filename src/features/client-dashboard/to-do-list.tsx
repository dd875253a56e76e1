import { useCallback, useEffect } from "react";
import { ButtonLink } from "../../ui/button/button-link";
import { uiWords } from "../../ui/words";
import type { AssessmentProgress } from "../../domain/assessment/answers/assessment-progress";
import { registrationMessages } from "../../domain/accounts/words";
import { dashboardWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { routes } from "../../domain/kernel/routes";
import { Notice } from "../../ui/notice/notice";
import { TrailMark, type TrailState } from "../../ui/trail/trail-mark";
import { PlanOfRoundBefore } from "./plan-of-round-before";
import { nextOf } from "./next-thing-to-do";
import classes from "./to-do-list.module.css";
import { useLoaded } from "../../ui/hooks/use-loaded";

interface ToDoListProps {
  invitationId: string | undefined;
  /** True if another part comes first on the page. */
  isSecondary?: boolean | undefined;
  /** The business's round, if it is a further one. */
  round?: Invitation | undefined;
  /** Tells that the business of the invitation has a plan. */
  onPlan: (invitationId: string) => void;
}

export function ToDoList({ invitationId, isSecondary = false, round, onPlan }: ToDoListProps) {
  const load = useCallback(async () => {
    if (invitationId === undefined) return undefined;
    const { fetchAssessmentProgress } = await import("../../firebase/accounts/profile");
    return fetchAssessmentProgress(invitationId);
  }, [invitationId]);
  const { loaded, retry } = useLoaded(load);
  const progress = loaded.status === "ready" ? loaded.value : undefined;
  const next = progress && nextOf(progress);
  const hasPlan = progress?.state === "plan ready";

  useEffect(() => {
    if (hasPlan && invitationId !== undefined) onPlan(invitationId);
  }, [hasPlan, invitationId, onPlan]);

  return (
    <section aria-labelledby="to-do" className={classes.list}>
      <h2 id="to-do">{dashboardWords.toDo}</h2>
      <ul>
        <li className={classes.entry}>
          <ButtonLink
            to={routes.assessment}
            {...(next || isSecondary ? { variant: "outline" } : { color: "blaze" })}
            breaks
          >
            {dashboardWords.assessment}
          </ButtonLink>
          {progress && <ProgressLine progress={progress} />}
          {next && (
            <ButtonLink
              to={next.to}
              state={next.state}
              {...(isSecondary ? { variant: "outline" } : { color: "blaze" })}
              breaks
            >
              {next.label}
            </ButtonLink>
          )}
          {round && progress && !hasPlan && <PlanOfRoundBefore current={round} />}
          {loaded.status === "failed" && (
            <Notice kind="warning" action={{ label: uiWords.tryAgain, run: retry }}>
              {registrationMessages.progressFailed}
            </Notice>
          )}
        </li>
      </ul>
    </section>
  );
}

function ProgressLine({ progress }: { progress: AssessmentProgress }) {
  return (
    <p className={classes.progress}>
      <span className={classes.marks}>
        {progress.steps.map((_, index) => (
          <TrailMark key={index} state={markOf(progress, index + 1)} className={classes.mark} />
        ))}
      </span>
      {progressInWords(progress)}
    </p>
  );
}

function markOf({ state, step, steps }: AssessmentProgress, at: number): TrailState {
  if (state === "plan ready" || steps[at - 1] === "done") return "done";
  return state === "in progress" && at === step ? "here" : "open";
}

function progressInWords({ state, step, steps }: AssessmentProgress): string {
  switch (state) {
    case "not started":
      return dashboardWords.notStarted(steps.length);
    case "in progress":
      return dashboardWords.inProgress(step, steps.length);
    case "all answered":
      return dashboardWords.allAnswered(steps.length);
    case "plan ready":
      return dashboardWords.planReady;
  }
}
