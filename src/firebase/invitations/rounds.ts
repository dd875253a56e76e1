// The rounds of one business. Whoever holds a code reads its invitation, which names the one before; which come after it
// only administrators may ask.
import { doc, getDoc, getDocs, limit, query, where } from "firebase/firestore";
import { invitationCode, type Invitation } from "../../domain/invitations/invitation";
import { nextRound, roundsInOrder } from "../../domain/invitations/rounds";
import { currentTime } from "../../browser/current-time";
import { invitationCollection } from "../sdk/collections";

/** More than any business gets, so that codes which name each other in a circle come to an end. */
const mostRounds = 50;

/** The round of a code and those before it, from the first on; empty where there is no such invitation. */
export async function roundsUntil(code: string | undefined): Promise<Invitation[]> {
  const rounds: Invitation[] = [];
  for (let next = code; rounds.length < mostRounds && invitationCode.safeParse(next).success;) {
    const round: Invitation | undefined = (await getDoc(doc(invitationCollection, next ?? ""))).data();
    if (!round) break;
    rounds.unshift(round);
    next = round.previousRound;
  }
  return rounds;
}

/** For administrators: the rounds behind that of a code, used or still to be used, in their order. */
export async function roundsAfter(code: string): Promise<Invitation[]> {
  const rounds: Invitation[] = [];
  for (let last: string | undefined = code; last !== undefined && rounds.length < mostRounds;) {
    const naming = query(invitationCollection, where("previousRound", "==", last), limit(mostRounds));
    const found = (await getDocs(naming)).docs.map((document) => document.data());
    const next = nextRound(found, last, currentTime());
    if (next) rounds.push(next);
    last = next?.invitationCode;
  }
  return roundsInOrder(rounds);
}

/** For administrators: all rounds of the business whose code this is. */
export async function roundsOfBusiness(code: string): Promise<Invitation[]> {
  const [before, after] = await Promise.all([roundsUntil(code), roundsAfter(code)]);
  return [...before, ...after];
}
