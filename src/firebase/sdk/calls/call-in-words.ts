// From a call to what came of it, in a sentence. A server that refuses says why, either as a failure or in its answer.
import { logWarning } from "../../../browser/log";
import { CallFailure } from "./call-failure";
import { failureKind, type FailureKind } from "../failure-kind";

export type CallResult<Value = unknown> =
  | { done: true; value: Value; sentence: string }
  | { done: false; sentence: string; reason?: string; kind: FailureKind; answered: boolean };

interface CallSentences<Value> {
  done?: (value: Value) => string;
  /** The sentence for a failure without a reason. */
  failed: string;
  /** The sentence around the server's reason; without it the reason is shown alone. */
  refused?: (reason: string) => string;
}

export async function callInWords<Value extends object>(
  asked: Promise<Value>,
  { done = () => "", failed, refused = (reason) => reason }: CallSentences<Value>,
): Promise<CallResult<Value>> {
  const failure = (kind: FailureKind, answered: boolean, reason?: string): CallResult<Value> =>
    reason === undefined
      ? { done: false, sentence: failed, kind, answered }
      : { done: false, sentence: refused(reason), reason, kind, answered };
  try {
    const value = await asked;
    const { success = true, error } = value as { success?: boolean; error?: string };
    return success ? { done: true, value, sentence: done(value) } : failure("refused", true, error);
  } catch (error) {
    logWarning(failed, error);
    return failure(failureKind(error), error instanceof CallFailure && error.answered, reasonOf(error));
  }
}

/** A server that broke down knows less of the request than its caller. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof CallFailure && error.code !== "internal" ? error.details.sentence : undefined;
}
