// An administrator takes a person off the list, as if they had left it themselves: the address gets no more mail, also
// if the list has it more than once.
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { subscriberMessages } from "../../../src/domain/mailing-list/subscribers/words";
import { paths } from "../../../src/domain/kernel/collections";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { mailKey } from "../config";
import { database } from "../firestore/database";
import { unsubscribeAddress } from "./unsubscribe-address";

export const removeSubscription = callable(
  "removeSubscription",
  { secrets: [mailKey], maxInstances: 1 },
  async ({ request: { subscription } }) => {
    const document = await database.doc(paths.subscription(subscription)).get();
    if (!document.exists) throw failure("not-found", subscriberMessages.gone);
    const email: unknown = document.get("email");
    if (typeof email === "string" && email.trim() !== "")
      await unsubscribeAddress(normalisedAddress(email), "administrator");
    await document.ref.delete(); // one that no address leads to, or that was typed in a way that no query finds
    return {};
  },
);
