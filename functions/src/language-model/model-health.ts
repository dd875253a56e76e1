// How the model's last answers ended, in one document for whoever watches over the site: written when that changes, and
// otherwise at most once a minute by each instance.
import { FieldValue } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { log } from "../log";
import type { ModelFailureReason } from "./model-failure";

export type AnswerEnd = ModelFailureReason | "success";

const recordEveryMs = 60_000;
let lastRecorded: { end: AnswerEnd; at: number } | undefined;

export async function recordAnswerEnd(end: AnswerEnd, now = Date.now()): Promise<void> {
  if (lastRecorded?.end === end && now - lastRecorded.at < recordEveryMs) return;
  lastRecorded = { end, at: now };
  const at = FieldValue.serverTimestamp();
  const change = end === "success" ? { lastSuccess: at } : { lastFailure: { kind: end, at } };
  try {
    await database.doc(paths.modelHealth).set(change, { merge: true });
  } catch (error) {
    log.modelHealthNotSaved(error);
  }
}
