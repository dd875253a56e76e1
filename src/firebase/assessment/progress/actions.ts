// The progress of a plan's actions, as the business's own people and its consultant follow and change it.
import { collection, getDocs, limit, orderBy, query, type Query } from "firebase/firestore";
import {
  actionProgress,
  mostFollowedActions,
  type ActionProgress,
} from "../../../domain/assessment/progress/actions/action-progress";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followQuery, readableEntries } from "../../sdk/follow";
import { onceOpened, openedFirst } from "../access/access";
import { sayOfAction } from "./said-action";
import { currentSignature } from "../signature";

/** Those that were changed last, as they change. */
export function watchActions(invitationId: string): Subscribe<ActionProgress[]> {
  return openedFirst(
    invitationId,
    followQuery(
      () => listedActions(invitationId),
      (docs) => readableEntries(docs).map(({ document }) => document),
    ),
  );
}

/** The same once: those of a round that is over do not change any more. */
export async function readActions(invitationId: string): Promise<ActionProgress[]> {
  const { docs } = await onceOpened(invitationId, () => getDocs(listedActions(invitationId)));
  return readableEntries(docs).map(({ document }) => document);
}

function listedActions(invitationId: string): Query<ActionProgress> {
  const all = collection(firestore(), paths.planActions(invitationId)).withConverter(converterFor(actionProgress));
  return query(all, orderBy("current.at", "desc"), limit(mostFollowedActions));
}

/** Saves it as the signed-in person. */
export const saveAction = (said: Parameters<typeof sayOfAction>[1]): ReturnType<typeof sayOfAction> =>
  onceOpened(said.invitationId, () => sayOfAction({ firestore: firestore(), signature: currentSignature() }, said));
