// The parameters of an import's mails; the rules for all parameters stand in ../../config.ts.
import { defineInt } from "firebase-functions/params";
import { dayMs, hourMs } from "../../../../src/domain/kernel/durations";

const mailsPerHour = defineInt("IMPORT_CONFIRMATION_MAILS_PER_HOUR");
const mailsPerDay = defineInt("IMPORT_CONFIRMATION_MAILS_PER_DAY");

/** How many people of imports are asked to confirm in one day (UTC), whatever visitors use of their own budget. */
export function importMailsPerDay(): number {
  return mailsPerDay.value();
}

/** The time from one mail to the next. */
export function importMailSpacingMs(): number {
  return Math.max(hourMs / Math.max(mailsPerHour.value(), 1), dayMs / Math.max(mailsPerDay.value(), 1));
}
