import { assessmentMessages } from "../../../../domain/assessment/words";
import { late } from "../../../../ui/page/late";

/**
 * The last step. The review with its profile, its plan and their Markdown is larger than all the questions, so its code
 * is loaded after them, as soon as they are there.
 */
export const LateReview = late(async () => (await import("./review-step")).ReviewStep, assessmentMessages.reviewFailed);
