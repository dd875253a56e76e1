import { Timestamp } from "firebase-admin/firestore";
import { newestOf } from "../firestore/newest";
import { followSuppressions, type FollowedSuppressions } from "../mailing-list/suppression";
import type { BlastContext } from "./blast-context";
import { blastDocument, storedBlast, type StoredBlast } from "./stored-blast";

/** The clocks of two servers differ by less. */
const clockSkewS = 60;

export interface FollowedBlast {
  /** Undefined after a deletion or a broken listener. The caller reads the blast anew. */
  current: () => StoredBlast | undefined;
  suppressions: FollowedSuppressions;
  end: () => void;
}

/** Firestore tells this process of each command to a blast, and of each who leaves, so that a mail costs no read. */
export async function followBlast(context: BlastContext, { id, readAt }: StoredBlast): Promise<FollowedBlast> {
  const suppressions = await followSuppressions(new Timestamp(readAt.seconds - clockSkewS, 0));
  const blast = await newestOf(blastDocument(context, id), storedBlast).catch((error: unknown) => {
    suppressions.end();
    throw error;
  });
  return {
    current: () => (suppressions.isCurrent() ? blast.read() : undefined),
    suppressions,
    end() {
      suppressions.end();
      blast.end();
    },
  };
}
