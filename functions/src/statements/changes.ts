// Reads events from the change of a document. It is pure, because a trigger may report one change several times and out
// of order: the same change always gives the same events.
import type { Timestamp } from "firebase-admin/firestore";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import { stepProgress } from "../../../src/domain/assessment/answers/step-progress";
import { stepKeys } from "../../../src/domain/assessment/questionnaire/questionnaire";
import type { StatementEvent, StatementKind } from "../../../src/domain/statements/statements";

type Fields = Record<string, unknown>;

export interface Change {
  params: Record<string, string>;
  before: Fields | undefined;
  after: Fields | undefined;
  at: Date;
  /** The time of the document's creation, to the commit. */
  madeAt?: Date | undefined;
}

export function subscriptionEvents(change: Change): StatementEvent[] {
  // An imported person has not signed up here.
  const isImported = change.after?.import !== undefined;
  return isCreation(change) && !isImported ? [event("subscribed", asItCame(change))] : [];
}

/** An inquiry also vanishes when it is moved or replied to; the documents that these create give those events. */
export function inquiryEvents(change: Change, outcome: Fields | undefined): StatementEvent[] {
  if (isCreation(change)) return [event("inquiry sent", asItCame(change))];
  if (!isDeletion(change) || (outcome ? outcome.outcome !== "deleted" : hasExpired(change))) return [];
  return [repeatableEvent("inquiry deleted", change, { by: nonEmptyText(outcome?.by) })];
}

/** A document that was held for a while came at the time it was sent, not at the time it was accepted. */
function asItCame(change: Change): Change {
  const { acceptedAt, createdAt } = change.after ?? {};
  const at = acceptedAt === undefined ? undefined : ms(createdAt);
  return at === undefined ? change : { ...change, at: new Date(at) };
}

/** No person has deleted it: its time was over. */
function hasExpired({ before, at }: Change): boolean {
  return (ms(before?.expiresAt) ?? Infinity) <= at.getTime();
}

/** Undoing a deletion deletes the inquiry's outcome. */
export function outcomeEvents(change: Change): StatementEvent[] {
  const { before } = change;
  if (!isDeletion(change) || before?.outcome !== "deleted") return [];
  return [repeatableEvent("inquiry restored", change, { by: nonEmptyText(before.by) })];
}

/** One whose business was invited is filed without an answer; one that was answered can be answered again. */
export function repliedInquiryEvents(change: Change): StatementEvent[] {
  if (!isReplied(change)) return [];
  const nth = isCreation(change) ? undefined : nthReply(change);
  return [event("inquiry replied", change, { by: change.params.uid, nth })];
}

function isReplied({ before = {}, after = {} }: Change): boolean {
  return Boolean(after.reply) && (after.reply !== before.reply || ms(after.repliedAt) !== ms(before.repliedAt));
}

function nthReply({ after = {}, at }: Change): string {
  return String(ms(after.repliedAt) ?? at.getTime());
}

/**
 * A task is made by the commit that moves its inquiry; one that is made later was deleted in between. One that is
 * handed over leaves a queue for another one, of which nothing is recorded.
 */
export function taskEvents(change: Change, { movedAt, handedOverAt }: TaskPast = {}): StatementEvent[] {
  const by = { by: change.params.uid };
  if (isCreation(change) || isDeletion(change)) {
    const at = isCreation(change) ? change.madeAt : change.at;
    if (at && handedOverAt && Math.abs(at.getTime() - handedOverAt.getTime()) <= eventTimeMs) return [];
  }
  if (isCreation(change)) {
    const isBack = movedAt !== undefined && change.madeAt !== undefined && movedAt < change.madeAt;
    return [isBack ? repeatableEvent("task restored", change, by) : event("inquiry moved", change, by)];
  }
  if (isDeletion(change)) return [repeatableEvent("task deleted", change, by)];
  const { before = {}, after = {} } = change;
  const completed = after.completed === true && before.completed !== true;
  return [
    ...(isReplied(change) ? [event("task replied", change, { ...by, nth: nthReply(change) })] : []),
    ...(completed ? [event("task completed", change, by)] : []),
  ];
}

interface TaskPast {
  /** The time at which its inquiry was moved. */
  movedAt?: Date | undefined;
  /** The time at which it was handed over, into this queue or out of it. */
  handedOverAt?: Date | undefined;
}

interface KnownOfInvitation {
  /** The inviter; the invitation does not name them, as its code's holder can read it. */
  request?: Fields | undefined;
  /** The administrator who has moved it. */
  movedBy?: string | undefined;
  /** Given for a further round. */
  firstRound?: string | undefined;
}

export function invitationEvents(
  change: Change,
  { request, movedBy, firstRound }: KnownOfInvitation = {},
): StatementEvent[] {
  const { before, after = {}, params } = change;
  // Of each contact that it was moved to there can be the same again.
  const moved = ms(after.movedAt);
  const onPath = { invitation: params.id, firstRound, ...(moved !== undefined && { nth: String(moved) }) };
  if (isCreation(change)) {
    const by = request?.invitationCode === params.id ? nonEmptyText(request?.createdBy) : undefined;
    return [event("invitation generated", change, { ...onPath, by })];
  }
  const business = { ...onPath, by: nonEmptyText(after.usedBy) };
  return [
    ...(movesToContact(change) ? [event("assessment moved", change, { ...onPath, by: movedBy })] : []),
    ...(after.usedBy && !before?.usedBy ? [event("registered", change, business)] : []),
    ...(after.lastLogin && !before?.lastLogin ? [event("assessment started", change, business)] : []),
  ];
}

