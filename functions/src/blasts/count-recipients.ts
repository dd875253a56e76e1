// For how many people a blast would be. It reads the whole mailing list, so it is a call of its own, made once for each time that
// somebody means to write.
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { database } from "../firestore/database";
import { suppressedAmong } from "../mailing-list/suppression";
import { addresseeOf, subscriptionPages } from "./recipients";

const options = { secrets: [mailKey], timeoutSeconds: 300, memory: "512MiB" as const };

export const countBlastRecipients = callable("countBlastRecipients", options, async () => {
  const known = new Set<string>();
  let recipients = 0;
  for await (const page of subscriptionPages({ database })) {
    const addresses = page
      .map((document) => addresseeOf(document.data()))
      .flatMap((addressee) =>
        addressee?.kind === "usable" && !known.has(addressee.address) ? [addressee.address] : [],
      );
    const fresh = [...new Set(addresses)];
    fresh.forEach((address) => known.add(address));
    recipients += fresh.length - (await suppressedAmong(fresh)).size;
  }
  return { recipients };
});
