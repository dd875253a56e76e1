// What the page behind a mail's unsubscribe link does. Reading changes nothing, because mail scanners open links too.
import { maskedAddress } from "../../../src/domain/mailing-list/address";
import { unsubscribeMessages } from "../../../src/domain/mailing-list/words";
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { failure } from "../callable/failure";
import { suppressionOf } from "./suppression";
import { addressOfLink } from "./unsubscribe-link";
import { comeBack, leave } from "./unsubscribing";

const secrets = [mailKey];

export const readUnsubscribeLink = callable("readUnsubscribeLink", { secrets }, async ({ request }) => {
  const address = ownerOf(request.token);
  const { exists } = await suppressionOf(address).get();
  return { email: maskedAddress(address), subscribed: !exists };
});

export const unsubscribe = callable("unsubscribe", { secrets }, async ({ request }) => {
  const undo = await leave(ownerOf(request.token), "page");
  return undo === undefined ? {} : { undo };
});

export const subscribeAgain = callable("subscribeAgain", { secrets }, async ({ request }) => {
  const back = await comeBack(ownerOf(request.token), request.undo);
  if (!back) throw failure("failed-precondition", unsubscribeMessages.undoOver);
  return {};
});

function ownerOf(token: string): string {
  const address = addressOfLink(token);
  if (address === undefined) throw failure("not-found", unsubscribeMessages.badLink);
  return address;
}
