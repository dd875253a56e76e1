import { useMemo, type ReactNode } from "react";
import { checkDiagnosis } from "../../../domain/assessment/diagnosis/check-diagnosis";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import { anythingAnswered } from "../../../domain/assessment/answers/step-progress";
import { answersDocument, profileDocument } from "../../../domain/assessment/gap-profile/profile-document";
import { review } from "../../../domain/assessment/answers/review";
import { businessMessages, planWords, reportWords } from "../../../domain/assessment/words";
import { listMessages } from "../../../domain/kernel/words";
import type { FollowedBusiness } from "../../../firebase/invitations/business";
import { EmptyState } from "../../../ui/page/empty-state";
import { Notice } from "../../../ui/notice/notice";
import { Page } from "../../../ui/page/page";
import { TextExports } from "../../../ui/export/text-exports";
import { picturesOf } from "../charts/pictures";
import { printOnly } from "../exports/print-only";
import { PrintHead } from "../../../ui/page/print-head";
import { PlanExports } from "../exports/plan-exports";
import { PlanDesk } from "../plan-desk/plan-desk";
import { PlanView } from "../plan/plan-view";
import { GapProfileView } from "../profile/gap-profile-view";
import { ReviewAnswers } from "../review/review-answers";
import reviewClasses from "../review/review.module.css";
import { BusinessFacts } from "./business-facts";
import classes from "./business.module.css";
import { StepsSoFar } from "./steps-so-far";

interface BusinessProps {
  business: FollowedBusiness;
  back: ReactNode;
}

const noAnswers = {};

/** How far a business has come, what its answers say, its plan and the answers themselves, all of it read-only. */
export function Business({ business: { invitation, given, upToDate }, back }: BusinessProps) {
  const answers = given?.answers ?? noAnswers;
  const profile = useMemo(() => gapProfile(answers), [answers]);
  const { gaps } = profile;
  const plan = given?.plan;
  const diagnosis = useMemo(() => plan && checkDiagnosis(plan.text, gaps, answers), [plan, gaps, answers]);
  const { businessName } = invitation;
  const answersInFull = () =>
    `# ${businessMessages.answersOf(businessName)}\n\n${profileDocument(profile)}\n${answersDocument(answers)}`;
  return (
    <Page title={businessName} width="wide">
      <PrintHead>{businessName}</PrintHead>
      <div className={classes.top}>
        {back}
        {!upToDate && <Notice kind="warning">{listMessages.interrupted}</Notice>}
        <BusinessFacts invitation={invitation} given={given} />
        <StepsSoFar answers={answers} />
      </div>
      {!anythingAnswered(answers) ? (
        <EmptyState>{businessMessages.noAnswers}</EmptyState>
      ) : (
        <>
          <GapProfileView profile={profile} diagnosis={diagnosis} />
          <section className={classes.part} aria-labelledby="plan" data-paper="plan">
            <h2 id="plan">{planWords.plan}</h2>
            <PlanDesk business={{ code: invitation.invitationCode, businessName, answers, gaps, plan }} />
            {plan === undefined ? (
              <EmptyState>{businessMessages.noPlan}</EmptyState>
            ) : (
              <>
                <PlanExports
                  title={reportWords.title}
                  business={businessName}
                  plan={plan}
                  profile={profile}
                  answers={answers}
                />
                <PlanView plan={plan} answers={answers} gaps={gaps} diagnosis={diagnosis} />
              </>
            )}
          </section>
          <section className={classes.part} aria-labelledby="answers" data-paper="answers">
            <h2 id="answers">{businessMessages.answers}</h2>
            <TextExports
              label={businessMessages.exportAnswers}
              title={businessMessages.answersOf(businessName)}
              provenance={undefined}
              markdown={answersInFull}
              parts={async () => [{ markdown: answersInFull() }, { pictures: await picturesOf(profile) }]}
              print={() => printOnly("answers")}
            />
            <div className={reviewClasses.answers}>
              {review(answers).map((step) => (
                <ReviewAnswers key={step.key} step={step} under={2} />
              ))}
            </div>
          </section>
        </>
      )}
    </Page>
  );
}
