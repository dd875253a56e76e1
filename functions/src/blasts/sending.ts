// Sends one claimed batch: asks once more who has left, sends to the others, and notes what became of each.
import PQueue from "p-queue";
import { log } from "../log";
import { mailFailureOf } from "../mail/mail-failure";
import { suppressedAmong } from "../mailing-list/suppression";
import { transportTo } from "../mail/transport";
import { backoffMs } from "../queue/backoff";
import { settle, type Claimed } from "./batches";
import { blastMails } from "./blast-mail";
import type { BlastContext } from "./context";
import { settled, type Recipient, type Settled, type Try } from "./classify-attempts";
import type { StoredBlast } from "./stored-blast";

export type SendBatch = (batch: Claimed, blast: StoredBlast) => Promise<Settled>;

/** All batches of one blast share the queue, so that rate and connections hold for them together. */
export function batchSender(engine: BlastContext, { id, subject, message }: StoredBlast): SendBatch {
  const { mail, settings, now } = engine;
  const mailTo = blastMails(id, { subject, message }, engine);
  const { mailsPerSecond, connections } = settings;
  const queue = new PQueue({
    // One mail is with the mail server and the next one ready on each connection, so that none of them waits for us.
    concurrency: connections * 2,
    ...(mailsPerSecond > 0 && { interval: 1000, intervalCap: mailsPerSecond }),
  });

  async function sendTo(recipient: Recipient, latest: number): Promise<Try> {
    // A mail that begins now has to end while the batch is still ours.
    if (now().getTime() > latest) return { recipient, kind: "untried" };
    try {
      await transportTo(mail.smtpUrl, connections).sendMail(mailTo(recipient.address));
      return { recipient, kind: "sent" };
    } catch (error) {
      return { recipient, kind: "failure", reason: mailFailureOf(error).reason };
    }
  }

  async function note(batch: Claimed, blast: StoredBlast, tries: readonly Try[]): Promise<Settled> {
    const outcome = settled(tries, { resendIsSafe: settings.idempotencyHeader !== "" });
    if (outcome.problem) outcome.againMs = backoffMs(blast.failures + 1);
    await settle(engine, id, batch, outcome);
    log.blastBatchSent(outcome.sent, outcome.troubles.length, outcome.again.length, outcome.problem);
    return outcome;
  }

  return async (batch, blast) => {
    const { recipients } = batch;
    let left: ReadonlySet<string>;
    try {
      left = await suppressedAmong(recipients.map(({ address }) => address));
    } catch (error) {
      // Nothing has gone out: without a note everybody in it would be listed as uncertain once the claim has run out.
      await note(
        batch,
        blast,
        recipients.map((recipient) => ({ recipient, kind: "untried" })),
      );
      throw error;
    }
    const latest = batch.until.getTime() - settings.leaseMs / 3;
    const tries = await Promise.all(
      recipients.map(async (recipient): Promise<Try> =>
        left.has(recipient.address) ? { recipient, kind: "skipped" } : queue.add(() => sendTo(recipient, latest)),
      ),
    );
    return note(batch, blast, tries);
  };
}
