// The suite's database as its owner sees it, past all rules: to see what is really stored, and to write what a test
// needs. By the light SDK, in which each read and write is one request: the whole one waits for a stream, and longer
// after each time that it broke.
import { initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  getFirestore,
  query,
  where,
  type DocumentData,
} from "firebase/firestore/lite";
import { projectId } from "../../../local/suite/running-suite";
import { runningSuite } from "../suite/running-suite";

export const database = getFirestore(initializeApp({ projectId, apiKey: "emulator" }, "owner"));
connectFirestoreEmulator(database, "127.0.0.1", runningSuite().ports.firestore, { mockUserToken: "owner" });

export async function documentsWhere(path: string, field: string, value: unknown): Promise<DocumentData[]> {
  const found = await getDocs(query(collection(database, path), where(field, "==", value)));
  return found.docs.map((document) => document.data());
}
