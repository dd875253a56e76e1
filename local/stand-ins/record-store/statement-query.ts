import * as z from "zod/mini";
import { parseJson, validationMessage } from "../shared/faults";
import { actorSchema, identifiersOf, type Identified } from "./actor-schema";
import { iri, timestamp, uuid } from "./primitives";
import type { RecordedStatement } from "./statement-log";

const maxPageSize = 500;

const json = z.pipe(z.string(), z.transform(parseJson));
const flag = z.pipe(
  z.enum(["true", "false"]),
  z.transform((word) => word === "true"),
);

/** The parameters of GET /xapi/statements that this store knows; `after` is its own, for the next page. */
const parameters = z.strictObject({
  statementId: z.optional(uuid),
  agent: z.optional(z.pipe(json, actorSchema)),
  verb: z.optional(iri),
  activity: z.optional(iri),
  registration: z.optional(uuid),
  since: z.optional(timestamp),
  until: z.optional(timestamp),
  limit: z._default(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  ascending: z._default(flag, false),
  after: z.optional(z.coerce.number().check(z.int())),
  // Every answer has the format "exact" and no attachments, which these allow.
  format: z.optional(z.literal("exact")),
  attachments: z.optional(z.literal("false")),
});

export type StatementQuery = z.infer<typeof parameters>;

/** Reads the query, or says in a sentence why it cannot be read. */
export function readQuery(search: URLSearchParams): { query: StatementQuery } | { problem: string } {
  const parsed = parameters.safeParse(Object.fromEntries(search));
  if (!parsed.success) return { problem: validationMessage(parsed.error) };
  const others = [...search.keys()].filter((name) => !["statementId", "format", "attachments"].includes(name));
  if (parsed.data.statementId === undefined || others.length === 0) return { query: parsed.data };
  return { problem: `statementId cannot be combined with ${others.join(", ")}` };
}

/** One page of what was asked for, and the address of the next one ("" on the last page). */
export function findStatements(records: readonly RecordedStatement[], query: StatementQuery, search: URLSearchParams) {
  const { after, ascending } = query;
  const ordered = ascending ? records : records.toReversed();
  const rest = ordered.filter(
    (one) => fits(one, query) && (after === undefined || (ascending ? one.position > after : one.position < after)),
  );
  const shown = rest.slice(0, query.limit === 0 ? maxPageSize : Math.min(query.limit, maxPageSize));
  const next = new URLSearchParams(search);
  next.set("after", String(shown.at(-1)?.position));
  return {
    statements: shown.map((one) => one.statement),
    more: rest.length > shown.length ? `/xapi/statements?${next.toString()}` : "",
  };
}

function fits({ statement }: RecordedStatement, query: StatementQuery): boolean {
  const { verb, activity, registration, since, until, agent } = query;
  const about = statement.object;
  const activityId = about.objectType === "Activity" || about.objectType === undefined ? about.id : undefined;
  return (
    (verb === undefined || statement.verb.id === verb) &&
    (activity === undefined || activityId === activity) &&
    (registration === undefined || statement.context?.registration?.toLowerCase() === registration.toLowerCase()) &&
    (since === undefined || Date.parse(statement.stored) > Date.parse(since)) &&
    (until === undefined || Date.parse(statement.stored) <= Date.parse(until)) &&
    (agent === undefined || [statement.actor, about].some((one) => isOrHas(one, agent)))
  );
}

/** Tells whether a person is the agent, or a group with that agent as a member. */
function isOrHas(one: object, agent: Identified): boolean {
  const [wanted] = identifiersOf(agent);
  const members = "member" in one && Array.isArray(one.member) ? (one.member as Identified[]) : [];
  return [one as Identified, ...members].some((identified) => identifiersOf(identified)[0] === wanted);
}
