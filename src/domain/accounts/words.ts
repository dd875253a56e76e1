// Every sentence that a person reads when signing in or creating an account. The specification's are here word for
// word.

export const accountMessages = {
  logIn: "Log in",
  loginFailed: "Login failed.",
  accountFailed: "Error creating account.",
  nameMissing: "Please enter your name.",
  passwordsDiffer: "Passwords do not match.",
  passwordTooShort: "Password must be at least 6 characters long.",
  loadingDashboard: "Loading dashboard...",
  noProfile: "No profile data found.",
  dashboardFailed: "Error fetching invitation or profile data.",
  businessFallback: "Your Business",
} as const;

/** What the provider's codes mean to a person; for any other code its own message is shown. */
export const signInFailures: Record<string, string> = {
  "auth/invalid-credential": `${accountMessages.loginFailed} Email or password is not right. Check both, or reset your password.`,
  "auth/invalid-email": `${accountMessages.loginFailed} This is not a complete email address.`,
  "auth/user-disabled": `${accountMessages.loginFailed} This account has been closed. Please contact us.`,
  "auth/too-many-requests": `${accountMessages.loginFailed} There were too many attempts. Wait a few minutes, or reset your password.`,
  "auth/network-request-failed": `${accountMessages.loginFailed} We could not be reached. Check your connection and try again.`,
};

export const signInMessages = {
  emailMissing: "Please enter your email address.",
  passwordMissing: "Please enter your password.",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  resetSent: (email: string) =>
    `If there is an account for ${email}, an email with a link to choose a new password is on its way. Look in the spam folder too.`,
  resetFailed: "We could not ask for the email just now. Please try again.",
} as const;

/** What an invited business reads on its way to an account, where the specification has no sentence of its own. */
export const registrationMessages = {
  nameTooLong: "Please keep your name to 200 characters.",
  passwordTooLong: "Please keep your password to 4096 characters.",
  otherPassword:
    "This email address already has an account, with another password. Enter that password above, or have an email sent that lets you set a new one.",
  resetSent: (email: string) =>
    `If ${email} has an account, an email is on its way. Set a new password with it, then come back to this page and enter that password above.`,
  resetFailed: "We could not send the email just now. Please try again.",
  taken: "This invitation has already been used to create an account. Please log in, or contact support for access.",
  closed: "This invitation is no longer open. Please contact support for access.",
  otherAccount: (invited: string, mine: string) =>
    `This invitation is for ${invited}, and you are logged in as ${mine}. Log out and open the link again to use it.`,
  earlierInvitation:
    "You already have an account, from an earlier invitation. Its answers are kept, and its access code still applies: please use the code of the earlier email, because the one of the new invitation opens nothing. To begin a new assessment, contact support.",
  unreachable:
    "We could not reach the server, so your account is not ready yet. What you typed is still here; please try again.",
  tooManyTries: "There were too many attempts with this email address. Please wait a few minutes and try again.",
  passwordWeak: "This password is not accepted. Please choose a longer or less common one.",
  unfinished: "Your account is there. One thing is missing before you can begin: your name.",
  profileHint: "If you have just been invited, open the link in your invitation once more to finish your account.",
  progressFailed: "We could not load how far you have come. Your answers are safe.",
  logoutFailed: "We could not log you out just now. Please try again.",
} as const;
