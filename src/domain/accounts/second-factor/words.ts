// The sentences about a login that is confirmed, and about the second factor of an administrator.
import { freshLoginMinutes } from "./fresh-login";

/** The refusals of a call, which the page answers with a question to the person. */
export const loginProofRefusals = {
  freshLoginNeeded: "Please confirm that it is you, and try again: your login is some minutes old.",
  secondFactorNeeded:
    "This site asks its administrators for a second factor, and your login had none. Set one up in the settings, under “Second factor”.",
} as const;

export const loginProofWords = {
  title: "Is it you?",
  meaning: `This needs a login of the last ${freshLoginMinutes} minutes. Nothing that you typed is lost.`,
  confirm: "Confirm",
  confirming: "Checking...",
  cancel: "Cancel",
  passwordMissing: "Please enter your password.",
  wrongPassword: "The password is not right. Try again, or reset it on the login page.",
  tooManyTries: "There were too many attempts. Wait a few minutes.",
  unreachable: "We could not be reached. Check your connection and try again.",
  failed: "We could not check it just now. Please try again.",
} as const;

export const secondFactorWords = {
  title: "Second factor",
  lead: "A second factor is a code of six digits that an app on your phone shows. With it, your password alone opens nothing.",
  loading: "Loading your login...",
  loadFailed: "We could not load your login just now.",
  none: "Your login has no second factor.",
  since: "Your login has a second factor since",
  lost: "If you lose your phone, the operator of the site takes the second factor away, and you set up another one.",
  setUp: "Set up a second factor",
  remove: "Remove the second factor",
  removing: "Removing...",
  removed: "Your login has no second factor any more.",
  kept: "Nothing was changed.",
  setUpTitle: "Set up a second factor",
  preparing: "Preparing...",
  scan: "Scan this code with an authenticator app, such as Google Authenticator, 2FAS or Aegis.",
  picture: "QR code for your authenticator app",
  typeKey: "Or type this key into the app:",
  code: "Code from the app",
  codeHint: "Six digits; a new code comes every 30 seconds.",
  codeMissing: "Please enter the six digits that the app shows.",
  finish: "Switch it on",
  finishing: "Switching it on...",
  done: "Your login has a second factor from now on. Other devices have to log in again.",
  back: "Back",
  invited: "This account has a second factor. Log in on the login page first, then open the link once more.",
} as const;

/** The name of the factor where Firebase lists it. */
export const factorName = "Authenticator app";

/** The meaning of the provider's codes; any other is a failure without a reason. */
export const secondFactorFailures: Record<string, string> = {
  "auth/invalid-verification-code": "This code is not right, or is over. Enter the one that the app shows now.",
  "auth/code-expired": "This code is not right, or is over. Enter the one that the app shows now.",
  "auth/totp-challenge-timeout": "This took too long. Please begin again.",
  "auth/invalid-multi-factor-session": "This took too long. Please begin again.",
  "auth/operation-not-allowed":
    "This project allows no second factors yet. Its operator switches them on (docs/operate.md).",
  "auth/unverified-email":
    "Your email address was never confirmed. Choose a new password by “Forgot your password?” on the login page, which confirms it.",
  "auth/second-factor-already-in-use": "Your login has a second factor already.",
  "auth/maximum-second-factor-count-exceeded": "Your login has a second factor already.",
  "auth/multi-factor-info-not-found": "Your login has no second factor any more. Please log in again.",
  "auth/invalid-credential": loginProofWords.wrongPassword,
  "auth/wrong-password": loginProofWords.wrongPassword,
  "auth/too-many-requests": loginProofWords.tooManyTries,
  "auth/network-request-failed": loginProofWords.unreachable,
  "auth/timeout": loginProofWords.unreachable,
};
