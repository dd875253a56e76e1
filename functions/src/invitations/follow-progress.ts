// Keeps with each invitation how far its business has come and in which of the staff's lists it stands: two steps of
// triggers, one for the answers and one for what else happens to the invitation. Both are read as they are by now, and
// the write rests on the invitation's last update, so that no late event puts an older state over a newer one.
import { isDeepStrictEqual } from "node:util";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { invitation } from "../../../src/domain/invitations/invitation";
import { listsOf } from "../../../src/domain/invitations/invitation-lists";
import { progressOfAnswers } from "../../../src/domain/invitations/invitation-progress";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";
import type { TriggerStep } from "../firestore/document-trigger";
import { unlessLostRace } from "../firestore/lease";
import { updateCurrent } from "../firestore/update-current";
import { exchangeAnswers } from "./seats/exchange";

/** The step of the answers' trigger. The copies of colleagues follow, too. */
export const followAnswers: TriggerStep = async (event) => {
  const invited = await keepProgress(event.params.id ?? "");
  if (invited?.get("hasColleagues") === true) await exchangeAnswers(event);
};

/** Returns the invitation as it was read. An erased business leaves nothing to follow. */
async function keepProgress(id: string): Promise<DocumentSnapshot | undefined> {
  for (;;) {
    const [invited, answers] = await database.getAll(
      database.doc(paths.invitation(id)),
      database.doc(paths.answersOf(id)),
    );
    const changes = invited && followedFields(invited, answers && datedFields(answers));
    if (!changes || !invited.updateTime) return invited;
    if (await unlessLostRace(invited.ref.update(changes, { lastUpdateTime: invited.updateTime }))) return invited;
  }
}

export const followInvitation: TriggerStep = async ({ after }) => {
  if (after && followedFields(after)) await updateCurrent(after.ref, (current) => followedFields(current));
};

/**
 * Returns the fields by which an invitation says the same as its answers; undefined if it does already, or cannot be
 * read. Times are Dates.
 */
export function followedFields(invited: DocumentSnapshot, answers?: Record<string, unknown>) {
  const stored = invitation.safeParse(datedFields(invited));
  if (!stored.success) return undefined;
  const { progress: before, lists, ...known } = stored.data;
  const progress = answers ? progressOfAnswers(answers, before) : before;
  const current = { ...(progress && { progress }), lists: listsOf({ ...known, progress }) };
  return isDeepStrictEqual(current, { ...(before && { progress: before }), lists }) ? undefined : current;
}
