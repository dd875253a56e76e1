// Puts the events of a document's change into the outbox, as a step of the trigger of its collection.
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import type { StatementEvent } from "../../../src/domain/statements/statements";
import { statementConfig } from "../config";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { readSeat, seatDocument, seatsOf } from "../invitations/seats/stored-seat";
import { invitationRequestDocument } from "../invitations/stored-invitation";
import {
  answerEvents,
  eventTimeMs,
  inquiryEvents,
  invitationEvents,
  isCreation,
  isDeletion,
  isForgetting,
  movesToContact,
  nonEmptyText,
  releasesPlan,
  savingSeat,
  seatEvents,
  taskEvents,
  voiceEvents,
  type Change,
} from "./changes";
import { firstRoundBefore } from "../invitations/first-round";
import { recordEvent } from "./outbox";
import { projectOutbox } from "./project-outbox";
import { statementContext } from "./statement-context";
import { enqueueRelay } from "./enqueue";

type EventsOf = (change: Change) => StatementEvent[] | Promise<StatementEvent[]>;

/** The step that records what the changes of a collection's documents say. */
export function recordEvents(eventsOf: EventsOf): TriggerStep {
  return async ({ params, before, after, at }) => {
    if (!statementConfig().enabled) return;
    const madeAt = after?.createTime?.toDate();
    const change = { params, before: before?.data(), after: after?.data(), at, madeAt };
    const events = isForgetting(change) ? [] : await eventsOf(change);
    if (events.length === 0) return;
    await Promise.all(events.map((event) => recordEvent(projectOutbox, event, statementContext())));
    await enqueueRelay(projectOutbox.now());
  };
}

/** The commit that takes an inquiry away writes its outcome; there is none where a deletion was undone. */
export async function eventsOfInquiry(change: Change): Promise<StatementEvent[]> {
  if (!isDeletion(change)) return inquiryEvents(change, undefined);
  const outcome = await readOutcome(change);
  return inquiryEvents(change, isLater(outcome, change) ? undefined : outcome.data());
}

/** An outcome that was written after the change is of the next time that the inquiry went: it came back in between. */
function isLater({ createTime }: DocumentSnapshot, { at }: Change): boolean {
  return createTime !== undefined && createTime.toMillis() > at.getTime() + eventTimeMs;
}

export async function eventsOfTask(change: Change): Promise<StatementEvent[]> {
  if (!isCreation(change) && !isDeletion(change)) return taskEvents(change);
  const { uid, id = "" } = change.params;
  const handOver = await database.doc(paths.taskHandOver(id)).get();
  const isInvolved = handOver.get(isCreation(change) ? "to" : "from") === uid;
  const handedOverAt = isInvolved ? handOver.updateTime?.toDate() : undefined;
  if (isDeletion(change)) return taskEvents(change, { handedOverAt });
  const outcome = await readOutcome(change);
  const movedAt = outcome.get("outcome") === "moved" ? outcome.createTime?.toDate() : undefined;
  return taskEvents(change, { movedAt, handedOverAt });
}

function readOutcome({ params }: Change) {
  return database.doc(paths.inquiryOutcome(params.id ?? "")).get();
}

export async function eventsOfInvitation(change: Change): Promise<StatementEvent[]> {
  // Most changes of an invitation record nothing, so only those that do ask for the rounds before it.
  if (invitationEvents(change).length === 0) return [];
  const firstRound = await firstRoundBefore(change.after?.previousRound);
  if (movesToContact(change)) return invitationEvents(change, { movedBy: await moverOf(change), firstRound });
  if (!isCreation(change)) return invitationEvents(change, { firstRound });
  const { businessName, businessEmail, previousRound } = change.after ?? {};
  const request = await invitationRequestDocument({
    businessName: String(businessName),
    businessEmail: String(businessEmail),
    previousRound: nonEmptyText(previousRound),
  }).get();
  return invitationEvents(change, { request: request.data(), firstRound });
}

async function moverOf({ params: { id = "" }, after }: Change): Promise<string | undefined> {
  const at = String((after?.movedAt as Timestamp | undefined)?.toMillis());
  return nonEmptyText((await database.doc(paths.businessChange(id, at)).get()).get("by"));
}

/** The events of a colleague, on the path of the business. */
export async function eventsOfSeat(change: Change): Promise<StatementEvent[]> {
  if (seatEvents(change).length === 0) return [];
  const owner = await database.doc(paths.seatOwner(change.params.id ?? "")).get();
  const invitation = nonEmptyText(owner.get("invitationId"));
  if (invitation === undefined) return [];
  const before: unknown = (await database.doc(paths.invitation(invitation)).get()).get("previousRound");
  return seatEvents(change, { invitation, firstRound: await firstRoundBefore(before) });
}

/** The account of the colleague whose answers have come; undefined for the contact's own, and without the seat. */
async function accountOfSave(change: Change): Promise<string | undefined> {
  const seat = savingSeat(change);
  const code = seat && (await seatsOf(change.params.id ?? "")).get(seat);
  return code ? readSeat(await seatDocument(code).get())?.usedBy : undefined;
}

export async function eventsOfAnswers(change: Change): Promise<StatementEvent[]> {
  // Most saves complete nothing, so only those that do ask who the business is.
  if (answerEvents(change).length === 0) return [];
  const { id = "" } = change.params;
  const [invitation, release] = await Promise.all([
    database.doc(paths.invitation(id)).get(),
    releasesPlan(change) ? database.doc(paths.planRelease(id, Number(change.after?.planVersion))).get() : undefined,
  ]);
  return answerEvents(change, {
    usedBy: (await accountOfSave(change)) ?? nonEmptyText(invitation.get("usedBy")),
    releasedBy: nonEmptyText(release?.get("by")),
    firstRound: await firstRoundBefore(invitation.get("previousRound")),
  });
}

/** Hears of all documents below a business's answers. */
export async function eventsBelowAnswers(change: Change): Promise<StatementEvent[]> {
  if (voiceEvents(change).length === 0) return [];
  const invitation = await database.doc(paths.invitation(change.params.code ?? "")).get();
  return voiceEvents(change, await firstRoundBefore(invitation.get("previousRound")));
}
