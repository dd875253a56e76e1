// Email blasts and whom they did not reach, live, for every administrator.
import { collection, orderBy, query, where } from "firebase/firestore";
import { blast, blastTrouble, type Blast, type BlastTrouble } from "../../domain/blasts/blast";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PagedList } from "../sdk/live-page";

const blasts = collection(firestore, paths.blasts).withConverter(converterFor(blast));

export const allBlasts: PagedList<Blast> = () => query(blasts, orderBy("createdAt", "desc"));

export function troublesOf(blastId: string, state: BlastTrouble["state"]): PagedList<BlastTrouble> {
  const troubles = collection(firestore, paths.blastTroubles(blastId)).withConverter(converterFor(blastTrouble));
  return () => query(troubles, where("state", "==", state), orderBy("at", "desc"));
}
