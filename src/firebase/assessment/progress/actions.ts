// What became of the actions of a business's plan, as its own people and its consultant follow and change it.
import { collection, getDocs, limit, orderBy, query, type Query } from "firebase/firestore";
import {
  actionProgress,
  mostFollowedActions,
  type ActionProgress,
} from "../../../domain/assessment/progress/actions/action-progress";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { watchReadable } from "../../sdk/lists/live-page";
import { sayOfAction } from "./said-action";
import { currentSignature } from "../signature";

/** Those that were changed last, as they change. */
export function watchActions(
  invitationId: string,
  next: (followed: ActionProgress[]) => void,
  fail: (error: unknown) => void,
): () => void {
  return watchReadable(listedActions(invitationId), (entries) => next(entries.map(({ document }) => document)), fail);
}

/** The same once: those of a round that is over do not change any more. */
export async function readActions(invitationId: string): Promise<ActionProgress[]> {
  return (await getDocs(listedActions(invitationId))).docs.map((document) => document.data());
}

function listedActions(invitationId: string): Query<ActionProgress> {
  const all = collection(firestore(), paths.planActions(invitationId)).withConverter(converterFor(actionProgress));
  return query(all, orderBy("current.at", "desc"), limit(mostFollowedActions));
}

/** As whoever is signed in here. */
export const saveAction = (said: Parameters<typeof sayOfAction>[1]): ReturnType<typeof sayOfAction> =>
  sayOfAction({ firestore: firestore(), signature: currentSignature() }, said);
