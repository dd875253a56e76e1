import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { parseJson, validationMessage } from "../shared/faults";

interface Actor {
  name?: string;
  mbox?: string;
  mbox_sha1sum?: string;
  openid?: string;
  account?: { name: string };
}

/** A statement of xAPI 1.0.3 as it came, with the parts that the store reads. */
export interface ReceivedStatement {
  id?: string;
  actor: Actor;
  verb: { id: string; display?: Record<string, string> };
  object: Actor & { objectType?: string; id?: string; definition?: { name?: Record<string, string> } };
  timestamp?: string;
  version?: string;
}

/** A statement as the store gives it back. */
export type StoredStatement = ReceivedStatement & { id: string; stored: string; timestamp: string };

interface RecordedStatement {
  /** The position in the order of arrival, from 1. */
  position: number;
  statement: StoredStatement;
  /** The text as sent, in an order of keys that is always the same: it decides whether two statements are equal. */
  content: string;
}

type RecordingResult = { ids: string[]; conflict?: never } | { conflict: string };

export const uuid = z.uuid("must be a UUID");

const maxPageSize = 500;

/** The parameters of GET /xapi/statements that this store knows; `before` is its own, for the next page. */
const parameters = z.strictObject({
  statementId: z.optional(uuid),
  /** An Agent as JSON; its identifier is what counts. */
  agent: z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => identifierOf(parseJson(text) as Actor)),
    ),
  ),
  verb: z.optional(z.string()),
  activity: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  before: z._default(z.coerce.number().check(z.int()), Infinity),
});

type StatementQuery = z.infer<typeof parameters>;

/** Reads the query, or says in a sentence why it cannot be read. */
export function readQuery(search: URLSearchParams): { query: StatementQuery } | { problem: string } {
  const parsed = parameters.safeParse(Object.fromEntries(search));
  if (!parsed.success) return { problem: validationMessage(parsed.error) };
  if (parsed.data.statementId === undefined || search.size === 1) return { query: parsed.data };
  return { problem: "statementId cannot be combined with other parameters" };
}

/** The recorded statements, in the order of arrival. A statement never changes. */
export class StatementLog {
  #byId = new Map<string, RecordedStatement>();
  #arrived = 0;

  /** Records all of them or none: none if one has the id of another statement that is recorded. */
  record(statements: readonly ReceivedStatement[]): RecordingResult {
    const known = statements.map(({ id }) => (id === undefined ? undefined : this.#byId.get(id.toLowerCase())));
    const conflict = statements.find(
      (one, at) => known[at] !== undefined && known[at].content !== comparableContent(one),
    );
    if (conflict?.id !== undefined) return { conflict: conflict.id };
    const stored = new Date().toISOString();
    return { ids: statements.map((one, at) => known[at]?.statement.id ?? this.#add(one, stored)) };
  }

  #add(one: ReceivedStatement, stored: string): string {
    this.#arrived += 1;
    const id = one.id ?? randomUUID();
    const { version = "1.0.0", timestamp = stored } = one;
    const statement = { ...one, id, timestamp, stored, version, authority };
    this.#byId.set(id.toLowerCase(), { position: this.#arrived, statement, content: comparableContent(one) });
    return id;
  }

  byId(id: string): StoredStatement | undefined {
    return this.#byId.get(id.toLowerCase())?.statement;
  }

  all(): StoredStatement[] {
    return [...this.#byId.values()].map(({ statement }) => statement);
  }

  /** One page of what was asked for, newest first, and the address of the next one ("" on the last page). */
  find(query: StatementQuery, search: URLSearchParams): { statements: StoredStatement[]; more: string } {
    const { limit, before } = query;
    const found = [...this.#byId.values()]
      .filter(({ position, statement }) => position < before && fits(statement, query))
      .toReversed();
    const shown = found.slice(0, limit === 0 ? maxPageSize : Math.min(limit, maxPageSize));
    const next = new URLSearchParams(search);
    next.set("before", String(shown.at(-1)?.position));
    return {
      statements: shown.map(({ statement }) => statement),
      more: found.length > shown.length ? `/xapi/statements?${next.toString()}` : "",
    };
  }

  clear(): void {
    this.#byId.clear();
  }
}

const authority = { objectType: "Agent" as const, account: { homePage: "http://localhost", name: "waymark" } };

function fits({ actor, verb, object }: StoredStatement, wanted: StatementQuery): boolean {
  return (
    (wanted.verb ?? verb.id) === verb.id &&
    (wanted.activity ?? object.id) === object.id &&
    (wanted.agent === undefined || [actor, object].some((one) => identifierOf(one) === wanted.agent))
  );
}

function identifierOf({ account, mbox, mbox_sha1sum, openid }: Actor): string {
  return JSON.stringify(sortKeys({ account, mbox, mbox_sha1sum, openid }));
}

/** Without what a store adds by itself, which does not make a statement another one. */
function comparableContent(statement: ReceivedStatement): string {
  const own = { id: undefined, stored: undefined, authority: undefined, version: undefined };
  return JSON.stringify(sortKeys({ ...statement, ...own }));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
