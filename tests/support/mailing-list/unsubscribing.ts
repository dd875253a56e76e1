// Subscribers, their links and where they stand, past all rules.
import { addDoc, collection, doc, getDoc } from "firebase/firestore";
import { suppressionOf } from "../../../functions/src/mailing-list/suppression";
import { unsubscribeLinks } from "../../../functions/src/mailing-list/unsubscribe-link";
import { paths } from "../../../src/domain/kernel/collections";
import { projectId } from "../../../local/suite/running-suite";
import { aSubscription } from "../shared/builders";
import { database, documentsWhere } from "../shared/database";
import { theSuite } from "../suite/suite";

let people = 0;

/** An address that no other test uses. */
export function anAddress(): string {
  people += 1;
  return `reader-${people}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@northwind.example`;
}

export async function subscribe(email: string, changes: Record<string, unknown> = {}): Promise<string> {
  return (await addDoc(collection(database, paths.emailList), aSubscription({ email, ...changes }))).id;
}

export function tokenOf(address: string): string {
  return new URL(unsubscribeLinks(address).page).searchParams.get("token") ?? "";
}

export async function isSuppressed(address: string): Promise<boolean> {
  return (await getDoc(doc(database, suppressionOf(address).path))).exists();
}

export function subscriptionsOf(email: string) {
  return documentsWhere(paths.emailList, "email", email);
}

/** The function behind the one-click link, without hosting in front of it. */
export function oneClick(token: string, init: RequestInit = {}): Promise<Response> {
  const { functions } = theSuite().ports;
  const address = `http://127.0.0.1:${functions}/${projectId}/us-central1/unsubscribeOneClick`;
  return fetch(`${address}?token=${encodeURIComponent(token)}`, { redirect: "manual", ...init });
}

/** What a mail program sends. */
export function oneClickPost(body: BodyInit = new URLSearchParams({ "List-Unsubscribe": "One-Click" })): RequestInit {
  return { method: "POST", body };
}