/** Each move makes a link; the other rounds of the business, which follow it, get none. */
export function movesToContact({ before, after }: Change): boolean {
  return before !== undefined && after?.link !== undefined && after.link !== before.link;
}

/** A colleague's seat gives no invitation by an administrator, and opens the assessment as an invitation does. */
export function seatEvents(
  change: Change,
  onPath: Pick<StatementEvent, "firstRound"> & { invitation?: string } = {},
): StatementEvent[] {
  const { before, after } = change;
  const colleague = { ...onPath, by: nonEmptyText(after?.usedBy) };
  return [
    ...(after?.usedBy && !before?.usedBy ? [event("registered", change, colleague)] : []),
    ...(after?.lastLogin && !before?.lastLogin ? [event("assessment started", change, colleague)] : []),
  ];
}

/** The seat whose answers the change has brought, by its id in the list; undefined for the contact's own. */
export function savingSeat({ before, after }: Change): string | undefined {
  const [then, now] = [before, after].map(
    (fields) => fields?.colleagueSave as { seat?: unknown; at?: unknown } | undefined,
  );
  return now !== undefined && ms(now.at) !== ms(then?.at) ? nonEmptyText(now.seat) : undefined;
}

export interface KnownOfAnswers {
  usedBy?: string | undefined;
  /** The administrator who has released the plan that stands there now. */
  releasedBy?: string | undefined;
  /** Given for a further round. */
  firstRound?: string | undefined;
}

/** The documents of answers have the ids of their invitations, which know the account. */
export function answerEvents(
  change: Change,
  { usedBy, releasedBy, firstRound }: KnownOfAnswers = {},
): StatementEvent[] {
  const { before, after, params } = change;
  if (after === undefined) return [];
  const onPath = { invitation: params.id, firstRound };
  const business = { ...onPath, by: usedBy };
  const [then, now] = [before, after].map((fields) => readProgressData(fields?.progressData));
  const completed = stepKeys.filter(
    (key) => stepProgress(key, now ?? {}).progress === "done" && stepProgress(key, then ?? {}).progress !== "done",
  );
  const generated = ms(after.planGeneratedAt);
  return [
    ...completed.map((step) => event("step completed", change, { ...business, step })),
    ...(generated !== undefined && generated !== ms(before?.planGeneratedAt)
      ? [event("plan generated", { ...change, at: new Date(generated) }, { ...business, nth: String(generated) })]
      : []),
    ...(releasesPlan(change)
      ? [event("plan released", change, { ...onPath, by: releasedBy, nth: String(after.planVersion) })]
      : []),
  ];
}

/** Tells whether a person has reviewed it: a plan that is released as it is written has no reviewer. */
export function releasesPlan({ before, after }: Change): boolean {
  return nonEmptyText(after?.planReviewedBy) !== undefined && after?.planVersion !== before?.planVersion;
}

/** A blast that is called off before its first mail was never sent. */
export function blastEvents(change: Change): StatementEvent[] {
  const { before, after } = change;
  const begins = sentMails(before) === 0 && sentMails(after) > 0;
  return begins ? [event("blast sent", change, { by: nonEmptyText(after?.createdBy) })] : [];
}

function sentMails(blast: Fields | undefined): number {
  return (blast?.counts as { sent?: number } | undefined)?.sent ?? 0;
}

function event(kind: StatementKind, { params, at }: Change, more: Details = {}): StatementEvent {
  const { id = "" } = params;
  const known = Object.entries(more).filter(([, value]) => value !== undefined);
  return { kind, about: id, at, ...Object.fromEntries(known) };
}

/** An event that can happen to one document more than once is told apart by its time. */
function repeatableEvent(kind: StatementKind, change: Change, more: Details = {}): StatementEvent {
  return event(kind, change, { ...more, nth: String(change.at.getTime()) });
}

type Details = { [K in "by" | "invitation" | "firstRound" | "step" | "nth"]?: StatementEvent[K] | undefined };

export function isCreation({ before, after }: Change): boolean {
  return before === undefined && after !== undefined;
}

export function isDeletion({ before, after }: Change): boolean {
  return before !== undefined && after === undefined;
}

/** A person has been erased, or it was kept for long enough: no person has deleted it (delete-silently.ts). */
export function isForgetting(change: Change): boolean {
  return isDeletion(change) && change.before?.erased === true;
}

/** An event's time is that of its commit, give or take this much. */
export const eventTimeMs = 2000;

function ms(time: unknown): number | undefined {
  return (time as Timestamp | undefined)?.toMillis();
}

export function nonEmptyText(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** One for each round that ends; who has given a voice, or closed it, is no part of it. */
export function voiceEvents(change: Change, firstRound?: string): StatementEvent[] {
  const { params, before, after, at } = change;
  if (params.collection !== "voiceRounds" || after?.state !== "closed" || before?.state === "closed") return [];
  const { code = "", id = "" } = params;
  return [{ kind: "voices closed", about: id, invitation: code, firstRound, at }];
}
