// Corrects the name of a business in every place that shows it: the invitations of its rounds, the profile of its
// account and its read-only links, in one write. The business's own words stay as they are. The rules then refuse a
// link with another name; a link made during the write is corrected after it.
import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import type { Membership } from "../../../../src/domain/accounts/profile";
import { textsOfInvitation } from "../../../../src/domain/invitations/invitation";
import type { ChangeTo } from "../../../../src/domain/invitations/invitation-change";
import { invitationMessages } from "../../../../src/domain/invitations/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { searchWordsOf } from "../../../../src/domain/kernel/search-words";
import { failure } from "../../callable/failure";
import { database } from "../../firestore/database";
import { asRead, writeAtOnce } from "../../firestore/write-at-once";
import { readSeat, seatDocument, seatsOf } from "../seats/stored-seat";
import { recordChange, type Signature } from "./record-change";
import { roundsOf, type Round } from "./rounds-of";

/** Asking twice corrects once. Refuses where the name is another by now than the one that was to be corrected. */
export async function correctName({ invitationCode, from, to }: ChangeTo<"name">, signature: Signature): Promise<void> {
  await writeAtOnce(async (batch) => {
    const rounds = await roundsOf(invitationCode);
    const before = rounds[0].invited.businessName;
    if (before === to) return;
    if (before !== from) throw failure("aborted", invitationMessages.nameIsAnother(before));
    const copies = await copiesOfName(rounds);

    for (const { snapshot, invited } of rounds) {
      const searchWords = searchWordsOf(textsOfInvitation({ ...invited, businessName: to }));
      batch.update(snapshot.ref, { businessName: to, searchWords }, asRead(snapshot));
    }
    correct(batch, copies, rounds, to);
    recordChange(batch, invitationCode, { of: "name", before, after: to, ...signature, at: new Date() });
  });
  await correctLateCopies(invitationCode);
}

function correctLateCopies(invitationCode: string): Promise<void> {
  return writeAtOnce(async (batch) => {
    const rounds = await roundsOf(invitationCode);
    const { businessName } = rounds[0].invited;
    correct(batch, await copiesOfName(rounds), rounds, businessName);
  });
}

interface Copies {
  found: DocumentSnapshot[];
  /** The seats of colleagues among them. */
  seats: readonly DocumentSnapshot[];
}

function correct(batch: WriteBatch, { found, seats }: Copies, rounds: readonly Round[], businessName: string): void {
  const codes = [...rounds.map(({ snapshot }) => snapshot.id), ...seats.map(({ id }) => id)];
  for (const copy of found) {
    const corrected = correctedFields(copy, codes, businessName);
    if (Object.keys(corrected).length > 0) batch.update(copy.ref, corrected, asRead(copy));
  }
}

/** The name at the top of a profile is that of the open business, which may be another one of its account. */
function correctedFields(copy: DocumentSnapshot, codes: readonly string[], businessName: string) {
  const memberships = copy.get("memberships") as Record<string, Membership> | undefined;
  const code = codes.find((known) => memberships?.[known] !== undefined);
  const own = code === undefined ? undefined : memberships?.[code];
  const isShown = memberships === undefined || codes.includes(String(copy.get("invitationId")));
  return {
    ...(isShown && copy.get("businessName") !== businessName && { businessName }),
    ...(code !== undefined &&
      own?.businessName !== businessName && { memberships: { ...memberships, [code]: { ...own, businessName } } }),
  };
}

/** Finds the other documents that show the name. */
async function copiesOfName(rounds: readonly Round[]): Promise<Copies> {
  const seats = await seatsOfRounds(rounds);
  const colleagues = seats.flatMap((seat) => readSeat(seat)?.usedBy ?? []);
  const uids = new Set([...rounds.flatMap(({ invited }) => invited.usedBy ?? []), ...colleagues]);
  const links = await Promise.all(
    rounds.map(({ snapshot }) => database.collection(paths.sharedLinks(snapshot.id)).get()),
  );
  const copies = [
    ...[...uids].map((uid) => paths.profile(uid)),
    ...rounds.flatMap(({ invited: { link } }) => (link === undefined ? [] : [paths.invitationLink(link)])),
    ...links.flatMap(({ docs }) => docs.map(({ id }) => paths.sharedPlan(id))),
  ];
  const found = copies.length === 0 ? [] : await database.getAll(...copies.map((path) => database.doc(path)));
  return { found: [...seats, ...found.filter(({ exists }) => exists)], seats };
}

async function seatsOfRounds(rounds: readonly Round[]): Promise<DocumentSnapshot[]> {
  const having = rounds.filter(({ invited }) => invited.hasColleagues === true);
  const codes = await Promise.all(having.map(async ({ snapshot }) => [...(await seatsOf(snapshot.id)).values()]));
  const seats = codes.flat().map((code) => seatDocument(code));
  return seats.length === 0 ? [] : database.getAll(...seats);
}
