// The meaning of the codes of Firestore and the functions, which share them, for the caller.

/**
 * `denied`: the rules do not allow it; `refused`: nothing was done, and asking again will not help; `unmet`: what it
 * needs is not there, or not so; `overtaken`: another write met this one, and nothing was done; `unreachable`: no
 * answer came; `unknown`: anything else, which may pass.
 */
export type FailureKind = "denied" | "refused" | "unmet" | "overtaken" | "unreachable" | "unknown";

const kindByCode: Record<string, FailureKind> = {
  "permission-denied": "denied",
  unauthenticated: "refused",
  "invalid-argument": "refused",
  "out-of-range": "refused",
  "not-found": "unmet",
  "failed-precondition": "unmet",
  aborted: "overtaken",
  unavailable: "unreachable",
  "deadline-exceeded": "unreachable",
  unknown: "unreachable",
};

export function failureKind(error: unknown): FailureKind {
  return kindByCode[errorCode(error) ?? ""] ?? "unknown";
}

export function isDenied(error: unknown): boolean {
  return failureKind(error) === "denied";
}

/** Tells whether it failed for good. */
export function isRefused(error: unknown): boolean {
  return isDenied(error) || failureKind(error) === "refused";
}

/** The code that each failure of Firebase has, such as `unavailable` or `auth/invalid-credential`; others have none. */
export function errorCode(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
