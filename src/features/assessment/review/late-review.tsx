// The review with its profile, its plan and their Markdown is larger than all the questions, so its code is loaded
// after them. It is fetched as soon as they are there and not when it is opened: whoever goes offline meanwhile can
// still open it.
import { lazy, Suspense } from "react";
import { appMessages } from "../../../domain/kernel/words";
import { assessmentMessages } from "../../../domain/assessment/words";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import type { ReviewStepProps } from "./review-step";

const Review = lazy(async () => {
  try {
    return { default: (await import("./review-step")).ReviewStep };
  } catch {
    return { default: Missing };
  }
});

export function fetchReview(): void {
  import("./review-step").catch(() => undefined); // whoever opens it sees the error
}

/** The last step, once its code is there. */
export function LateReview(props: ReviewStepProps) {
  return (
    <Suspense fallback={<Loading>{appMessages.loading}</Loading>}>
      <Review {...props} />
    </Suspense>
  );
}

function Missing() {
  return <ErrorState retry={() => window.location.reload()}>{assessmentMessages.reviewFailed}</ErrorState>;
}
