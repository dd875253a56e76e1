import { FirebaseError } from "firebase/app";
import { accountMessages, registrationMessages } from "../../domain/accounts/words";

const sentenceByCode: Record<string, string> = {
  "auth/network-request-failed": registrationMessages.unreachable,
  "auth/timeout": registrationMessages.unreachable,
  unavailable: registrationMessages.unreachable,
  unknown: registrationMessages.unreachable,
  "deadline-exceeded": registrationMessages.unreachable,
  "auth/too-many-requests": registrationMessages.tooManyTries,
  "auth/weak-password": registrationMessages.passwordWeak,
  "auth/password-does-not-meet-requirements": registrationMessages.passwordWeak,
};

/** Why an account could not be made: our words where we have them, else the provider's, else the specified sentence. */
export function accountProblem(error: unknown): string {
  if (!(error instanceof FirebaseError)) return accountMessages.accountFailed;
  return sentenceByCode[error.code] ?? (error.message || accountMessages.accountFailed);
}
