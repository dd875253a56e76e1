import { HttpsError, type FunctionsErrorCode } from "firebase-functions/v2/https";
import type { FailureDetails } from "../../../src/domain/callables";

/** A failure whose sentence a person may read; the browser shows it from the details, never from the message. */
export function failure(
  code: FunctionsErrorCode,
  sentence: string,
  details: Omit<FailureDetails, "sentence"> = {},
): HttpsError {
  return new HttpsError(code, sentence, { sentence, ...details } satisfies FailureDetails);
}
