import type { FailureDetails } from "../../../domain/callables";

/** Why a call failed; `sentence` is there when the server said something that a person may read. */
export class CallFailure extends Error {
  override name = "CallFailure";
  readonly code: string;
  readonly details: Partial<FailureDetails>;
  /** True if a server answered with it: the SDK ends its message with the HTTP status, which is 0 without an answer. */
  readonly answered: boolean;

  constructor(code: string, details: Partial<FailureDetails>, cause: unknown) {
    super(details.sentence ?? code, { cause });
    this.code = code;
    this.details = details;
    this.answered = cause instanceof Error && /\[[1-9]\d\d\]$/.test(cause.message);
  }
}
