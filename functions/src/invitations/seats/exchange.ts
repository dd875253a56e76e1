// Puts the answers of a colleague's copy into the business's, and those of the business into the copy. One write does
// both and rests on both as they were read, so a late or repeated event takes no answer twice.
import { FieldPath, FieldValue, type DocumentSnapshot, type WriteBatch } from "firebase-admin/firestore";
import {
  editsIn,
  fieldKey,
  seatAnswers,
  seatCopy,
  seatProgressOf,
  withEdits,
  type SeatAnswers,
} from "../../../../src/domain/assessment/seats/seat-answers";
import { fingerprint } from "../../../../src/domain/assessment/seats/fingerprint";
import type { SeatParts, SeatProgress } from "../../../../src/domain/assessment/seats/seat-parts";
import type { FieldChange } from "../../../../src/domain/assessment/answers/field-changes";
import { questionnaireVersion } from "../../../../src/domain/assessment/questionnaire/questionnaire";
import { keptAnswerTime } from "../../../../src/domain/invitations/invitation-progress";
import { seatOwner, type Seat, type SeatOwner } from "../../../../src/domain/invitations/seats/seat";
import { paths } from "../../../../src/domain/kernel/collections";
import { canonicalText, isRecord } from "../../../../src/domain/kernel/records";
import { datedFields } from "../../firestore/dated-fields";
import { database } from "../../firestore/database";
import type { TriggerStep } from "../../firestore/document-trigger";
import { unlessLostRace } from "../../firestore/lease";
import { asRead } from "../../firestore/write-at-once";
import { readSeat, seatDocument, seatsOf } from "./stored-seat";

export interface SeatState {
  code: string;
  owner: SeatOwner;
  seat: Seat;
  snapshots: Record<"seat" | "copy" | "answers" | "authors", DocumentSnapshot>;
}

/** Everything about a seat as it is by now; undefined where there is no such seat. */
export async function readSeatState(code: string): Promise<SeatState | undefined> {
  const owned = await database.doc(paths.seatOwner(code)).get();
  if (!owned.exists) return undefined;
  const owner = seatOwner.parse(owned.data());
  const [seat, copy, answers, authors] = await database.getAll(
    seatDocument(code),
    database.doc(paths.seatAnswers(code)),
    database.doc(paths.answersOf(owner.invitationId)),
    database.doc(paths.answerAuthors(owner.invitationId)),
  );
  if (!seat || !copy || !answers || !authors) return undefined;
  const read = readSeat(seat);
  return read && { code, owner, seat: read, snapshots: { seat, copy, answers, authors } };
}

interface ExchangeOfSeat {
  /** True if answers or copy are written. */
  isWritten: boolean;
  /** The progress of the seat, if it is another one by now. */
  progress?: SeatProgress;
}

/** Puts the exchange of one seat into the batch, but the seat itself. Without parts its copy ends. */
export function exchangeInto(batch: WriteBatch, state: SeatState, parts: SeatParts | undefined): ExchangeOfSeat {
  const { copy: stored, answers } = state.snapshots;
  const copy = stored.exists ? seatAnswers.parse(datedFields(stored)) : undefined;
  const edits = copy ? editsIn(copy) : [];
  const after = withEdits(answers.get("progressData"), edits);
  const takes = after.taken.length > 0;
  if (takes) {
    writeAnswers(batch, state, { ...after, version: copy?.questionnaireVersion });
    writeAuthors(batch, state, after.taken);
  }
  if (!copy) return { isWritten: takes };
  if (parts === undefined) {
    batch.delete(stored.ref, asRead(stored));
    return { isWritten: true };
  }
  const next = seatCopy(after.answers, parts);
  const isChanged = canonicalText(next) !== canonicalText(agreedParts(copy));
  if (isChanged) batch.update(stored.ref, next, asRead(stored));
  const progress = { ...seatProgressOf({ ...copy, ...next }), ...lastAnswerOf(state.seat, copy, takes) };
  const isFurther = canonicalText(progress) !== canonicalText(state.seat.progress);
  return { isWritten: takes || isChanged, ...(isFurther && { progress }) };
}

