// What became of the actions of a business's plan, as its own people and its consultant follow and change it.
import { collection, limit, orderBy, query } from "firebase/firestore";
import {
  actionProgress,
  mostFollowedActions,
  type ActionProgress,
} from "../../../domain/assessment/actions/action-progress";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { watchReadable } from "../../sdk/lists/live-page";
import { sayOfAction } from "./said-action";
import { currentSignature } from "./signature";

/** Those that were changed last, as they change. */
export function watchActions(
  invitationId: string,
  next: (followed: ActionProgress[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const all = collection(firestore, paths.planActions(invitationId)).withConverter(converterFor(actionProgress));
  const listed = query(all, orderBy("current.at", "desc"), limit(mostFollowedActions));
  return watchReadable(listed, (entries) => next(entries.map(({ document }) => document)), fail);
}

/** As whoever is signed in here. */
export const saveAction = (said: Parameters<typeof sayOfAction>[1]): ReturnType<typeof sayOfAction> =>
  sayOfAction({ firestore, signature: currentSignature() }, said);
