// The documents of a flood, for administrators: their lists, and letting them in or throwing them away. Thousands take
// several calls, each of which goes on at the place where the last one has stopped.
import { collection, orderBy, query } from "firebase/firestore";
import { inquiry, type Inquiry } from "../../domain/inquiries/inquiry";
import { paths } from "../../domain/kernel/collections";
import type { VisitorCollection } from "../../domain/kernel/held";
import { heldWords } from "../../domain/kernel/held-words";
import { heldSubscription, type HeldSubscription } from "../../domain/mailing-list/subscription";
import { call } from "../sdk/calls/call";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PageQuery } from "../sdk/lists/live-page";
import { startingWith } from "../sdk/lists/prefix-search";

const inquiriesHeld = () => collection(firestore(), paths.heldInquiries).withConverter(converterFor(inquiry));
const subscriptionsHeld = () =>
  collection(firestore(), paths.heldSubscriptions).withConverter(converterFor(heldSubscription));

const searched = { businessName: "businessName", email: "email" };

export const heldInquiries: PageQuery<Inquiry> = (search) =>
  search ? startingWith(inquiriesHeld(), searched, search) : query(inquiriesHeld(), orderBy("createdAt", "desc"));

export const heldSubscriptions: PageQuery<HeldSubscription> = (search) =>
  search
    ? startingWith(subscriptionsHeld(), searched, search)
    : query(subscriptionsHeld(), orderBy("createdAt", "desc"));

export function acceptHeld(from: VisitorCollection, id: string): Promise<CallResult> {
  return callInWords(call("settleHeld", { action: "accept", from, ids: [id] }), {
    done: ({ settled }) => (settled > 0 ? heldWords.accepted(from, settled) : heldWords.othersWereFaster),
    failed: heldWords.failed,
  });
}

export function acceptAllHeld(from: VisitorCollection): Promise<CallResult> {
  const done = ({ settled }: HeldWork) => heldWords.accepted(from, settled);
  return callInWords(untilNoneIsLeft("accept", from), { done, failed: heldWords.failed });
}

export function deleteAllHeld(from: VisitorCollection): Promise<CallResult> {
  const done = ({ settled }: HeldWork) => heldWords.deleted(from, settled);
  return callInWords(untilNoneIsLeft("delete", from), { done, failed: heldWords.failed });
}

interface HeldWork {
  settled: number;
}

/** Only those that were held at its beginning: the administrator has not been asked about later ones. */
async function untilNoneIsLeft(action: "accept" | "delete", from: VisitorCollection): Promise<HeldWork> {
  let settled = 0;
  let until: string | undefined;
  do {
    const answer = await call("settleHeld", { action, from, ...(until !== undefined && { until }) });
    settled += answer.settled;
    until = answer.until;
  } while (until !== undefined);
  return { settled };
}