function agreedParts({ parts, progressData, teams, agreed }: SeatAnswers) {
  return { parts, progressData, teams, agreed };
}

function lastAnswerOf(seat: Seat, { lastUpdated }: SeatAnswers, takes: boolean): Pick<SeatProgress, "lastAnswerAt"> {
  const before = seat.progress?.lastAnswerAt;
  if (!takes || !lastUpdated) return { ...(before && { lastAnswerAt: before }) };
  return { lastAnswerAt: keptAnswerTime(lastUpdated) };
}

interface ChangedAnswers extends ReturnType<typeof withEdits> {
  version: number | undefined;
}

function writeAnswers(
  batch: WriteBatch,
  { owner, snapshots }: SeatState,
  { answers, written, version }: ChangedAnswers,
) {
  const { ref, exists } = snapshots.answers;
  const now = FieldValue.serverTimestamp();
  const saved = {
    lastUpdated: now,
    questionnaireVersion: version ?? questionnaireVersion,
    /** The seat whose answers came last: the statements name its account. */
    colleagueSave: { seat: owner.seat, at: now },
  };
  if (!exists) {
    batch.create(ref, { progressData: answers, ...saved });
    return;
  }
  const fields = [
    ...written.map(
      ({ path, value }) => [new FieldPath("progressData", ...path), value ?? FieldValue.delete()] as const,
    ),
    ...Object.entries(saved),
  ];
  const [[field, value] = ["lastUpdated", now], ...others] = fields;
  batch.update(ref, field, value, ...others.flat(), asRead(snapshots.answers));
}

function writeAuthors(batch: WriteBatch, { owner, snapshots }: SeatState, taken: readonly FieldChange[]): void {
  const of = Object.fromEntries(
    taken.map(({ path, value }) => [
      fieldKey(path),
      value === undefined ? FieldValue.delete() : { seat: owner.seat, print: fingerprint(value) },
    ]),
  );
  batch.set(snapshots.authors.ref, { of }, { merge: true });
}

/** Exchanges until nothing is left to exchange. A seat that was taken away has handed over its last answers. */
export async function exchangeSeat(code: string): Promise<void> {
  for (;;) {
    const state = await readSeatState(code);
    if (!state || state.seat.takenAwayAt) return;
    const batch = database.batch();
    const { isWritten, progress } = exchangeInto(batch, state, state.seat);
    const { seat } = state.snapshots;
    if (progress) batch.update(seat.ref, { progress }, asRead(seat));
    else if (!isWritten) return;
    if (await unlessLostRace(batch.commit())) return;
  }
}

/** A step of the trigger of the copies. */
export const exchangeCopy: TriggerStep = async ({ params: { id = "" }, after }) => {
  if (after) await exchangeSeat(id);
};

/** Exchanges the seats whose parts a change of the business's answers concerns. */
export const exchangeAnswers: TriggerStep = async ({ params: { id = "" }, before, after }) => {
  const changed = changedSteps(before?.get("progressData"), after?.get("progressData"));
  if (!after || changed.length === 0) return;
  const codes = [...(await seatsOf(id)).values()];
  const seats = codes.length === 0 ? [] : await database.getAll(...codes.map((code) => seatDocument(code)));
  for (const snapshot of seats) {
    const seat = readSeat(snapshot);
    const isTheirs =
      seat && changed.some((step) => (step === "2" ? seat.teams.length > 0 : seat.steps.some((key) => key === step)));
    if (isTheirs) await exchangeSeat(snapshot.id);
  }
};

function changedSteps(before: unknown, after: unknown): string[] {
  const [then, now] = [before, after].map((steps) => (isRecord(steps) ? steps : {}));
  const steps = Object.keys({ ...then, ...now });
  return steps.filter((step) => canonicalText(then?.[step]) !== canonicalText(now?.[step]));
}
