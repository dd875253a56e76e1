// The versions of a business's plan, as consultants edit and release them. A version is made once, under the next
// number: of two who save at the same moment one is told that the number is taken. What is copied from one document to
// another stays as Firestore gave it, because a Date would lose a part of its times.
import { doc, serverTimestamp, type DocumentData, type DocumentSnapshot, type Transaction } from "firebase/firestore";
import { paths } from "../../../domain/kernel/collections";
import type { StaffMember } from "../../inquiries/inquiry-actions";
import { firestore } from "../../sdk/firestore";
import { retriedOnDenial } from "../../sdk/writes/write-online";
import { onceOpened } from "../access/access";

export interface PlanEdit {
  /** The version that was edited. */
  basedOn: number;
  /** The last one that the consultant has seen. */
  after: number;
  text: string;
}

/**
 * `overtaken`: another administrator was first, and nothing was written; `by` is their name, if it was a consultant.
 */
export type PlanActionResult =
  | { result: "done"; version: number }
  | { result: "overtaken"; version: number; by?: string | undefined };

/** Saves an edit as the next version. */
export function saveEdit(me: StaffMember, code: string, { basedOn, after, text }: PlanEdit): Promise<PlanActionResult> {
  const number = after + 1;
  return retried(code, async (transaction) => {
    const next = doc(firestore(), paths.planVersion(code, number));
    const there = await transaction.get(next);
    if (there.exists()) return isOurs(there, me, { text, basedOn }) ? savedAs(number) : overtakenBy(there);
    const base = (await transaction.get(doc(firestore(), paths.planVersion(code, basedOn)))).data() ?? {};
    transaction.set(next, {
      ...writtenOrigin(base),
      number,
      text,
      basedOn,
      by: me.uid,
      byEmail: me.email,
      createdAt: serverTimestamp(),
    });
    return savedAs(number);
  });
}

/** Makes a version the business's, and has a mail sent about it. No release goes back behind an earlier one. */
export function releaseVersion(
  me: StaffMember,
  code: string,
  version: number,
  reviewedBy: string,
): Promise<PlanActionResult> {
  return retried(code, async (transaction) => {
    const answers = doc(firestore(), paths.answersOf(code));
    const release = doc(firestore(), paths.planRelease(code, version));
    const edited = doc(firestore(), paths.planVersion(code, version));
    const [now, there, from] = await Promise.all([
      transaction.get(answers),
      transaction.get(release),
      transaction.get(edited),
    ]);
    const released = Number(now.get("planVersion") ?? 0);
    if (isOurs(there, me, { reviewedBy })) return savedAs(version);
    if (released >= version) return { result: "overtaken", version: released };
    const { text, by, ...about } = from.data() ?? {};
    const { model, generatedAt, answersHash } = writtenOrigin(about);
    const at = serverTimestamp();
    transaction.update(answers, {
      trainingPlan: text as unknown,
      ...(model !== undefined && { planModel: model }),
      ...(generatedAt !== undefined && { planGeneratedAt: generatedAt }),
      ...(answersHash !== undefined && { planAnswersHash: answersHash }),
      planVersion: version,
      planEdited: by !== undefined,
      planReviewedBy: reviewedBy,
      planReleasedAt: at,
    });
    transaction.set(release, {
      version,
      reviewedBy,
      by: me.uid,
      byEmail: me.email,
      releasedAt: at,
      mailDueAt: at,
    });
    return savedAs(version);
  });
}

function retried(
  code: string,
  run: (transaction: Transaction) => Promise<PlanActionResult>,
): Promise<PlanActionResult> {
  return onceOpened(code, () => retriedOnDenial(run));
}

function savedAs(version: number): PlanActionResult {
  return { result: "done", version };
}

function overtakenBy(there: DocumentSnapshot): PlanActionResult {
  return {
    result: "overtaken",
    version: Number(there.get("number")),
    by: there.get("byEmail") as string | undefined,
  };
}

/** A commit whose answer was lost is tried again by the SDK, and finds what it has written itself. */
function isOurs(there: DocumentSnapshot, me: StaffMember, fields: Record<string, unknown>): boolean {
  const expected = Object.entries({ by: me.uid, ...fields });
  return there.exists() && expected.every(([name, value]) => there.get(name) === value);
}

/** Returns the model, the time and the answers of a plan's text. */
function writtenOrigin(fields: DocumentData): DocumentData {
  const origin = ["model", "generatedAt", "answersHash"].map((name) => [name, fields[name] as unknown] as const);
  return Object.fromEntries(origin.filter(([, value]) => value !== undefined));
}
