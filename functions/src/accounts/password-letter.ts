// The letter with which the owner of an account chooses a password, as it waits for the mail server: no address and no
// link stands there, only whose it is. The link is made when the letter is sent.
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { datedFields } from "../firestore/dated-fields";

const passwordLetter = z.object({
  uid: z.string(),
  kind: z.enum(["password reset", "new administrator"]),
  dueAt: z.date(),
  attempts: z.int(),
  expiresAt: z.date(),
});
export type PasswordLetter = z.infer<typeof passwordLetter>;

export function readPasswordLetter(document: DocumentSnapshot): PasswordLetter {
  return passwordLetter.parse(datedFields(document));
}

/** Has a letter sent from `dueAt` on, for a day; it takes the place of one that waits. */
export async function keepPasswordLetter(
  database: Firestore,
  { uid, kind, dueAt }: Pick<PasswordLetter, "uid" | "kind" | "dueAt">,
): Promise<DocumentSnapshot> {
  const letter: PasswordLetter = { uid, kind, dueAt, attempts: 0, expiresAt: new Date(dueAt.getTime() + dayMs) };
  const document = database.doc(paths.passwordLetter(uid));
  await document.set(letter);
  return document.get();
}
