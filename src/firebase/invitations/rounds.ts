// The rounds of one business. The holder of a code reads its invitation, which names the one before; only
// administrators may ask for the later ones.
import { collection, getDocs, limit, query, where } from "firebase/firestore/lite";
import { currentTime } from "../../browser/current-time";
import { invitation, type Invitation } from "../../domain/invitations/invitation";
import { followRounds, mostRounds, nextRound } from "../../domain/invitations/rounds";
import { paths } from "../../domain/kernel/collections";
import { firestoreLite } from "../sdk/client/firestore-lite";
import { withDates } from "../sdk/with-dates";
import { fetchInvitation } from "./invitation-lookup";

/** The round of a code and those before it, from the first on; empty where there is no such invitation. */
export async function roundsUntil(code: string | undefined): Promise<Invitation[]> {
  const rounds = await followRounds(await fetchInvitation(code), (round) => fetchInvitation(round.previousRound));
  return rounds.toReversed();
}

/** For administrators: all rounds of the business whose code this is, the last one perhaps still to be begun. */
export async function roundsOfBusiness(code: string): Promise<Invitation[]> {
  const rounds = await roundsUntil(code);
  const newer = await followRounds(await roundAfter(code), (round) => roundAfter(round.invitationCode));
  return [...rounds, ...newer];
}

async function roundAfter(code: string): Promise<Invitation | undefined> {
  const naming = query(
    collection(await firestoreLite(), paths.invitations),
    where("previousRound", "==", code),
    limit(mostRounds),
  );
  const { docs } = await getDocs(naming);
  return nextRound(
    docs.map((document) => invitation.parse(withDates(document.data()))),
    code,
    currentTime(),
  );
}
