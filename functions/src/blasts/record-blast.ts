// A blast begins as a document whose id follows from who sends what, so that however often it is asked for, it is one.
import { createHash } from "node:crypto";
import { blastCounts, type Blast } from "../../../src/domain/blasts/blast";
import { unlessThere } from "../firestore/lease";
import type { BlastStorageContext } from "./blast-context";
import { blastDocument, readBlast } from "./stored-blast";

export interface BlastRequest {
  subject: string;
  message: string;
  /** Stands in the place of `{name}` where a name is missing. */
  nameFallback?: string;
  /** The time of the first mail; now if undefined. */
  sendAt?: Date | undefined;
  createdBy: string;
  /** The same for every repetition of one request. */
  key: string;
}

/** Returns the blast's id, or undefined where the key belongs to one with another text. */
export async function recordBlast(
  context: BlastStorageContext,
  { subject, message, nameFallback = "", sendAt, createdBy, key }: BlastRequest,
): Promise<string | undefined> {
  const id = createHash("sha256")
    .update(JSON.stringify([createdBy, key]))
    .digest("base64url")
    .slice(0, 32);
  const begun: Blast = {
    subject,
    message,
    nameFallback,
    ...(sendAt && { sendAt }),
    createdBy,
    createdAt: context.now(),
    status: sendAt ? "scheduled" : "preparing",
    active: true,
    recipients: null,
    counts: blastCounts.parse({}),
    problem: null,
    retryAt: null,
    failures: 0,
    resendIsSafe: context.settings.idempotencyHeader !== "",
  };
  if (await unlessThere(blastDocument(context, id).create(begun))) return id;
  const earlier = await readBlast(context, id);
  const isSame =
    earlier?.subject === subject &&
    earlier.message === message &&
    earlier.nameFallback === nameFallback &&
    earlier.sendAt?.getTime() === sendAt?.getTime();
  return isSame ? id : undefined;
}
