import type { FailureDetails } from "../../../domain/callables";

/** A failure of the browser's own, with its sentence where the server's failures have theirs. */
export class FailureInWords extends Error {
  readonly details: FailureDetails;

  constructor(sentence: string, details: Omit<FailureDetails, "sentence"> = {}) {
    super(sentence);
    this.details = { sentence, ...details };
  }
}
