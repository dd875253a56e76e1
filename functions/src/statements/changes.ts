// What happened, read from how a document changed. Pure, because a trigger may report one change several times and out of order:
// whatever is said here about a change is said again, word for word, when it is reported again.
import type { Timestamp } from "firebase-admin/firestore";
import { readProgressData } from "../../../src/domain/assessment/answers-schema";
import { stepProgress } from "../../../src/domain/assessment/progress";
import { stepKeys } from "../../../src/domain/assessment/questionnaire";
import type { StatementEvent, StatementKind } from "../../../src/domain/statements";

type Fields = Record<string, unknown>;

export interface Change {
  params: Record<string, string>;
  before: Fields | undefined;
  after: Fields | undefined;
  at: Date;
}

export function subscriptionEvents(change: Change): StatementEvent[] {
  return isCreation(change) ? [event("subscribed", change)] : [];
}

/** An inquiry vanishes when it is moved and when it is replied to as well; those are told by where it arrives. */
export function inquiryEvents(change: Change, outcome: Fields | undefined): StatementEvent[] {
  if (isCreation(change)) return [event("inquiry sent", change)];
  if (!isDeletion(change) || (outcome && outcome.outcome !== "deleted")) return [];
  return [event("inquiry deleted", change, { by: text(outcome?.by) })];
}

export function repliedInquiryEvents(change: Change): StatementEvent[] {
  return isCreation(change) ? [event("inquiry replied", change, { by: change.params.uid })] : [];
}

export function taskEvents(change: Change): StatementEvent[] {
  const by = { by: change.params.uid };
  if (isCreation(change)) return [event("inquiry moved", change, by)];
  if (isDeletion(change)) return [event("task deleted", change, by)];
  const { before = {}, after = {} } = change;
  const replied =
    Boolean(after.reply) && (after.reply !== before.reply || ms(after.repliedAt) !== ms(before.repliedAt));
  const completed = after.completed === true && before.completed !== true;
  const nth = String(ms(after.repliedAt) ?? change.at.getTime());
  return [
    ...(replied ? [event("task replied", change, { ...by, nth })] : []),
    ...(completed ? [event("task completed", change, by)] : []),
  ];
}

export function invitationEvents(change: Change): StatementEvent[] {
  const { before, after = {}, params } = change;
  const onPath = { invitation: params.id };
  if (isCreation(change)) return [event("invitation generated", change, { ...onPath, by: text(after.createdBy) })];
  const business = { ...onPath, by: text(after.usedBy) };
  return [
    ...(after.usedBy && !before?.usedBy ? [event("registered", change, business)] : []),
    ...(after.lastLogin && !before?.lastLogin ? [event("assessment started", change, business)] : []),
  ];
}

/** The documents of answers have the ids of their invitations, which know the account. */
export function answerEvents(change: Change, usedBy: string | undefined): StatementEvent[] {
  const { before, after, params } = change;
  if (after === undefined) return [];
  const business = { invitation: params.id, by: usedBy };
  const [then, now] = [before, after].map((fields) => readProgressData(fields?.progressData));
  const completed = stepKeys.filter(
    (key) => stepProgress(key, now ?? {}).progress === "done" && stepProgress(key, then ?? {}).progress !== "done",
  );
  const generated = ms(after.planGeneratedAt);
  return [
    ...completed.map((step) => event("step completed", change, { ...business, step })),
    ...(generated !== undefined && generated !== ms(before?.planGeneratedAt)
      ? [event("plan generated", change, { ...business, nth: String(generated) })]
      : []),
  ];
}

export function blastEvents(change: Change): StatementEvent[] {
  return isCreation(change) ? [event("blast sent", change, { by: text(change.after?.createdBy) })] : [];
}

function event(kind: StatementKind, { params, at }: Change, more: Details = {}): StatementEvent {
  const { id = "" } = params;
  const known = Object.entries(more).filter(([, value]) => value !== undefined);
  return { kind, about: id, at, ...Object.fromEntries(known) };
}

type Details = { [K in "by" | "invitation" | "step" | "nth"]?: StatementEvent[K] | undefined };

function isCreation({ before, after }: Change): boolean {
  return before === undefined && after !== undefined;
}

export function isDeletion({ before, after }: Change): boolean {
  return before !== undefined && after === undefined;
}

function ms(time: unknown): number | undefined {
  return (time as Timestamp | undefined)?.toMillis();
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
