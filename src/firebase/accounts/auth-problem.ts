// Why the authentication provider did not do what was asked: our words where we have them, else the provider's, else
// the specified sentence.
import { accountMessages, authFailures, registrationMessages } from "../../domain/accounts/words";
import { errorCode, failureKind } from "../sdk/failure-kind";

/** Tells whether an account has another password than the typed one. */
export function isWrongPassword(error: unknown): boolean {
  return ["auth/invalid-credential", "auth/wrong-password"].includes(errorCode(error) ?? "");
}

export function signInProblem(error: unknown): string {
  return authFailures[errorCode(error) ?? ""]?.login ?? ownMessage(error) ?? accountMessages.loginFailed;
}

/** An account is there only with its profile, so a database that is out of reach is a reason too. */
export function accountProblem(error: unknown): string {
  if (failureKind(error) === "unreachable") return registrationMessages.unreachable;
  return authFailures[errorCode(error) ?? ""]?.account ?? ownMessage(error) ?? accountMessages.accountFailed;
}

/** Returns the provider's own message; the text of another error, also of the database, is not for a person. */
function ownMessage(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: unknown };
  const isProviders = errorCode(error)?.startsWith("auth/") === true;
  return isProviders && typeof message === "string" && message !== "" ? message : undefined;
}
