// The mailing list as administrators see and change it.
import { collection, documentId, getDocsFromServer, limit, orderBy, query, startAfter } from "firebase/firestore";
import {
  subscriber,
  mostAddresses,
  type AddressesAnswer,
  type Subscriber,
} from "../../domain/mailing-list/subscribers/subscriber";
import { subscriberMessages } from "../../domain/mailing-list/subscribers/words";
import { bounds } from "../../domain/kernel/contact";
import { paths } from "../../domain/kernel/collections";
import { call } from "../sdk/calls/call";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PageQuery } from "../sdk/lists/live-page";
import { startingWith } from "../sdk/lists/prefix-search";

const emailList = () => collection(firestore(), paths.emailList).withConverter(converterFor(subscriber));

export const allSubscribers: PageQuery<Subscriber> = (search) =>
  search
    ? startingWith(emailList(), { businessName: "businessName", email: "email" }, search)
    : query(emailList(), orderBy("createdAt", "desc"));

/** The most that the rules give out at once. */
const mostPerQuery = 100;

/** Everybody on the list, also who came before entries had a time, in groups that can be looked up in one call. */
export async function* everySubscriber(): AsyncGenerator<Subscriber[]> {
  const inOrder = query(emailList(), orderBy(documentId()), limit(mostPerQuery));
  let group: Subscriber[] = [];
  for (let page = inOrder; ;) {
    const { docs } = await getDocsFromServer(page);
    group.push(...docs.map((document) => document.data()));
    const last = docs.at(-1);
    const isEnd = last === undefined || docs.length < mostPerQuery;
    if (group.length > 0 && (isEnd || group.length + mostPerQuery > mostAddresses)) {
      yield group;
      group = [];
    }
    if (isEnd) return;
    page = query(inOrder, startAfter(last));
  }
}

/** Returns the server's answers for these addresses, of any number. A text that is no address is not sent. */
export async function checkAddresses(emails: readonly string[], { listed = false } = {}): Promise<AddressesAnswer> {
  const addresses = [...new Set(emails)].filter((email) => email.includes("@") && email.length <= bounds.email);
  const known: AddressesAnswer = { asksToConfirm: false, left: [], refused: [], listed: [] };
  for (const group of groupsOf(addresses, mostAddresses)) {
    const answer = await call("checkAddresses", { addresses: group, ...(listed && { listed }) });
    known.asksToConfirm ||= answer.asksToConfirm;
    for (const what of ["left", "refused", "listed"] as const) known[what].push(...answer[what]);
  }
  return known;
}

export function groupsOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, nth) => all.slice(nth * size, (nth + 1) * size));
}

export function removeSubscriber(id: string, email: string): Promise<CallResult> {
  const { removed, removedNameless, removeFailed: failed } = subscriberMessages;
  const done = () => (email === "" ? removedNameless : removed(email));
  return callInWords(call("removeSubscription", { subscription: id }), { done, failed });
}
