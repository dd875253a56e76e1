import { accountMessages, signInFailures } from "../../domain/accounts/words";

/** Why nobody was signed in: our words where we have them, else the provider's, else the specified sentence. */
export function signInProblem(error: unknown): string {
  const code = authErrorCode(error);
  const own = signInFailures[code];
  if (own !== undefined) return own;
  const { message } = error as { message?: unknown };
  return code !== "unknown" && typeof message === "string" && message !== "" ? message : accountMessages.loginFailed;
}

/** Each failure of the provider has a code such as `auth/invalid-credential`; another error has none. */
export function authErrorCode(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "unknown";
}
