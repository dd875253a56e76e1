// The parts that export and erase a person. They are passed in, because the functions, the operator's commands and a
// restored database do the same.
import type { Auth } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import type { StoreConfig } from "../../config";
import { hashUnder } from "../../mail/key-ring";

export interface PersonsContext {
  database: Firestore;
  /** Absent in a restored database: the accounts in use are newer. */
  auth: Auth | undefined;
  /** The key of the suppressions in this database. */
  suppressionKey: () => Promise<Buffer>;
  /** Absent where there is no learning record store. */
  store: StoreConfig | undefined;
  /** The home page after which the accounts of statements are named. */
  homePage: string;
  now: () => Date;
}

/**
 * Returns the ids of the documents that know an address by its keyed hash only; no reader can join one to the other.
 */
export async function hashedIds({ suppressionKey }: PersonsContext, address: string) {
  const secret = await suppressionKey();
  const hash = (text: string) => hashUnder({ secret }, text).toString("base64url");
  return { suppression: hash(address), erasure: hash(`erasure\n${address}`) };
}
