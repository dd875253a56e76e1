// The parts of the functions that `functionsInBothLanguages` bundles.
export { referenceResolver } from "../../../src/domain/assessment/plan/references";
export { saidLine } from "../../../src/domain/course/origin/evidence-lines";
export { passwordLetters, sendPasswordReset } from "../../../functions/src/accounts/send-password-reset";
export { blastContext } from "../../../functions/src/blasts/blast-context";
export { recordBlast } from "../../../functions/src/blasts/record-blast";
export { workOn } from "../../../functions/src/blasts/worker";
export { allowedEvidence } from "../../../functions/src/course/allowed-evidence";
export { database } from "../../../functions/src/firestore/database";
export { sendEmailReply } from "../../../functions/src/inquiries/send-email-reply";
export { acknowledgements } from "../../../functions/src/inquiries/acknowledge-inquiry";
export { invitationMails } from "../../../functions/src/invitations/invitation-delivery";
export { seatMails } from "../../../functions/src/invitations/seats/seat-mail";
export { inLanguage } from "../../../functions/src/language";
export { sweepMails } from "../../../functions/src/mail/delivery";
export { confirmations } from "../../../functions/src/mailing-list/confirmation-mail";
export { planRequest } from "../../../functions/src/plan/plan-prompt";
export { planReminders } from "../../../functions/src/plan/plan-reminder";
export { releaseMails } from "../../../functions/src/plan/release-mail";
