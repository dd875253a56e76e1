/** Why a file became no source. */
export type SourceProblem =
  | "tooLarge"
  | "tooManyPages"
  | "tooLong"
  | "unpacksTooLarge"
  | "wrongType"
  | "oldWord"
  | "damaged"
  | "encrypted"
  | "empty"
  | "scanned"
  | "tooSlow"
  | "noReader";

/** It ends the reading of a file. */
export class UnreadableSource extends Error {
  readonly problem: SourceProblem;

  constructor(problem: SourceProblem) {
    super(problem);
    this.problem = problem;
  }
}
