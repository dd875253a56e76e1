// Every sentence that a person reads when logging in or creating an account; the specification's word for word.
import type { Role } from "./roles";

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
  seatEnded: (business: string) =>
    `Your part in the assessment of ${business} has ended. What you had saved stays with the business. If that should not be so, please ask its contact.`,
  movedAway: (business: string) =>
    `This assessment was moved to a colleague: ${business} has another contact now, and your account no longer opens it. Everything you had saved is kept for them. If that should not be so, please write to us.`,
} as const;

export const signInMessages = {
  emailMissing: "Please enter your email address.",
  passwordMissing: "Please enter your password.",
  sessionEnded: "Your session is no longer valid: your rights or your password may have changed. Please log in again.",
  noLongerStaff: "You may no longer open the dashboard. If that should not be so, please ask the operator of the site.",
  signedInAs: (email: string) => `You are logged in as ${email}.`,
  otherUnsaved: (email: string) =>
    `${email} is logged in here and has typed something that has not reached us. Please log out first.`,
  resetSent: (email: string) =>
    `If there is an account for ${email}, an email with a link to choose a new password is on its way. Look in the spam folder too.`,
  resetFailed: "We could not ask for the email just now. Please try again.",
} as const;

/** The sentences of the page for a new password, and the reasons against one. */
export const passwordResetMessages = {
  checking: "Checking the link...",
  checkFailed: "We could not check the link just now. Please try again.",
  linkEnded: "This link is not valid any more: it works once, and for about an hour. You can have a new one sent here.",
  accountClosed: "This account has been closed. Please contact us.",
  unreachable: "We could not reach the server, so your password is still the old one. Please try again.",
  failed: "Your new password could not be set. Please try again.",
  done: "Your new password is set. Log in with it from now on.",
  /** Told alike of an address with an account and of one without. */
  askedOften:
    "An email for this address has been asked for several times already. Look for it in the spam folder too, or try again in an hour.",
  askedOftenToday:
    "An email for this address has been asked for many times today. Look for it in the spam folder too, or try again tomorrow.",
  callerAskedOften: "From your network too many such emails have been asked for. Please try again in an hour.",
  callerAskedOftenToday: "From your network too many such emails have been asked for today. Please try again tomorrow.",
} as const;

/** The letter with the link to that page. */
export const passwordResetMailWords = {
  subject: "Choose a new password",
  paragraphs: (name: string) => [
    `A new password has been asked for, for your account at ${name}.`,
    "The button leads to a page where you choose it. It works once, and for about an hour.",
  ],
  action: "Choose a new password",
  reason: (page: string) =>
    `You get this mail because your address was entered at ${page}. If it was not you, do nothing: your password stays as it is.`,
} as const;

/** The sentences for an invited business on its way to an account that the specification does not have. */
export const registrationMessages = {
  nameTooLong: "Please keep your name to 200 characters.",
  passwordBlank: "Please choose a password that is more than blanks.",
  passwordTooLong: "Please keep your password to 4096 characters.",
  otherPassword:
    "This email address already has an account, with another password. Enter that password above, or have an email sent that lets you set a new one.",
  resetSent: (email: string) =>
    `If ${email} has an account, an email is on its way. Set a new password with it, then come back to this page and enter that password above.`,
  taken: "This invitation has already been used to create an account. Please log in, or contact support for access.",
  closed: "This invitation is no longer open. Please contact support for access.",
  otherAddress: "This invitation is for another email address. Please open the link in your invitation once more.",
  callerAskedOften: "From your network too many accounts have been asked for. Please try again in an hour.",
  otherAccount: (invited: string, mine: string) =>
    `This invitation is for ${invited}, and you are logged in as ${mine}. Log out and open the link again to use it.`,
  unreachable:
    "We could not reach the server, so your account is not ready yet. What you typed is still here; please try again.",
  tooManyTries: "There were too many attempts with this email address. Please wait a few minutes and try again.",
  passwordWeak: "This password is not accepted. Please choose a longer or less common one.",
  unfinished: "Your account has been created. One thing is missing before you can begin: your name.",
  profileHint: "If you have just been invited, open the link in your invitation once more to finish your account.",
  progressFailed: "We could not load how far you have come. Your answers are safe.",
} as const;

const aRole: Record<Role, string> = { admin: "an administrator", reader: "a reader" };

