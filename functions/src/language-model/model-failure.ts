import OpenAI from "openai";
import { modelFailures, modelRepairs } from "../../../src/domain/course/words";
import { failure } from "../callable/failure";
import { log } from "../log";

export type ModelFailureReason = keyof typeof modelFailures;

const codes = {
  busy: "resource-exhausted",
  unavailable: "unavailable",
  slow: "deadline-exceeded",
  overtime: "deadline-exceeded",
  stalled: "deadline-exceeded",
  cut: "unavailable",
  tooLong: "out-of-range",
  empty: "unavailable",
  refused: "failed-precondition",
  retired: "internal",
  unknownModel: "internal",
  keyRefused: "internal",
  unpaid: "internal",
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

/** Only a failure that a person has to repair is an error; the others pass, and the person at the page is told. */
export function logModelFailure(call: string, { reason, cause }: ModelFailure): void {
  if (reason in modelRepairs)
    log.modelNeedsRepair(call, reason, modelRepairs[reason as keyof typeof modelRepairs], cause);
  else log.modelFailed(call, reason, cause);
}

/** Translates what the openai package throws, once its own retries are used up. */
export function modelFailureOf(error: unknown, isPartial: boolean): ModelFailure {
  return error instanceof ModelFailure ? error : new ModelFailure(failureReason(error, isPartial), { cause: error });
}

function failureReason(error: unknown, isPartial: boolean): ModelFailureReason {
  if (error instanceof OpenAI.APIConnectionTimeoutError) return "slow";
  if (error instanceof OpenAI.RateLimitError) return error.code === "insufficient_quota" ? "unpaid" : "busy";
  if (error instanceof OpenAI.APIError && isOurMistake(error.status)) return mistakeOf(error as ProviderRefusal);
  return isPartial ? "cut" : "unavailable";
}

function isOurMistake(status: unknown): boolean {
  return typeof status === "number" && status >= 400 && status < 500;
}

interface ProviderRefusal {
  status: number;
  code?: string | null;
  message: string;
}

/** Providers answer for a retired model as for one that never was (404), and say so in words; a few answer 410. */
function mistakeOf({ status, code, message }: ProviderRefusal): ModelFailureReason {
  if (status === 402) return "unpaid";
  if (status === 401 || status === 403) return "keyRefused";
  if (status !== 404 && status !== 410 && code !== "model_not_found") return "misconfigured";
  if (status === 410 || /deprecat|retired|decommission|shut ?down|no longer/i.test(message)) return "retired";
  return code === "model_not_found" || /model/i.test(message) ? "unknownModel" : "misconfigured";
}
