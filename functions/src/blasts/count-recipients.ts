// For how many people a blast would be. This reads the whole mailing list, so it is a call of its own, made once each
// time that somebody means to write.
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { database } from "../firestore/database";
import { suppressedAmong } from "../mailing-list/suppression";
import { recipientFrom, subscriptionPages } from "./recipients";

const countingOptions = { secrets: [mailKey], timeoutSeconds: 300, memory: "512MiB" as const };

export const countBlastRecipients = callable("countBlastRecipients", countingOptions, async () => {
  const known = new Set<string>();
  let recipients = 0;
  for await (const page of subscriptionPages({ database })) {
    const addresses = page
      .map((document) => recipientFrom(document.data()))
      .flatMap((recipient) =>
        recipient?.kind === "usable" && !known.has(recipient.address) ? [recipient.address] : [],
      );
    const fresh = [...new Set(addresses)];
    fresh.forEach((address) => known.add(address));
    recipients += fresh.length - (await suppressedAmong(fresh)).size;
  }
  return { recipients };
});
