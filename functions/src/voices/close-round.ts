// The end of a round: its result is written once, and the box, the sentences and the codes go in the same commit. The
// commit rests on the box as it was read, so a voice of that moment is in the result or is refused.
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { publish } from "../../../src/domain/assessment/voices/published";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { chance } from "./cast-voice";
import { boxIn } from "./stored-box";

/** Does nothing to a round that is over. */
export async function closeRound(round: string): Promise<void> {
  const [box, sentences] = [database.doc(serverPaths.voiceBox(round)), database.doc(serverPaths.voiceSentences(round))];
  for (;;) {
    const [snapshot, list] = await database.getAll(box, sentences);
    const filled = snapshot && boxIn(snapshot);
    if (!filled || !snapshot.updateTime) return;
    const result = publish(filled, (list?.get("sentences") as string[] | undefined) ?? [], chance);
    const batch = database.batch();
    batch.delete(box, { lastUpdateTime: snapshot.updateTime });
    batch.delete(sentences);
    batch.update(database.doc(paths.voiceRound(filled.invitationId, round)), {
      ...result,
      state: "closed",
      closedAt: FieldValue.serverTimestamp(),
    });
    batch.update(database.doc(serverPaths.voiceLink(round)), { closesAt: FieldValue.delete() });
    if (await unlessLostRace(batch.commit())) return;
  }
}

const roundsAtOnce = 100;

/** Ends the rounds whose time is over, as a step of the sweep. */
export async function closeDueRounds(now: Date): Promise<void> {
  const due = database
    .collection(serverPaths.voiceLinks)
    .where("closesAt", "<=", Timestamp.fromDate(now))
    .limit(roundsAtOnce);
  for (const { id } of (await due.get()).docs) await closeRound(id);
}
