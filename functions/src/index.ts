import "./options";
import { onInit } from "firebase-functions/v2";
import { tools } from "../../src/domain/course/tools";
import { blastSender } from "./blasts/sender";
import { generator } from "./course/generator";
import { database } from "./firestore/database";
import { refuseNewerSchema } from "./operator/migrations/refuse-newer-schema";
import { planWriter } from "./plan/plan-writer";
import { statementReplay, statementSender } from "./statements/sender";

onInit(() => refuseNewerSchema(database));

export const generateCourseOutline = generator(tools["course-outline"]);
export const generateStudyMaterial = generator(tools["study-material"]);
export const generateLessonContent = generator(tools["lesson-content"]);
export const generateStoryboard = generator(tools.storyboard);
export const generateAssessment = generator(tools.assessment);

export const writeTrainingPlans = planWriter();
export const sendStatements = statementSender();
export const replayStatements = statementReplay();
export const sendBlasts = blastSender();

export { requestPasswordReset } from "./accounts/request-password-reset";
export { sendPasswordResets } from "./accounts/send-password-reset";
export { health, readHealth } from "./operator/health/health";
export { erasePersonalData, exportPersonalData } from "./operator/persons/personal-data-calls";
export * from "./background/triggers";
export { sweep } from "./background/sweep";
export { sendEmailBlast } from "./blasts/send-email-blast";
export { countBlastRecipients } from "./blasts/count-recipients";
export { previewEmailBlast, testEmailBlast } from "./blasts/preview-blast";
export { controlEmailBlast } from "./blasts/control-blast";
export { resendUncertain } from "./blasts/resend-uncertain";
export { generateInvitation } from "./invitations/generate-invitation";
export { resendInvitation } from "./invitations/resend-invitation";
export { revokeInvitation } from "./invitations/revoke-invitation";
export { remindInvited } from "./invitations/remind-invited";
export { sendEmailReply } from "./inquiries/send-email-reply";
export { settleHeld } from "./limits/flood/settle-held";
export { stopGeneration } from "./course/stop-generation";
export { generateTrainingPlan } from "./plan/plan";
export { confirmSubscription, readConfirmationLink } from "./mailing-list/confirm";
export { checkAddresses } from "./mailing-list/check-addresses";
export { removeSubscription } from "./mailing-list/remove-subscription";
export { unsubscribeOneClick } from "./mailing-list/one-click";
export { mailEvents } from "./mailing-list/mail-events/mail-events";
export { readUnsubscribeLink, subscribeAgain, unsubscribe } from "./mailing-list/unsubscribe";
export { readSubscriptionSettings } from "./mailing-list/subscription-settings";