/** The sentences for the operator of a project at the terminal. */
export const operatorMessages = {
  help: `Usage:
  npm run admin -- create <e-mail>    makes the account of an administrator, who chooses the password from a mail
  npm run admin -- grant <e-mail>     makes an account an administrator's
  npm run admin -- revoke <e-mail>    takes that away at once and ends all its sessions
  npm run admin -- list               lists the administrators and the readers, and who has a second factor
  npm run admin -- remove-factor <e-mail>  takes a lost second factor away and ends all sessions of the account
  npm run admin -- export <e-mail>    gives out everything that the site keeps about a person, as JSON
  npm run admin -- erase <e-mail>     says what would be erased of a person, and with --yes erases it for good
  npm run admin -- recount            corrects the dashboard's counters
  npm run admin -- adopt              dates the documents of an older system, so that the dashboard lists them
  npm run admin -- deeds [<mark>]     verifies that the lines of administrators' deeds stand as they were written, also
                                      against the mark of a batch in the log
  npm run admin -- generating on|off  turns the writing of texts and plans on or off, at once

  --role reader     create and grant: a reader, who answers inquiries and reads businesses, instead of an administrator
  --local           the emulators of a running \`npm start\`
  --project <id>    a real project, with application default credentials (or set GOOGLE_CLOUD_PROJECT)`,
  granted: (email: string, role: Role, before: Role | undefined) =>
    `${email} is ${aRole[role]} from their next login on.${before === "admin" ? " As an administrator they are refused from now on." : ""}`,
  grantedBefore: (email: string, role: Role) => `${email} is already ${aRole[role]}.`,
  noRole: (name: string) => `There is no role “${name}”: --role takes admin or reader.`,
  revoked: (email: string, was: Role | undefined) =>
    `${email} ${was === undefined ? "was neither an administrator nor a reader" : `is no longer ${aRole[was]}`}. Their requests are refused from now on; dashboards that are open close within minutes. Tasks that are in their queue can be taken over on every dashboard, below the task queue.`,
  generating: (on: boolean) =>
    on ? "Texts and plans are written again." : "No text and no plan is written any more, from now on.",
  noAdministrator: "There is no administrator yet.",
  factorRemoved: (email: string) =>
    `${email} logs in with the password alone until they set up another second factor. Make sure that it was them who asked.`,
  noFactor: (email: string) => `${email} has no second factor.`,
  listed: (email: string, role: Role, isVerified: boolean, hasFactor: boolean) => {
    const about = [
      ...(role === "admin" ? [] : [role]),
      ...(isVerified ? [] : ["has not chosen a password yet"]),
      ...(hasFactor ? ["second factor"] : []),
    ];
    return about.length === 0 ? email : `${email} (${about.join(", ")})`;
  },
  created: (email: string, role: Role, link: string) =>
    `${email} is ${aRole[role]}. The site mails a link to choose a password there, within minutes, or within a day once its mail server takes it. Or pass this link on; it lets its holder choose the password, once:\n${link}`,
  accountExists: (email: string, isTrusted: boolean) =>
    isTrusted
      ? `There is already an account for ${email}: run \`npm run admin -- grant ${email}\`.`
      : `There is already an account for ${email}, which was made by signing up, by an unknown person. If the address is yours, use “Forgot your password?” on the login page, which proves it and locks out the person who made the account; then run \`npm run admin -- grant ${email}\`.`,
  unproven: (email: string) =>
    `The account of ${email} was made by signing up, and its address was never verified, so its owner is unknown. If the address is yours, use “Forgot your password?” on the login page, which proves it and locks out the person who made the account; then run this again.`,
  noAppUrl: (link: string) =>
    `The account is made, but APP_URL is not set, so its link cannot lead to your site: set it in functions/.env.<project> and run this again. The provider's own link is ${link}`,
  noAccount: (email: string) => `There is no account for ${email}: make it with \`npm run admin -- create ${email}\`.`,
  noEmail: (email: string) => `“${email}” is not an e-mail address.`,
  whichProject: "Which project? Give --project <id>, or --local for the emulators of `npm start`.",
} as const;

/** The mail by which a new administrator or reader chooses a password. */
export const administratorMailWords = {
  subject: "Choose your password",
  paragraphs: [
    "An account has been made for you, for the dashboard of the site.",
    "Choose a password with the link below. It works once and for an hour; if it is over, ask the operator of the site for another one.",
  ],
  action: "Choose your password",
  reason: "You get this mail because the operator of the site has made an account for this address.",
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
 * The meaning of the provider's codes for a person who logs in or creates an account; any other code shows the
 * provider's own message.
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

/** The meaning of the provider's codes for a person with a letter's link; a new link helps after one has ended. */
export const resetFailures: Record<string, { sentence: string; linkEnded?: boolean }> = {
  "auth/expired-action-code": { sentence: passwordResetMessages.linkEnded, linkEnded: true },
  "auth/invalid-action-code": { sentence: passwordResetMessages.linkEnded, linkEnded: true },
  "auth/user-not-found": { sentence: passwordResetMessages.linkEnded, linkEnded: true },
  "auth/user-disabled": { sentence: passwordResetMessages.accountClosed },
  "auth/weak-password": { sentence: registrationMessages.passwordWeak },
  "auth/password-does-not-meet-requirements": { sentence: registrationMessages.passwordWeak },
  "auth/network-request-failed": { sentence: passwordResetMessages.unreachable },
  "auth/timeout": { sentence: passwordResetMessages.unreachable },
};

/** Headings, buttons and fields on the way in and out. */
export const accountWords = {
  createTitle: "Create Your Account",
  writeTo: "Write to",
  newInvitation: ", and we will send you a new invitation. If you already have an account, you need none.",
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
  chooseTitle: "Choose a new password",
  chooseFor: (email: string) => `It is for the account of ${email}.`,
  newPassword: "New Password",
  choosing: "Setting the password...",
  choose: "Set the password",
  loginLead: (name: string) => `For businesses that ${name} has invited, and for our staff.`,
  createLead: (name: string, business: string) => `${name} invites ${business} to take the Training Needs Assessment.`,
} as const;
