import { randomUUID } from "node:crypto";
import type { ReceivedStatement } from "./statement-schema";

/** A statement as the store gives it back. */
export type StoredStatement = ReceivedStatement & { id: string; stored: string; timestamp: string };

export interface RecordedStatement {
  /** The position in the order of arrival, from 1. */
  position: number;
  statement: StoredStatement;
  /** The text as sent, in an order of keys that is always the same: it decides whether two statements are equal. */
  content: string;
}

export type RecordingResult = { ids: string[]; conflict?: never } | { conflict: string };

/** The recorded statements, in the order of arrival. A statement never changes. */
export class StatementLog {
  #byId = new Map<string, RecordedStatement>();
  #arrived = 0;

  /** Records all of them or none: none if one has the id of another statement that is recorded. */
  record(statements: readonly ReceivedStatement[]): RecordingResult {
    const known = statements.map(({ id }) => (id === undefined ? undefined : this.byId(id)));
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

  byId(id: string): RecordedStatement | undefined {
    return this.#byId.get(id.toLowerCase());
  }

  all(): RecordedStatement[] {
    return [...this.#byId.values()];
  }

  clear(): void {
    this.#byId.clear();
  }
}

const authority = { objectType: "Agent" as const, account: { homePage: "http://localhost", name: "waymark" } };

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
