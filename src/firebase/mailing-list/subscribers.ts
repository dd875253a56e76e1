// The mailing list as administrators see and change it.
import { collection, getDocs, limit, orderBy, query } from "firebase/firestore";
import { greetingName } from "../../domain/blasts/greeting";
import {
  subscriber,
  textsOfSubscriber,
  mostAddresses,
  type AddressesAnswer,
  type ExportedSubscriber,
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
import { havingWords } from "../sdk/lists/word-search";

const emailList = () => collection(firestore(), paths.emailList).withConverter(converterFor(subscriber));

const latestFirst = orderBy("createdAt", "desc");

/** An address stands first, as do entries of before, which have no words yet, if they begin with the search. */
export const allSubscribers: PageQuery<Subscriber> = (search) =>
  search
    ? {
        before: startingWith(emailList(), { businessName: "businessName", email: "email" }, search),
        then: havingWords(emailList(), { texts: textsOfSubscriber, search, order: latestFirst }),
      }
    : query(emailList(), latestFirst);

/** The latest entries among which a name is looked for. */
const lookedAt = 5;

/** Returns the name by which a mail greets one of the latest people on the list; undefined if none has any. */
export async function nameOfReader(): Promise<string | undefined> {
  const { docs } = await getDocs(query(emailList(), latestFirst, limit(lookedAt)));
  return docs.map((found) => greetingName(found.data().name, "")).find((name) => name !== "");
}

/** Gives out everybody on the list, also who came before entries had a time, a part at a time. */
export function exportSubscribers(onPart: (part: ExportedSubscriber[]) => void): Promise<CallResult> {
  const { downloaded, downloadFailed: failed } = subscriberMessages;
  return callInWords(readParts(onPart), { done: ({ count }) => downloaded(count), failed });
}

async function readParts(onPart: (part: ExportedSubscriber[]) => void): Promise<{ count: number }> {
  let count = 0;
  for (let after: string | undefined; ;) {
    const { subscribers, next } = await call("exportSubscribers", after === undefined ? {} : { after });
    onPart(subscribers);
    count += subscribers.length;
    if (next === undefined) return { count };
    after = next;
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
