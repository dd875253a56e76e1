// Every sentence that a person can read when something succeeded, failed or was refused. The specification's error
// catalogue is here word for word; the sentences that it lacks stand beside those that they complete.
import type { CallableName } from "./callables";

export const messages = {
  loading: "Loading...",

  subscribed: "Thank you for signing up! We'll keep you updated.",
  /** True whether or not subscriptions have to be confirmed, which the browser does not know. */
  confirmIfAsked:
    "If we need you to confirm your address, an email with a link reaches you in the next few minutes; our news starts once you have followed it. Please look in the spam folder too.",
  subscribeFailed: "We could not add you to the mailing list just now. What you typed is still here; please try again.",
  inquirySent: "Thank you! Your message has reached us and we will answer by email.",
  inquiryFailed: "We could not send your message just now. What you typed is still here; please try again.",
  consent:
    "By signing up you agree that we keep your name, business and email to send you news about our tools. You can leave at any time.",
  inquiryConsent: "We use what you write here only to answer you.",

  loginFailed: "Login failed.",
  accountFailed: "Error creating account.",
  nameMissing: "Please enter your name.",
  passwordsDiffer: "Passwords do not match.",
  passwordTooShort: "Password must be at least 6 characters long.",
  invitationInvalid: "Invalid or Expired Invitation",
  invitationSupport: "Please contact support for access.",
  loadingInvitation: "Loading invitation...",
  loadingDashboard: "Loading dashboard...",
  noProfile: "No profile data found.",
  dashboardFailed: "Error fetching invitation or profile data.",
  businessFallback: "Your Business",

  wrongAccessCode: "Incorrect access code. Please try again.",
  planFailed: "There was an error generating your training plan. Please try again.",
  planRunning: "Your training plan is being written already. It appears here as it comes.",
  planLimit: (most: number) =>
    `A business can have ${most} plans made on one day, and you have had them. Your last plan is kept.`,
  planWriting:
    "You can leave or close this page meanwhile: the plan goes on being written, and is here when you come back.",
  planProgress: (section: number, of: number) =>
    section === 0 ? "Reading your answers..." : `Writing section ${section} of ${of}.`,
  planHere: "Your training plan is here.",
  planStopped: "The writing of your plan has stopped before its end.",
  planKept: (sections: number, of: number) =>
    sections === 0 ? "Nothing of it is whole yet." : `${sections} of ${of} sections are whole and kept.`,
  planOlder: "Some answers have changed since this plan was made. Generate it again to take them up.",
  planUnreferenced:
    "This plan has no references to your answers, so it does not show what it rests on. You can generate it again.",
  planUnchanged:
    "Your answers have not changed since this plan was made. A new plan will say much the same in other words and takes the place of this one.",
  planFromSaved:
    "The plan was made from your saved answers, which were not the ones on this screen. This is the prompt that was used:",
  planTooLong:
    "Your answers are too long to make a plan from. They are all kept; please shorten the longest and try again.",
  planUnsaved:
    "Your answers have not reached the server yet, so there is nothing to make a plan from. They are kept in this browser.",
  teamNameMissing: "Please enter the team name before adding.",
  teamNotAdded: "You have unsaved team data. Would you like to add this team before proceeding?",
  buildingPrompt: "Building your prompt...",
  gateUnreachable: "We could not check the access code just now. Please check your connection and try again.",
  gateWait: (seconds: number) => `That were too many wrong codes. Please wait ${seconds} seconds before the next try.`,
  answersSaving: "Saving your answers...",
  answersSaved: "All answers are saved.",
  answersOffline:
    "You are offline. Your answers are kept in this browser and will be saved when the connection is back.",
  answersRefused:
    "Your last answers could not be saved: the server does not accept them from this account. They are kept in this browser. Please log in again, or tell us.",
  answersMisfit: (why: string) => `An answer cannot be saved. ${why} It is kept in this browser meanwhile.`,
  answersFailed: "We could not open your answers just now. Nothing is lost; please try again.",
  reviewFailed: "We could not load the review just now. Your answers are safe; please try again.",

  invitationFieldsMissing: "Please enter both business name and email.",
  invitationSent: (business: string, email: string) =>
    `Invitation generated successfully for ${business} and email sent to ${email}.`,
  invitationMailFailed: (reason: string) => `Invitation generated, but there was an error sending the email: ${reason}`,
  invitationFailed: "Failed to generate invitation.",

  blastNeedsLogin: "You must be logged in to send an email blast.",
  blastSent: "Email blast sent successfully!",
  blastError: (reason: string) => `Error sending email blast: ${reason}`,
  blastFailed: "Failed to send email blast.",

  replyIncomplete: "Please complete all fields before sending.",
  replySent: "Reply sent successfully!",
  replyError: (reason: string) => `Error sending email reply: ${reason}`,
  replyFailed: "Failed to send reply.",

  defaultInquirySubject: "Reply to your inquiry",
  defaultTaskSubject: "Reply to your task inquiry",
} as const;

