import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { fullAnswers } from "../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../src/domain/kernel/collections";
import { allRatings, aUsedInvitation } from "../support/shared/builders";
import { deleting, listing, listingOnly, nobody, permissionTable, reading, setting, type Permission } from "./people";

const mine = "used-invitation-code-1";
const answered = "used-invitation-code-2";
const others = "used-invitation-code-3";
const takenOver = "used-invitation-code-4";
const ended = "used-invitation-code-5";
const without = "used-invitation-code-6";

const invitations = {
  [mine]: aUsedInvitation(),
  [answered]: aUsedInvitation(),
  [others]: aUsedInvitation({ usedBy: "someone-else" }),
  [takenOver]: aUsedInvitation({ usedAuthTime: 1001 }),
  [ended]: aUsedInvitation({ endedAt: new Date(0) }),
};

async function given(db: Firestore): Promise<void> {
  for (const [code, invitation] of Object.entries(invitations)) {
    await setDoc(doc(db, paths.invitation(code)), invitation);
    await setDoc(doc(db, paths.offeredRatings(code)), { ratings: allRatings() });
  }
  await setDoc(doc(db, paths.invitation(without)), aUsedInvitation());
  const stored = { progressData: fullAnswers(), lastUpdated: new Date(0), takenOver: allRatings("1") };
  await setDoc(doc(db, paths.answersOf(answered)), stored);
}

const saved = (ratings: unknown) => ({
  progressData: { "0": { visionConfidence: "2" } },
  takenOver: ratings,
  lastUpdated: serverTimestamp(),
});

function takingOver(code: string, ratings: unknown = allRatings()): Permission["act"] {
  return (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, paths.answersOf(code)), saved(ratings), { merge: true });
    batch.delete(doc(db, paths.offeredRatings(code)));
    return batch.commit();
  };
}

const client: Permission["who"] = ["client"];

permissionTable("ratings that are offered", {
  opened: [mine],
  given,
  may: {
    "read their own": { who: client, act: reading(paths.offeredRatings(mine)) },
    "look for some where none are": { who: nobody, act: reading(paths.offeredRatings("no-such-code")) },
    "read another business's": { who: nobody, act: reading(paths.offeredRatings(others)) },
    "read them with a session from before the registration": {
      who: nobody,
      act: reading(paths.offeredRatings(takenOver)),
    },
    "list them": { who: nobody, act: listing(`${paths.answersOf(mine)}/offeredRatings`, 1) },
    "list theirs alone": {
      who: nobody,
      act: listingOnly(`${paths.answersOf(mine)}/offeredRatings`, "current"),
    },
    "offer some": { who: nobody, act: setting(paths.offeredRatings(mine), { ratings: allRatings() }) },
    "offer some where none are": {
      who: nobody,
      act: setting(paths.offeredRatings(without), { ratings: allRatings() }),
    },
    "offer others": { who: nobody, act: setting(`${paths.answersOf(mine)}/offeredRatings/more`, { ratings: {} }) },
    "refuse their own": { who: client, act: deleting(paths.offeredRatings(mine)) },
    "refuse another business's": { who: nobody, act: deleting(paths.offeredRatings(others)) },
    "refuse those of a round that has ended": { who: nobody, act: deleting(paths.offeredRatings(ended)) },
    "take their own over as their first answers": { who: client, act: takingOver(mine) },
    "take their own over beside answers": { who: client, act: takingOver(answered) },
    "take another business's over": { who: nobody, act: takingOver(others) },
    "take over ratings of 6": { who: nobody, by: client, act: takingOver(mine, allRatings("6")) },
    "take over ratings of another question": {
      who: nobody,
      by: client,
      act: takingOver(mine, { "0.missionClarity": "2" }),
    },
    "take over a list": { who: nobody, by: client, act: takingOver(mine, ["2"]) },
    "change an answer that was taken over": {
      who: client,
      act: (db) =>
        setDoc(
          doc(db, paths.answersOf(answered)),
          { progressData: { "0": { visionConfidence: "4" } }, lastUpdated: serverTimestamp() },
          { merge: true },
        ),
    },
    "forget which were taken over": {
      who: client,
      act: (db) =>
        updateDoc(doc(db, paths.answersOf(answered)), { takenOver: deleteField(), lastUpdated: serverTimestamp() }),
    },
  },
});
