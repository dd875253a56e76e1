// The suite's database as its owner sees it, past all rules: to see what is really stored, and to write what a test
// needs.
import { collection, getDocs, query, where, type DocumentData } from "firebase/firestore/lite";
import { projectId } from "../../../local/shared/running-suite";
import { databaseAs } from "./database-as";

export const database = databaseAs(projectId, "owner", "owner");

export async function documentsWhere(path: string, field: string, value: unknown): Promise<DocumentData[]> {
  const found = await getDocs(query(collection(database, path), where(field, "==", value)));
  return found.docs.map((document) => document.data());
}
