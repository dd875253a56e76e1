// Sends one claimed batch: asks once more who has unsubscribed, sends to the others, and records what became of each.
import PQueue from "p-queue";
import { log } from "../log";
import { mailFailureOf, refusesAddress } from "../mail/mail-failure";
import { recordRefusal } from "../mailing-list/refusals";
import { suppressedAmong } from "../mailing-list/suppression";
import { transportTo } from "../mail/transport";
import { backoffMs } from "../queue/backoff";
import { recordBatchResults, type ClaimedBatch } from "./batches";
import { blastMails } from "./blast-mail";
import type { BlastContext } from "./blast-context";
import {
  classifyAttempts,
  refusedAddresses,
  type BatchRecipient,
  type BatchResults,
  type Attempt,
} from "./classify-attempts";
import type { StoredBlast } from "./stored-blast";

export type SendBatch = (batch: ClaimedBatch, blast: StoredBlast) => Promise<BatchResults>;

/** All batches of one blast share the queue, so that rate and connections hold for them together. */
export function batchSender(context: BlastContext, { id, subject, message }: StoredBlast): SendBatch {
  const { mail, settings, now } = context;
  const mailTo = blastMails(id, { subject, message }, context);
  const { mailsPerSecond, connections } = settings;
  const queue = new PQueue({
    // One mail is with the mail server and the next one ready on each connection, so that none of them waits for us.
    concurrency: connections * 2,
    ...(mailsPerSecond > 0 && { interval: 1000, intervalCap: mailsPerSecond }),
  });

  async function sendTo(recipient: BatchRecipient, latest: number): Promise<Attempt> {
    // A mail that begins now has to end while the batch is still ours.
    if (now().getTime() > latest) return { recipient, kind: "untried" };
    try {
      await transportTo(mail.smtpUrl, connections).sendMail(mailTo(recipient.address));
      return { recipient, kind: "sent" };
    } catch (error) {
      const { reason } = mailFailureOf(error);
      return { recipient, kind: "failure", reason, refusesAddress: refusesAddress(error) };
    }
  }

  async function record(batch: ClaimedBatch, blast: StoredBlast, attempts: readonly Attempt[]): Promise<BatchResults> {
    const results = classifyAttempts(attempts, { resendIsSafe: settings.idempotencyHeader !== "" });
    if (results.problem) results.retryInMs = backoffMs(blast.failures + 1);
    await recordBatchResults(context, id, batch, results);
    await countRefusals(attempts);
    log.blastBatchSent(results.sent, results.undelivered.length, results.toRetry.length, results.problem);
    return results;
  }

  /** The results are noted by now, so a refusal that could not be counted changes nothing about them. */
  async function countRefusals(attempts: readonly Attempt[]): Promise<void> {
    try {
      await Promise.all(refusedAddresses(attempts).map((address) => recordRefusal(address, `blast ${id}`, now())));
    } catch (error) {
      log.crashed("countRefusals", error);
    }
  }

  return async (batch, blast) => {
    const { recipients } = batch;
    let suppressed: Awaited<ReturnType<typeof suppressedAmong>>;
    try {
      suppressed = await suppressedAmong(recipients.map(({ address }) => address));
    } catch (error) {
      // Nothing has gone out: without a record everybody in it would be listed as uncertain once the claim has run out.
      await record(
        batch,
        blast,
        recipients.map((recipient) => ({ recipient, kind: "untried" })),
      );
      throw error;
    }
    const latest = batch.until.getTime() - settings.leaseMs / 3;
    const attempts = await Promise.all(
      recipients.map(async (recipient): Promise<Attempt> => {
        const reason = suppressed.get(recipient.address);
        if (reason) return { recipient, kind: reason === "refused" ? "suppressed" : "skipped" };
        return queue.add(() => sendTo(recipient, latest));
      }),
    );
    return record(batch, blast, attempts);
  };
}
