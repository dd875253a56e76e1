import type { WriteBatch } from "firebase-admin/firestore";
import type { CallableRequest } from "firebase-functions/v2/https";
import type { BusinessChange } from "../../../../src/domain/invitations/invitation-change";
import { paths } from "../../../../src/domain/kernel/collections";
import { database } from "../../firestore/database";

/** The administrator who asks for a change, as the history of the business names them. */
export type Signature = Pick<BusinessChange, "by" | "byEmail">;

export function signatureOf(auth: CallableRequest["auth"]): Signature {
  return { by: auth?.uid ?? "", byEmail: auth?.token.email ?? "" };
}

/** Puts a change into the history of a business, in the write that makes it; its id is its time. */
export function recordChange(batch: WriteBatch, code: string, change: BusinessChange): void {
  const document = database.doc(paths.businessChange(code, String(change.at.getTime())));
  batch.create(document, change);
}
