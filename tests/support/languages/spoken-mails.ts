// The mails of a plan that the sweep sends, which runs every five minutes only.
export { sweepMails } from "../../../functions/src/mail/delivery";
export { planReminders } from "../../../functions/src/plan/plan-reminder";
export { releaseMails } from "../../../functions/src/plan/release-mail";
