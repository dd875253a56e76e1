// The mail that asks whether a subscription is wanted, in the project that a test has set before it imports this.
import { database } from "../../../functions/src/firestore/database";
import { datedFields } from "../../../functions/src/firestore/dated-fields";
import { deliverIfDue, sweepMails } from "../../../functions/src/mail/delivery";
import { confirmations } from "../../../functions/src/mailing-list/confirmation-mail";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";

const mailAbout = (subscription: string) => database.doc(paths.outboxMail(`confirmation-${subscription}`));

export async function sweepConfirmations(now = new Date()): Promise<void> {
  for (const kind of Object.values(confirmations)) await sweepMails(kind, now);
}

/** Asks about a subscription at a time; answers when it is asked about again, or that it never is. */
export async function mailConfirmation(
  email: string,
  subscription: string,
  now = new Date(),
  source: "today" | "earlier day" | "import" = "today",
): Promise<"done" | "refused" | "used-up" | Date> {
  const kind = source === "import" ? "import confirmation" : "confirmation";
  const askedAt = now.getTime() - (source === "earlier day" ? dayMs : 0);
  await database.doc(paths.subscription(subscription)).set({ email });
  const mail = mailAbout(subscription);
  await mail.set({ kind, about: subscription, mailDueAt: now, expiresAt: new Date(askedAt + 30 * dayMs) });
  const goesOn = await deliverIfDue(confirmations[kind], await mail.get(), now);
  const { mailDueAt, mailState } = await confirmationOf({ id: subscription });
  if (mailDueAt === undefined) return "done";
  if (mailState === "failed") return "refused";
  return goesOn ? (mailDueAt as Date) : "used-up";
}

export async function confirmationOf({ id }: { id: string }): Promise<Record<string, unknown>> {
  return datedFields(await mailAbout(id).get()) ?? {};
}
