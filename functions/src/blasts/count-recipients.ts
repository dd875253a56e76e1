// For how many people a blast would be, and why these are fewer than the entries of the list. A list of usual length is
// read for that, and anew only when something has changed in it; of a longer one the entries are counted, which costs a
// read for each thousand.
import { recipientCount, type RecipientCount } from "../../../src/domain/blasts/recipient-count";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { callable } from "../callable/callable";
import { doubleOptIn, mailKey } from "../config";
import { database } from "../firestore/database";
import { suppressedAmong } from "../mailing-list/suppression";
import { recipientFrom, subscriptionPages } from "./recipients";

const longestRead = 20_000;

export const countBlastRecipients = callable(
  "countBlastRecipients",
  { secrets: [mailKey], timeoutSeconds: 300, maxInstances: 1 },
  async () => {
    const all = database.collection(paths.emailList);
    const mayGet = doubleOptIn() ? all.where("confirmedAt", "!=", null) : all;
    const [entries, recipients, newest] = await Promise.all([
      all.count().get(),
      mayGet.count().get(),
      all.orderBy("createdAt", "desc").limit(1).select().get(),
    ]);
    const numbers = { entries: entries.data().count, recipients: recipients.data().count };
    if (numbers.entries > longestRead) return { ...numbers, ...noReasons, exact: false };
    const version = JSON.stringify([numbers, doubleOptIn(), newest.docs[0]?.id]);
    return (await countedBefore(version)) ?? countAnew(version);
  },
);

const noReasons = { repeated: 0, waiting: 0, suppressed: 0, unusable: 0 };
const storedCount = database.doc(paths.recipientCount);

/** Reads an earlier count of the very same list. */
async function countedBefore(version: string): Promise<RecipientCount | undefined> {
  const stored = await storedCount.get();
  const age = stored.readTime.toMillis() - (stored.updateTime?.toMillis() ?? 0);
  if (stored.get("version") !== version || age > dayMs) return undefined;
  return recipientCount.safeParse(stored.get("count")).data;
}

async function countAnew(version: string): Promise<RecipientCount> {
  const count = { entries: 0, recipients: 0, ...noReasons, exact: true };
  const usable = new Set<string>();
  for await (const page of subscriptionPages({ database })) {
    count.entries += page.length;
    for (const document of page) {
      const recipient = recipientFrom(document.data());
      if (!recipient) count.waiting += 1;
      else if (recipient.kind === "unusable") count.unusable += 1;
      else if (usable.has(recipient.address)) count.repeated += 1;
      else usable.add(recipient.address);
    }
  }
  count.suppressed = (await suppressedAmong([...usable])).size;
  count.recipients = usable.size - count.suppressed;
  await storedCount.set({ version, count });
  return count;
}