/** What a generator's screen says when the failure brings no sentence of its own. */
export const generatorFailures = {
  generateCourseOutline: "Error generating course outline.",
  generateStudyMaterial: "Error generating study material.",
  generateAssessment: "Error generating assessment.",
  generateLessonContent: "Error generating lesson content.",
  generateStoryboard: "Error generating storyboard.",
} as const satisfies Partial<Record<CallableName, string>>;

/** What the server says when a model does not deliver; the screen shows these sentences as they are. */
export const modelFailures = {
  busy: "The language model is busy at the moment. Please try again in a minute.",
  unavailable: "The language model cannot be reached at the moment. Please try again in a few minutes.",
  slow: "The language model did not answer in time. Please try again.",
  stalled:
    "The text stopped before its end because the language model fell silent. What had arrived is kept, marked as incomplete.",
  cut: "The text stopped before its end because the connection to the language model broke. What had arrived is kept, marked as incomplete.",
  tooLong: "The text was cut off at the model's length limit. What had arrived is kept, marked as incomplete.",
  empty: "The language model answered with an empty text. Please try again.",
  refused: "The language model declined to write this. Please change the topic and try again.",
  misconfigured: "The language model is not set up correctly. Please tell us, we will repair it.",
} as const;

/** Why statements wait although a learning record store is set up; administrators read these beside the numbers. */
export const storeProblems = {
  unset: "No learning record store is set up. Records wait until there is one.",
  unreachable: "The learning record store cannot be reached.",
  slow: "The learning record store does not answer in time.",
  busy: "The learning record store asks us to slow down.",
  failing: "The learning record store has a problem of its own.",
  credentials: "The learning record store refuses our user name or password.",
  misplaced: "There is no learning record store at the address that is set up.",
} as const;

/** Why a mail did not go out, as an administrator reads it. */
export const mailFailures = {
  address: "this is not a complete email address, such as name@company.com.",
  refused: "the mail server does not accept mail for this address. Please check the address.",
  later: "the mail server is not taking mail at the moment. Please try again in a few minutes.",
  unreachable: "the mail server cannot be reached at the moment. Please try again in a few minutes.",
  uncertain:
    "the connection to the mail server broke while sending. The mail may have arrived; please ask before you send it again.",
  rejected: "the mail server did not accept this message. Please change its text and try again.",
  misconfigured:
    "the mail server is not set up correctly. Please have its address and the addresses of the sender checked.",
} as const;

/** What happens to an invitation after it was made. */
export const invitationMessages = {
  unknown: "There is no such invitation.",
  beingSent: "This mail is being sent at this moment.",
  resent: (email: string) => `The invitation was sent again to ${email}.`,
  resendError: (reason: string) => `Error sending the invitation: ${reason}`,
  resendFailed: "Failed to send the invitation again.",
  resendUsed: "This invitation has been used; its business can log in. Send a reminder instead.",
  revokeQuestion: (business: string) =>
    `The link in the mail to ${business} will stop working at once. To invite this business again you generate a new invitation.`,
  revoked: (business: string) => `The invitation of ${business} is revoked. Its link no longer works.`,
  revokeFailed: "Failed to revoke the invitation.",
  revokeUsed: "This invitation has been used and can no longer be revoked.",
  resendRevoked: "This invitation is revoked. Please generate a new one.",
  reminded: (email: string) => `A reminder was sent to ${email}.`,
  remindError: (reason: string) => `Error sending the reminder: ${reason}`,
  remindFailed: "Failed to send the reminder.",
  remindFinished: "This business has finished its assessment; there is nothing to remind it of.",
  remindClosed: "This invitation is no longer open. Send it again first.",
  remindedToday: "This business has had a reminder within the last day.",
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
