// Sends one claimed batch, a few mails at a time: asks who has unsubscribed, sends to the others, and notes what became
// of each before the next ones begin.
import PQueue from "p-queue";
import { defaultLanguage } from "../../../src/domain/kernel/language";
import type { MailProblem } from "../../../src/domain/kernel/failures/mail-problems";
import { log } from "../log";
import { mailFailureOf } from "../mail/mail-failure";
import { recordRefusal } from "../mailing-list/refusals";
import type { FollowedSuppressions, SuppressionReason } from "../mailing-list/suppression";
import { sendOver, transportTo } from "../mail/transport";
import { backoffMs } from "../queue/backoff";
import { recordEnd, recordGroup, type ClaimedBatch } from "./batches";
import { blastMails } from "./blast-mail";
import type { BlastContext } from "./blast-context";
import { classifyAttempts, refusedAddresses, type Attempt, type BatchRecipient } from "./classify-attempts";
import type { StoredBlast } from "./stored-blast";

type ReasonAgainst = FollowedSuppressions["reasonAgainst"];

/** The blast at this moment, and what is followed of it. */
interface SendingNow {
  blast: StoredBlast;
  reasonAgainst: ReasonAgainst;
  /** Asked before every few mails. */
  mayGoOn: () => boolean;
}

/** Sends a batch for as long as it may go on, and answers what keeps the mail server from taking anything. */
export type SendBatch = (batch: ClaimedBatch, now: SendingNow) => Promise<MailProblem | undefined>;

/** All batches of one blast share the queue, so that rate and connections hold for them together. */
export function batchSender(context: BlastContext, { id, subject, message, nameFallback }: StoredBlast): SendBatch {
  const { mail, settings, now } = context;
  const mailTo = blastMails(id, { subject, message, nameFallback }, context);
  const { mailsPerSecond, connections } = settings;
  const queue = new PQueue({
    // One mail is with the mail server and the next one ready on each connection, so that none of them waits for us.
    concurrency: connections * 2,
    ...(mailsPerSecond > 0 && { interval: 1000, intervalCap: mailsPerSecond }),
  });

  async function sendTo(recipient: BatchRecipient, latest: number, reasonAgainst: ReasonAgainst): Promise<Attempt> {
    const reason = reasonAgainst(recipient.address);
    if (reason) return unsent(recipient, reason);
    // A mail that begins now has to end while the batch is still ours.
    if (now().getTime() > latest || context.stopping?.aborted) return { recipient, kind: "untried" };
    try {
      await sendOver(
        transportTo(mail.smtpUrl, connections),
        mailTo(recipient.address, { language: defaultLanguage, ...recipient }),
      );
      return { recipient, kind: "sent" };
    } catch (error) {
      return { recipient, kind: "failure", reason: mailFailureOf(error).reason };
    }
  }

  /** Sends nothing to subscribers who have left by now, and counts none of them against the rate. */
  function attempt({ recipients, until }: ClaimedBatch, reasonAgainst: ReasonAgainst): Promise<Attempt[]> {
    const latest = until.getTime() - settings.leaseMs / 3;
    return Promise.all(
      recipients
        .filter((one) => one.underWay)
        .map(withoutMark)
        .map(async (recipient): Promise<Attempt> => {
          const reason = reasonAgainst(recipient.address);
          return reason ? unsent(recipient, reason) : queue.add(() => sendTo(recipient, latest, reasonAgainst));
        }),
    );
  }

  /** The results are noted by now, so a refusal that could not be counted changes nothing about them. */
  async function countRefusals(attempts: readonly Attempt[]): Promise<void> {
    try {
      await Promise.all(refusedAddresses(attempts).map((address) => recordRefusal(address, `blast ${id}`, now())));
    } catch (error) {
      log.crashed("countRefusals", error);
    }
  }

  const laterBy = (ms: number) => new Date(now().getTime() + ms);

  return async (claimed, { blast, reasonAgainst, mayGoOn }) => {
    let batch = claimed;
    let putOff: BatchRecipient[] = [];
    let retryInMs = Infinity;
    for (;;) {
      const untried = batch.recipients.filter((one) => !one.underWay);
      const attempts = await attempt(batch, reasonAgainst);
      const results = classifyAttempts(attempts, { resendIsSafe: settings.idempotencyHeader !== "" });
      const { toRetry, problem } = results;
      putOff = [...putOff, ...toRetry];
      if (results.retryInMs > 0) retryInMs = Math.min(retryInMs, results.retryInMs);
      log.blastBatchSent(results.sent, results.undelivered.length, toRetry.length, problem);
      const goesOn = untried.length > 0 && !problem && mayGoOn();
      const next = goesOn && (await recordGroup(context, id, batch, { untried, putOff, results }));
      if (!goesOn) {
        const waitMs = problem
          ? backoffMs(blast.failures + 1)
          : untried.length > 0 || putOff.length === 0
            ? 0
            : retryInMs;
        const waiting = { recipients: [...untried, ...putOff], dueAt: laterBy(Number.isFinite(waitMs) ? waitMs : 0) };
        await recordEnd(context, id, batch, { results, waiting, problem });
      }
      await countRefusals(attempts);
      if (!next) return problem;
      batch = next;
    }
  };
}

function unsent(recipient: BatchRecipient, reason: SuppressionReason): Attempt {
  return { recipient, kind: reason === "refused" ? "suppressed" : "skipped" };
}

function withoutMark({ address, attempts, name, language }: BatchRecipient): BatchRecipient {
  return { address, attempts, ...(name && { name }), ...(language && { language }) };
}
