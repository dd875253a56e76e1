import { randomUUID } from "node:crypto";
import type { Statement } from "./statement-schema";

/** A statement as the store gives it back. */
export type StoredStatement = Statement & { id: string; stored: string; timestamp: string };

export interface RecordedStatement {
  /** The position in the order of arrival, from 1. */
  position: number;
  statement: StoredStatement;
  /** What was sent, in an order of keys that is always the same: it decides whether two statements are equal. */
  content: string;
}

export type Outcome = { ids: string[]; conflict?: never } | { conflict: string };

/** What was recorded, in the order of arrival. A statement never changes. */
export class StatementLog {
  #byId = new Map<string, RecordedStatement>();
  #arrived = 0;

  /** Records all of them or none: none if one has the id of another statement that is recorded. */
  record(statements: readonly Statement[]): Outcome {
    const known = statements.map(({ id }) => (id === undefined ? undefined : this.byId(id)));
    const conflict = statements.find((one, at) => known[at] !== undefined && known[at].content !== contentOf(one));
    if (conflict?.id !== undefined) return { conflict: conflict.id };
    const stored = new Date().toISOString();
    return { ids: statements.map((one, at) => known[at]?.statement.id ?? this.#add(one, stored)) };
  }

  #add(one: Statement, stored: string): string {
    this.#arrived += 1;
    const id = one.id ?? randomUUID();
    const { version = "1.0.0", timestamp = stored } = one;
    const statement = { ...one, id, timestamp, stored, version, authority };
    this.#byId.set(id.toLowerCase(), { position: this.#arrived, statement, content: contentOf(one) });
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
function contentOf(statement: Statement): string {
  const own = { id: undefined, stored: undefined, authority: undefined, version: undefined };
  return JSON.stringify(sorted({ ...statement, ...own }));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
