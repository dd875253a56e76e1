// What became of the teams of the round before, kept beside the answers and written team by team, so that two windows
// never undo each other.
import { deleteField, doc, FieldPath, onSnapshot, serverTimestamp, setDoc } from "firebase/firestore";
import {
  carriedTeams,
  type CarriedTeamStates,
  type CarriedTeamState,
} from "../../../domain/assessment/answers/carried-teams";
import { paths } from "../../../domain/kernel/collections";
import { firestore } from "../../sdk/firestore";

/** Follows it until the returned function is called. */
export function watchCarriedTeams(
  code: string,
  next: (carried: CarriedTeamStates) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(
    doc(firestore(), paths.answersOf(code)),
    (snapshot) => next(carriedTeams.safeParse(snapshot.get("carriedTeams")).data ?? {}),
    fail,
  );
}

/** Without a state, nobody has said yet what became of the team. Offline it waits. */
export async function decideTeam(code: string, team: string, state: CarriedTeamState | undefined): Promise<void> {
  await setDoc(
    doc(firestore(), paths.answersOf(code)),
    { carriedTeams: { [team]: state ?? deleteField() }, lastUpdated: serverTimestamp() },
    { mergeFields: [new FieldPath("carriedTeams", team), "lastUpdated"] },
  );
}
