import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { countOrZero } from "../../../src/domain/kernel/counters";
import type { LastAnswers } from "../../../src/domain/operation/health";

/** Reads a document of `health`; undefined if there is none yet. */
export function lastAnswersIn(document: DocumentSnapshot | undefined): LastAnswers {
  const kind: unknown = document?.get("lastFailure.kind");
  const at = timeIn(document, "lastFailure.at");
  return {
    lastSuccess: timeIn(document, "lastSuccess"),
    lastFailure: at && { kind: String(kind), at },
    failingSince: timeIn(document, "failingSince"),
    failures: countOrZero.parse(document?.get("failures")),
  };
}

export function timeIn(document: DocumentSnapshot | undefined, field: string): Date | undefined {
  const value: unknown = document?.get(field);
  return value instanceof Timestamp ? value.toDate() : undefined;
}
