// The parameters of an import's mails; the rules for all parameters stand in ../../config.ts.
import { defineInt } from "firebase-functions/params";
import { dayMs, hourMs } from "../../../../src/domain/kernel/durations";

const mailsPerHour = defineInt("IMPORT_CONFIRMATION_MAILS_PER_HOUR");
const mailsPerDay = defineInt("IMPORT_CONFIRMATION_MAILS_PER_DAY");

/** The most people of imports who are asked to confirm on one day (UTC), apart from visitors' own budget. */
export function importMailsPerDay(): number {
  return mailsPerDay.value();
}

/** The time from one mail to the next. */
export function importMailSpacingMs(): number {
  return Math.max(hourMs / Math.max(mailsPerHour.value(), 1), dayMs / Math.max(mailsPerDay.value(), 1));
}
