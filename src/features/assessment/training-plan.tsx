import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ProgressData } from "../../domain/assessment/answers";
import type { StoredPlan } from "../../domain/assessment/plan";
import { wholeSections } from "../../domain/assessment/plan/continuation";
import { commissionOf } from "../../domain/course/commission";
import { messages } from "../../domain/messages";
import { BusyButton } from "../../ui/busy-button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Notice } from "../../ui/notice";
import { PlanAnnouncement } from "./plan/plan-announcement";
import { PlanProgress } from "./plan/plan-progress";
import type { DesignCourse } from "./plan/plan-section-view";
import { PlanView } from "./plan/plan-view";
import { useAnswersHash } from "./plan/use-answers-hash";
import { usePlanWriting } from "./plan/use-plan-writing";
import classes from "./review.module.css";

interface TrainingPlanProps {
  prompt: string | undefined;
  /** The plan that was made before. */
  stored: StoredPlan | undefined;
  answers: ProgressData;
  invitationId: string;
  /** Saves everything; false when the server does not have it yet. */
  saveAll: () => Promise<boolean>;
}

/** Asks for the plan and shows it while it is written; the plan is made from what is saved, so everything is saved first. */
export function TrainingPlan({ prompt, stored, answers, invitationId, saveAll }: TrainingPlanProps) {
  const navigate = useNavigate();
  const writing = usePlanWriting({ invitationId, prompt, saveAll });
  const hash = useAnswersHash(answers);
  const [asking, setAsking] = useState(false);
  const { run, isWriting, usedPrompt } = writing;
  const canGoOn = run !== undefined && run.answersHash === hash;
  const shown = isWriting ? partOf(writing.text) : (stored ?? (canGoOn ? partOf(wholeSections(run.text)) : undefined));

  function generate() {
    if (stored?.answersHash !== undefined && stored.answersHash === hash) setAsking(true);
    else void writing.write(false);
  }

  const design: DesignCourse = (item, rests) => {
    void businessName(invitationId).then((business) => {
      void navigate("/ai-tools/course-outline", { state: { commission: commissionOf(item, rests, business) } });
    });
  };

  return (
    <div className={classes.plan} id="plan">
      <PlanAnnouncement writing={writing} hasPlan={stored !== undefined} />
      <PlanProgress writing={writing} hasPlan={stored !== undefined} canGoOn={canGoOn} />
      <BusyButton color="blaze" busy={isWriting} busyLabel="Generating..." onClick={generate}>
        Generate Training Plan
      </BusyButton>
      {shown && shown.text !== "" && (
        <section aria-labelledby="training-plan" aria-busy={isWriting}>
          <h2 id="training-plan">Your Training Plan</h2>
          {usedPrompt !== undefined && (
            <div className={classes.prompt}>
              <Notice kind="info">{messages.planFromSaved}</Notice>
              <pre tabIndex={0} role="region" aria-label="Prompt that was used">
                {usedPrompt}
              </pre>
            </div>
          )}
          <PlanView plan={shown} answers={answers} partial={shown !== stored} onDesign={design} />
        </section>
      )}
      {asking && (
        <ConfirmDialog
          title="Generate again?"
          confirm="Generate again"
          decline="Keep this plan"
          onConfirm={() => {
            setAsking(false);
            void writing.write(false);
          }}
          onDecline={() => setAsking(false)}
        >
          {messages.planUnchanged}
        </ConfirmDialog>
      )}
    </div>
  );
}

function partOf(text: string): StoredPlan {
  return { text };
}

async function businessName(invitationId: string): Promise<string> {
  const { businessNameOf } = await import("../../firebase/invited-business");
  return (await businessNameOf(invitationId)) ?? messages.businessFallback;
}
