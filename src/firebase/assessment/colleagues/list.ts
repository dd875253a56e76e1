// The colleagues of a business and the part of a colleague, each read once, and the deeds of the contact.
import { collection, getDocs, limit, query } from "firebase/firestore/lite";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { assessmentAnswers } from "../../../domain/assessment/answers/assessment-answers";
import { answersToChange, teamsOf } from "../../../domain/assessment/answers/field-changes";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { answersOfCopy, seatAnswers, type HeldParts } from "../../../domain/assessment/seats/seat-answers";
import type { CallableRequest } from "../../../domain/callables";
import { listedColleague, mostSeatsOfRound, type ListedColleague } from "../../../domain/invitations/seats/seat";
import { colleaguesWords } from "../../../domain/invitations/seats/words";
import { paths } from "../../../domain/kernel/collections";
import { call } from "../../sdk/calls/call";
import { callInWords, type CallResult } from "../../sdk/calls/call-in-words";
import { firestoreLite } from "../../sdk/client/firestore-lite";
import { readDocument } from "../../sdk/read-document";
import { withDates } from "../../sdk/with-dates";

export interface KnownColleague extends ListedColleague {
  id: string;
}

export interface ColleaguesOfBusiness {
  colleagues: KnownColleague[];
  /** The teams that may be given to one. */
  teams: readonly Team[];
}

/** The colleagues in the order in which they were invited. */
export async function fetchColleagues(invitationId: string): Promise<ColleaguesOfBusiness> {
  const listed = query(collection(await firestoreLite(), paths.colleagues(invitationId)), limit(mostSeatsOfRound));
  const [{ docs }, answers] = await Promise.all([
    getDocs(listed),
    readDocument(paths.answersOf(invitationId), assessmentAnswers),
  ]);
  return {
    colleagues: asInvited(docs.map((one) => ({ ...listedColleague.parse(withDates(one.data())), id: one.id }))),
    teams: teamsOf(answersToChange(answers?.progressData)),
  };
}

function asInvited(colleagues: readonly KnownColleague[]): KnownColleague[] {
  return colleagues.toSorted((one, other) => (one.createdAt?.getTime() ?? 0) - (other.createdAt?.getTime() ?? 0));
}

/** The part of a colleague, with the answers to it. */
export interface OwnCopy {
  parts: HeldParts;
  answers: ProgressData;
}

/** Undefined where there is none. */
export async function fetchCopy(seat: string): Promise<OwnCopy | undefined> {
  const copy = await readDocument(paths.seatAnswers(seat), seatAnswers);
  return copy && { parts: copy.parts, answers: answersOfCopy(copy) };
}

export function changeColleagues(request: CallableRequest<"changeColleagues">, done: string): Promise<CallResult> {
  return callInWords(call("changeColleagues", request), { done: () => done, failed: colleaguesWords.failed });
}
