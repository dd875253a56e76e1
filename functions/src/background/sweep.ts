// Catches up on everything that a queue, a mail server or a store refused, after an outage of any length. A trigger
// runs again for one day only, and a lost task never does. Each part finds its own work in the database, so the next
// sweep makes good a failed one.
import { onSchedule } from "firebase-functions/v2/scheduler";
import { sweepPasswordLetters } from "../accounts/send-password-reset";
import { enqueueActiveBlasts } from "../blasts/sender";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { sweepAcknowledgements } from "../inquiries/acknowledge-inquiry";
import { sweepInvitationMails } from "../invitations/sweep-invitation-mails";
import { sweepHeld } from "../limits/flood/settle-held";
import { suppressionKey } from "../mail/suppression-key";
import { sweepConfirmations } from "../mailing-list/confirmations";
import { enqueueActiveImports } from "../mailing-list/import/import-queue";
import { sweepNotifications } from "../operator/notifications/send-notifications";
import { recordSweep } from "../operator/health/record-sweep";
import { endRetentionDaily } from "../operator/retention/end-retention";
import { sweepPlanReminders } from "../plan/plan-reminder";
import { sweepReleaseMails } from "../plan/release-mail";
import { runIndependently } from "../independently";
import { enqueueWaitingStatements } from "../statements/sender";

export const sweep = onSchedule({ schedule: "every 5 minutes", secrets: mailSecrets, timeoutSeconds: 300 }, () =>
  runIndependently({
    mailKey: suppressionKey, // a new one is stored, and a wrong one is an error in the log
    blasts: enqueueActiveBlasts,
    statements: enqueueWaitingStatements,
    imports: enqueueActiveImports,
    passwords: sweepPasswordLetters,
    confirmations: sweepConfirmations,
    invitations: sweepInvitationMails,
    releases: sweepReleaseMails,
    reminders: sweepPlanReminders,
    acknowledgements: sweepAcknowledgements,
    notifications: sweepNotifications,
    held: sweepHeld,
    health: recordSweep,
    retention: () => endRetentionDaily(database, new Date()),
  }),
);
