// A business with one round, the invitation to its second, and another business's rounds.
import { doc, serverTimestamp, setDoc, writeBatch, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, aUsedInvitation, type DocumentFields } from "../../support/shared/builders";
import { accounts } from "../people";

export const first = "first-round-0123456789";
export const second = "second-round-012345678";
export const others = "others-round-012345678";
export const othersSecond = "others-second-01234567";
export const { uid } = accounts.client;

export function aSecondRound(code: string, changes: DocumentFields = {}): DocumentFields {
  return anInvitation(code, { roundNumber: 2, previousRound: first, ...changes });
}

export async function givenRounds(db: Firestore, more: Record<string, DocumentFields> = {}): Promise<void> {
  const batch = writeBatch(db);
  const invitations: Record<string, DocumentFields> = {
    [first]: aUsedInvitation({ invitationCode: first }),
    [second]: aSecondRound(second),
    [others]: aUsedInvitation({ invitationCode: others, usedBy: "someone-else" }),
    [othersSecond]: aSecondRound(othersSecond, { previousRound: others }),
    ...more,
  };
  for (const [code, invitation] of Object.entries(invitations)) batch.set(doc(db, paths.invitation(code)), invitation);
  batch.set(doc(db, paths.profile(uid)), aProfile(uid, first, { openRound: second }));
  await batch.commit();
}

interface BeginningRound {
  code?: string;
  /** The round that is ended; nothing where there is none. */
  ended?: string | undefined;
  who?: string;
  used?: DocumentFields;
  profile?: DocumentFields;
  end?: DocumentFields;
  /** The link to a round that was moved. */
  link?: string;
  /** The answers of the first round that are saved in the same request. */
  answers?: DocumentFields;
}

/** The batch with which an account goes on to its next round, or something like it. */
export function beginningRound(
  db: Firestore,
  { code = second, who = uid, used = {}, profile = {}, end = {}, link, answers, ...more }: BeginningRound = {},
): Promise<void> {
  const ended = "ended" in more ? more.ended : first;
  const batch = writeBatch(db);
  batch.update(doc(db, paths.profile(who)), { invitationId: code, ...profile });
  const now = serverTimestamp();
  batch.update(doc(db, paths.invitation(code)), {
    status: "used",
    usedBy: who,
    usedAt: now,
    usedAuthTime: 1000,
    ...used,
  });
  if (link !== undefined) batch.update(doc(db, paths.invitationLink(link)), { usedBy: who });
  if (ended !== undefined) batch.update(doc(db, paths.invitation(ended)), { endedAt: now, ...end });
  if (answers) batch.set(doc(db, paths.answersOf(first)), { ...answers, lastUpdated: now });
  return batch.commit();
}

/** The database after the second round was begun. */
export async function givenSecondRound(db: Firestore): Promise<void> {
  const begun = { usedBy: uid, usedAuthTime: 1000, usedAt: new Date(2_000_000), status: "used" };
  await givenRounds(db, {
    [first]: aUsedInvitation({ invitationCode: first, endedAt: new Date(2_000_000) }),
    [second]: aSecondRound(second, begun),
  });
  await setDoc(doc(db, paths.profile(uid)), aProfile(uid, second));
}
