// The number of voices of the open rounds of a business, for its contact and for the staff. It is told by a call and
// stands in no document that a person can follow: that would tell the moment of each voice.
import { roleIn } from "../../../src/domain/accounts/roles";
import { voiceMessages } from "../../../src/domain/assessment/voices/refusals";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { requireStaff } from "../callable/administrator";
import { callable } from "../callable/callable";
import { database } from "../firestore/database";
import { invitationOfCaller } from "../invitations/invitation-of-caller";
import { firstRoundOf } from "./change-voices";
import { areVoicesOff } from "./stored-box";

export const countVoices = callable("countVoices", { maxInstances: 1 }, async ({ request: { invitationId }, auth }) => {
  if (roleIn(auth?.token) === undefined) await invitationOfCaller(auth, voiceMessages.notYours, invitationId);
  else await requireStaff(auth, "staff");
  const open = await database.collection(paths.voiceRounds(invitationId)).where("state", "==", "open").select().get();
  const boxes = open.empty
    ? []
    : await database.getAll(...open.docs.map(({ id }) => database.doc(serverPaths.voiceBox(id))), {
        fieldMask: ["voices"],
      });
  const voices = boxes.flatMap((box) => (box.exists ? [[box.id, Number(box.get("voices"))] as const] : []));
  return { isOff: await areVoicesOff(await firstRoundOf(invitationId)), voices: Object.fromEntries(voices) };
});
