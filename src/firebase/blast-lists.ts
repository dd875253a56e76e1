// Email blasts and whom they did not reach, live, for every administrator.
import { collection, orderBy, query, where } from "firebase/firestore";
import { blast, blastTrouble, type Blast, type BlastTrouble } from "../domain/documents/blast";
import { paths } from "../domain/paths";
import { converterFor } from "./converter";
import { firestore } from "./firestore";
import type { PagedList } from "./live-page";

const blasts = collection(firestore, paths.blasts).withConverter(converterFor(blast));

export const allBlasts: PagedList<Blast> = () => query(blasts, orderBy("createdAt", "desc"));

export function troublesOf(blastId: string, state: BlastTrouble["state"]): PagedList<BlastTrouble> {
  const troubles = collection(firestore, paths.blastTroubles(blastId)).withConverter(converterFor(blastTrouble));
  return () => query(troubles, where("state", "==", state), orderBy("at", "desc"));
}
