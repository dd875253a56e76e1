// Makes the failure of a call from what the SDK of the functions throws.
import { FunctionsError } from "firebase/functions";
import { failureDetails } from "../../../domain/callables";
import { CallFailure } from "./call-failure";

/**
 * The SDK adds the HTTP status to a message, so sentences travel in the details. It has one code, `internal`, for a
 * server that broke down and for one that no request reached; here the latter is `unavailable`.
 */
export function failedCall(error: unknown): CallFailure {
  if (!(error instanceof FunctionsError)) return new CallFailure("unknown", {}, error);
  const details = failureDetails.safeParse(error.details);
  const failure = new CallFailure(error.code.replace("functions/", ""), details.success ? details.data : {}, error);
  if (failure.answered || failure.code !== "internal") return failure;
  return new CallFailure("unavailable", failure.details, error);
}
