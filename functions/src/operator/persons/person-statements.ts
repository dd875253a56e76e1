// The statements of a person. They hold no address: what leads to a person is the id of an account, and ids that are
// made from the ids of documents. With account and documents these lead nowhere.
import type { DocumentReference } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { personalDataMessages } from "../../../../src/domain/operation/words";
import { registrationOf, visitorName } from "../../../../src/domain/statements/statements";
import type { StoreConfig } from "../../config";
import { statementUuid as uuid } from "../../statements/statement-context";
import { storeHeaders } from "../../statements/store";
import { documentPages } from "./documents-with";
import type { PersonTrail } from "./person-trail";
import type { PersonsContext } from "./persons-context";

/** A statement that an older system named `1` must not be mistaken for step 1. */
const automaticIdLength = 20;

export function pseudonymsOf({ uids, sentIds }: Pick<PersonTrail, "uids" | "sentIds">): string[] {
  return [...uids, ...sentIds.map((id) => visitorName(id, { uuid }))];
}

/** Those of the outbox. Their bodies are texts, which no query looks into. */
export async function statementsOf(context: PersonsContext, trail: PersonTrail): Promise<DocumentReference[]> {
  const registrations = [...trail.codes, ...trail.seats].map((code) => registrationOf(code, { uuid }));
  const ids = trail.sentIds.filter(({ length }) => length >= automaticIdLength).map(encodeURIComponent);
  const names = new Set([...pseudonymsOf(trail), ...registrations, ...ids]);
  if (names.size === 0) return [];
  const isTheirs = (body: string) => namesIn(body).some((name) => names.has(name));
  const found: DocumentReference[] = [];
  for await (const page of documentPages(context.database, paths.statements, ["body"]))
    found.push(...page.filter((one) => isTheirs(String(one.get("body")))).map(({ ref }) => ref));
  return found;
}

/** Returns the names in a body: its actor, its registration, and the last parts of the addresses of its activities. */
function namesIn(body: string): string[] {
  return [...body.matchAll(/"(?:[^"\\]*\/)?([^"\\/]+)"/g)].map(([, name = ""]) => name);
}

/**
 * Yields the store's statements of these actors, page after page; a sentence in their place if the store does not
 * answer.
 */
export async function storedStatementsOf(
  { store, homePage }: PersonsContext,
  actors: readonly string[],
): Promise<unknown[]> {
  if (!store || store.endpoint === "") return [];
  try {
    const found: unknown[] = [];
    for (const name of actors) found.push(...(await statementsBy(store, { account: { homePage, name } })));
    return found;
  } catch {
    return [{ problem: personalDataMessages.storeSilent }];
  }
}

async function statementsBy(store: StoreConfig, agent: object): Promise<unknown[]> {
  const found: unknown[] = [];
  const endpoint = new URL(`${store.endpoint.replace(/\/+$/, "")}/statements`);
  for (let next = `?${new URLSearchParams({ agent: JSON.stringify(agent) }).toString()}`; next !== "";) {
    const page = new URL(next, endpoint);
    if (page.origin !== endpoint.origin) throw new Error("The learning record store names a page elsewhere.");
    const response = await fetch(page, {
      headers: storeHeaders(store),
      redirect: "error",
      signal: AbortSignal.timeout(store.timeoutMs),
    });
    if (!response.ok) throw new Error(`The learning record store answered ${response.status}.`);
    const { statements, more = "" } = (await response.json()) as { statements: unknown[]; more?: string };
    found.push(...statements);
    next = more;
  }
  return found;
}
