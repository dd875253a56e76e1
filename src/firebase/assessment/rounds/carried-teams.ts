// The decisions on the teams of the round before, kept beside the answers and written team by team, so that two windows
// never undo each other.
import { deleteField, doc, FieldPath, serverTimestamp, setDoc } from "firebase/firestore";
import * as z from "zod/mini";
import type { Subscribe } from "../../../browser/subscribe";
import {
  carriedTeams,
  type CarriedTeamStates,
  type CarriedTeamState,
} from "../../../domain/assessment/answers/carried-teams";
import { paths } from "../../../domain/kernel/collections";
import { firestore } from "../../sdk/firestore";
import { followDocument } from "../../sdk/follow";

const carriedAnswers = z.object({ carriedTeams: z.catch(carriedTeams, {}) });

export function watchCarriedTeams(code: string): Subscribe<CarriedTeamStates> {
  return followDocument(paths.answersOf(code), carriedAnswers, (answers) => answers?.carriedTeams ?? {});
}

/** A team without a state has no decision yet. Offline it waits. */
export async function decideTeam(code: string, team: string, state: CarriedTeamState | undefined): Promise<void> {
  await setDoc(
    doc(firestore(), paths.answersOf(code)),
    { carriedTeams: { [team]: state ?? deleteField() }, lastUpdated: serverTimestamp() },
    { mergeFields: [new FieldPath("carriedTeams", team), "lastUpdated"] },
  );
}
