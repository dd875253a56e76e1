import OpenAI from "openai";
import { modelFailures } from "../../../src/domain/course/words";
import { failure } from "../callable/failure";

export type ModelFailureReason = keyof typeof modelFailures;

const codes = {
  busy: "resource-exhausted",
  unavailable: "unavailable",
  slow: "deadline-exceeded",
  stalled: "deadline-exceeded",
  cut: "unavailable",
  tooLong: "out-of-range",
  empty: "unavailable",
  refused: "failed-precondition",
  misconfigured: "internal",
} as const satisfies Record<ModelFailureReason, Parameters<typeof failure>[0]>;

/** Why the model did not deliver; `isPartial` says whether a part of the text has already been sent on. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly reason: ModelFailureReason;

  constructor(reason: ModelFailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }

  toHttpsError(isPartial: boolean) {
    return failure(codes[this.reason], modelFailures[this.reason], isPartial ? { incomplete: true } : {});
  }
}

/** Translates what the openai package throws, once its own retries are used up. */
export function modelFailureOf(error: unknown, isPartial: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return new ModelFailure("slow", { cause: error });
  if (error instanceof OpenAI.RateLimitError) return new ModelFailure("busy", { cause: error });
  if (error instanceof OpenAI.APIError && isOurMistake(error.status))
    return new ModelFailure("misconfigured", { cause: error });
  return new ModelFailure(isPartial ? "cut" : "unavailable", { cause: error });
}

function isOurMistake(status: unknown): boolean {
  return typeof status === "number" && status >= 400 && status < 500;
}
