// The calls of the page behind a mail's unsubscribe link. Reading changes nothing, because mail scanners open links
// too.
import { maskedAddress } from "../../../src/domain/mailing-list/address";
import { unsubscribeMessages } from "../../../src/domain/mailing-list/link-words";
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { failure } from "../callable/failure";
import { suppressionOf } from "./suppression";
import { addressOfLink } from "./unsubscribe-link";
import { resubscribeAddress, unsubscribeAddress } from "./unsubscribe-address";

export const readUnsubscribeLink = callable("readUnsubscribeLink", { secrets: [mailKey] }, async ({ request }) => {
  const address = addressOrRefuse(request.token);
  const { exists } = await (await suppressionOf(address)).get();
  return { email: maskedAddress(address), subscribed: !exists };
});

export const unsubscribe = callable("unsubscribe", { secrets: [mailKey] }, async ({ request }) => {
  const undo = await unsubscribeAddress(addressOrRefuse(request.token), "page");
  return undo === undefined ? {} : { undo };
});

export const subscribeAgain = callable(
  "subscribeAgain",
  { secrets: [mailKey], maxInstances: 1 },
  async ({ request }) => {
    const resubscribed = await resubscribeAddress(addressOrRefuse(request.token), request.undo);
    if (!resubscribed) throw failure("failed-precondition", unsubscribeMessages.undoOver);
    return {};
  },
);

function addressOrRefuse(token: string): string {
  const address = addressOfLink(token);
  if (address === undefined) throw failure("not-found", unsubscribeMessages.badLink);
  return address;
}
