// Email blasts and whom they did not reach, live, for every administrator.
import { collection, doc, onSnapshot, orderBy, query, where } from "firebase/firestore";
import { blast, undeliveredMail, type Blast, type UndeliveredMail } from "../../domain/blasts/blast";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PageQuery } from "../sdk/lists/live-page";

const blasts = () => collection(firestore(), paths.blasts).withConverter(converterFor(blast));

export const allBlasts: PageQuery<Blast> = () => query(blasts(), orderBy("createdAt", "desc"));

/** One blast, live; undefined where there is none. */
export function watchBlast(
  id: string,
  next: (blast: Blast | undefined) => void,
  fail: (error: unknown) => void,
): () => void {
  return onSnapshot(doc(blasts(), id), (snapshot) => next(snapshot.data()), fail);
}

export function undeliveredOf(blastId: string, state: UndeliveredMail["state"]): PageQuery<UndeliveredMail> {
  const undelivered = collection(firestore(), paths.undeliveredMails(blastId)).withConverter(
    converterFor(undeliveredMail),
  );
  return () => query(undelivered, where("state", "==", state), orderBy("at", "desc"));
}
