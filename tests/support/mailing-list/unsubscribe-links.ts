// The links with which readers unsubscribe, the calls behind them, and the suppressions that follow.
import { doc, getDoc } from "firebase/firestore/lite";
import { suppressionOf } from "../../../functions/src/mailing-list/suppression";
import { unsubscribeLinks } from "../../../functions/src/mailing-list/unsubscribe-link";
import { projectId } from "../../../local/shared/running-suite";
import { database } from "../shared/database";
import { runningSuite } from "../suite/running-suite";

export function tokenOf(address: string): string {
  return new URL(unsubscribeLinks(address).page).searchParams.get("token") ?? "";
}

export async function isSuppressed(address: string): Promise<boolean> {
  return (await getDoc(doc(database, (await suppressionOf(address)).path))).exists();
}

/** The function behind the one-click link, without hosting in front of it. */
export function callOneClick(token: string, init: RequestInit = {}): Promise<Response> {
  return openOneClick(`?token=${encodeURIComponent(token)}`, init);
}

/** The same with all that stands behind the link's question mark. */
export function openOneClick(search: string, init: RequestInit = {}): Promise<Response> {
  const { functions } = runningSuite().ports;
  const address = `http://127.0.0.1:${functions}/${projectId}/us-central1/unsubscribeOneClick`;
  return fetch(`${address}${search}`, { redirect: "manual", ...init });
}

/** Returns the request of a mail program. */
export function oneClickPost(body: BodyInit = new URLSearchParams({ "List-Unsubscribe": "One-Click" })): RequestInit {
  return { method: "POST", body };
}
