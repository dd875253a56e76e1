// Every sentence that a person reads when logging in or creating an account. The specification's are here word for
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

export const signInMessages = {
  emailMissing: "Please enter your email address.",
  passwordMissing: "Please enter your password.",
  signedInAs: (email: string) => `You are logged in as ${email}.`,
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
  unfinished: "Your account has been created. One thing is missing before you can begin: your name.",
  profileHint: "If you have just been invited, open the link in your invitation once more to finish your account.",
  progressFailed: "We could not load how far you have come. Your answers are safe.",
  logoutFailed: "We could not log you out just now. Please try again.",
} as const;

/** What the operator of a project reads at the terminal. */
export const operatorMessages = {
  help: `Usage:
  npm run admin -- grant <e-mail>     makes an account an administrator's
  npm run admin -- revoke <e-mail>    takes that away and ends all its sessions
  npm run admin -- list               lists the administrators
  npm run admin -- recount            corrects the dashboard's counters
  npm run admin -- adopt              dates the documents of an older system, so that the dashboard lists them
  npm run admin -- generating on|off  turns the writing of texts and plans on or off, at once

  --local           the emulators of a running \`npm start\`
  --project <id>    a real project, with application default credentials (or set GOOGLE_CLOUD_PROJECT)`,
  granted: (email: string) => `${email} is an administrator from their next login on.`,
  grantedBefore: (email: string) => `${email} is already an administrator.`,
  revoked: (email: string, was: boolean) =>
    `${email} ${was ? "is no longer an administrator" : "was not an administrator"}. All their sessions end: open dashboards within minutes, a token that is already out within an hour.`,
  generating: (on: boolean) =>
    on ? "Texts and plans are written again." : "No text and no plan is written any more, from now on.",
  noAdministrator: "There is no administrator yet.",
  noAccount: (email: string) =>
    `There is no account for ${email}. Create it first, for instance in the Firebase console.`,
  noEmail: (email: string) => `“${email}” is not an e-mail address.`,
  whichProject: "Which project? Give --project <id>, or --local for the emulators of `npm start`.",
  noCredentials:
    "There are no credentials for the project: run `gcloud auth application-default login`, or set GOOGLE_APPLICATION_CREDENTIALS.",
  noEmulators: "The emulators do not answer: is `npm start` running?",
} as const;

interface AuthFailure {
  login?: string;
  account?: string;
}

const loginFailed = (why: string) => `${accountMessages.loginFailed} ${why}`;

const unreachable: AuthFailure = {
  login: loginFailed("We could not be reached. Check your connection and try again."),
  account: registrationMessages.unreachable,
};
const wrongPassword: AuthFailure = {
  login: loginFailed("The email or the password is not right. Check both, or reset your password."),
};
const passwordWeak: AuthFailure = { account: registrationMessages.passwordWeak };

/**
 * What the provider's codes mean to a person who logs in or creates an account; for any other code its own message is
 * shown.
 */
export const authFailures: Record<string, AuthFailure> = {
  "auth/invalid-credential": wrongPassword,
  "auth/wrong-password": wrongPassword,
  "auth/invalid-email": { login: loginFailed("This is not a complete email address.") },
  "auth/user-disabled": { login: loginFailed("This account has been closed. Please contact us.") },
  "auth/too-many-requests": {
    login: loginFailed("There were too many attempts. Wait a few minutes, or reset your password."),
    account: registrationMessages.tooManyTries,
  },
  "auth/network-request-failed": unreachable,
  "auth/timeout": unreachable,
  "auth/weak-password": passwordWeak,
  "auth/password-does-not-meet-requirements": passwordWeak,
};

/** Headings, buttons and fields on the way in and out. */
export const accountWords = {
  adminDashboard: "Admin dashboard",
  logout: "Logout",
  createTitle: "Create Your Account",
  loggingOut: "Logging out...",
  writeTo: "Write to",
  newInvitation: ", and we will send you a new invitation. If you already have an account, you need none.",
  logInLink: "log in",
  invitedAddress: "Your account is for the address that was invited.",
  yourName: "Your Name",
  createPassword: "Create a Password",
  passwordHint: "At least 6 characters.",
  confirmPassword: "Confirm Password",
  confirmation: "confirmation",
  creating: "Creating account...",
  create: "Create Account",
  setPassword: "Set a new password",
  logInInstead: "Log in instead",
  adminLogin: "Admin login",
  adminLoginLead: "For our staff: inquiries, tasks and invitations.",
  password: "Password",
  loggingIn: "Logging in...",
  login: "Login",
  forgot: "Forgot your password?",
  toDashboard: "Go to your dashboard",
  resetTitle: "Reset your password",
  resetMeaning: "We send you an email with a link. It leads to a page where you choose a new password.",
  resetSend: "Send the link",
  cancel: "Cancel",
  loginLead: (name: string) => `For businesses that ${name} has invited, and for our staff.`,
  createLead: (name: string, business: string) => `${name} invites ${business} to take the Training Needs Assessment.`,
} as const;

/** An invited business's own dashboard. */
export const dashboardWords = {
  toDo: "To-Do List",
  assessment: "Complete Training Needs Assessment",
  welcome: (business: string) => `Welcome ${business}`,
  notStarted: (steps: number) => `Not started. There are ${steps} steps, and everything you answer is kept.`,
  inProgress: (step: number, steps: number) => `You are at step ${step} of ${steps}.`,
  allAnswered: (steps: number) => `All ${steps} steps are answered. Next comes your training plan.`,
  planReady: "Your training plan is ready.",
} as const;
