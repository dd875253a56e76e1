// Writes the lines of `deeds`, and takes the object out of a line. The functions alone do.
import { randomBytes } from "node:crypto";
import { FieldValue, type DocumentReference, type Firestore } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { deeds, type DeedName } from "../../../src/domain/operation/deeds/deed";
import { unlessThere } from "../firestore/lease";
import { updateCurrent } from "../firestore/update-current";
import { objectHash } from "./line-hash";

export interface Deed {
  deed: DeedName;
  by: string;
  object: string;
}

/** A line that was written before, as by another delivery of its event, stays as it is. */
export async function writeDeed(line: DocumentReference, deed: Deed, at: Date | FieldValue): Promise<void> {
  await unlessThere(line.create({ ...deed, at, salt: randomBytes(16).toString("hex"), batch: null }));
}

/** The hash of the object stays in its place. Answers whether the line had such an object. */
export function takeOutObject(
  line: DocumentReference,
  isMeant: (object: string) => boolean = () => true,
): Promise<boolean> {
  return updateCurrent(line, (current) => {
    const { salt, object } = current.data() ?? {};
    if (typeof salt !== "string" || typeof object !== "string" || !isMeant(object)) return undefined;
    return { object: "", salt: FieldValue.delete(), objectHash: objectHash(salt, object) };
  });
}

/** Tells whether an erasure has taken what the object leads to, before the event came. */
export async function isObjectGone(
  database: Firestore,
  { deed, object }: Deed,
  written: DocumentReference | undefined,
): Promise<boolean> {
  const kind = deeds[deed];
  if (kind === "other") return false;
  const leads =
    kind === "business" ? [paths.invitation(object)] : [paths.inquiry(object), paths.inquiryOutcome(object)];
  const refs = [...leads.map((path) => database.doc(path)), ...(written ? [written] : [])];
  const found = await database.getAll(...refs, { fieldMask: [] });
  return !found.some(({ exists }) => exists);
}
