// Email blasts and whom they did not reach, live, for every administrator.
import { collection, orderBy, query, where } from "firebase/firestore";
import type { Subscribe } from "../../browser/subscribe";
import { blast, undeliveredMail, type Blast, type UndeliveredMail } from "../../domain/blasts/blast";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import { followDocument } from "../sdk/follow";
import type { PageQuery } from "../sdk/lists/live-page";

const blasts = () => collection(firestore(), paths.blasts).withConverter(converterFor(blast));

/** The blasts under way, also the paused ones, before the latest of the others. */
export const allBlasts: PageQuery<Blast> = () =>
  query(blasts(), orderBy("active", "desc"), orderBy("createdAt", "desc"));

/** Undefined where there is none. */
export function watchBlast(id: string): Subscribe<Blast | undefined> {
  return followDocument(paths.blast(id), blast, (found) => found);
}

export function undeliveredOf(blastId: string, state: UndeliveredMail["state"]): PageQuery<UndeliveredMail> {
  const undelivered = collection(firestore(), paths.undeliveredMails(blastId)).withConverter(
    converterFor(undeliveredMail),
  );
  return () => query(undelivered, where("state", "==", state), orderBy("at", "desc"));
}
