import type { FailureDetails } from "../../domain/callables";

/** Why a call failed; `sentence` is there when the server said something that a person may read. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly code: string;
  readonly details: Partial<FailureDetails>;

  constructor(code: string, details: Partial<FailureDetails>, cause: unknown) {
    super(details.sentence ?? code, { cause });
    this.code = code;
    this.details = details;
  }
}
