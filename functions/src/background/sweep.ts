// Catches up on everything that a queue, a mail server or a store refused, after an outage of any length. A trigger
// runs again for one day only, and a lost task never does. Each part finds its own work in the database, so the next
// sweep makes good a failed one.
import { onSchedule } from "firebase-functions/v2/scheduler";
import { passwordLetters } from "../accounts/send-password-reset";
import { enqueueActiveBlasts } from "../blasts/sender";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { acknowledgements } from "../inquiries/acknowledge-inquiry";
import { invitationMails } from "../invitations/invitation-delivery";
import { seatMails } from "../invitations/seats/seat-mail";
import { sweepHeld } from "../limits/flood/settle-held";
import { sweepMails, type MailKind } from "../mail/delivery";
import { suppressionKey } from "../mail/suppression-key";
import { confirmations } from "../mailing-list/confirmation-mail";
import { enqueueActiveImports } from "../mailing-list/import/import-queue";
import { chainDeedsHourly } from "../operator/deeds/chain-deeds";
import { digests } from "../operator/notifications/send-notifications";
import { recordSweep } from "../operator/health/record-sweep";
import { endRetentionDaily } from "../operator/retention/end-retention";
import { planReminders } from "../plan/plan-reminder";
import { releaseMails } from "../plan/release-mail";
import { runIndependently } from "../independently";
import { closeDueRounds } from "../voices/close-round";
import { enqueueWaitingStatements } from "../statements/sender";

/** Each is swept by itself, so that none waits for the budget or the failures of another. */
const mailKinds: Record<string, MailKind> = {
  ...confirmations,
  passwordLetters,
  invitationMails,
  seatMails,
  releaseMails,
  planReminders,
  acknowledgements,
  digests,
};

const sweepOptions = { schedule: "every 5 minutes", secrets: mailSecrets, timeoutSeconds: 300 };

export const sweep = onSchedule(sweepOptions, async () => {
  let isWhole = false;
  const steps = {
    mailKey: suppressionKey, // a new one is stored, and a wrong one is an error in the log
    blasts: enqueueActiveBlasts,
    statements: enqueueWaitingStatements,
    imports: enqueueActiveImports,
    ...Object.fromEntries(Object.entries(mailKinds).map(([name, kind]) => [name, () => sweepMails(kind)])),
    held: sweepHeld,
    voices: () => closeDueRounds(new Date()),
    deeds: () => chainDeedsHourly(database, new Date()),
    retention: () => endRetentionDaily(database, new Date()),
  };
  try {
    await runIndependently(steps);
    isWhole = true;
  } finally {
    await recordSweep(isWhole);
  }
});
