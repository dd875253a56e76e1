// Every sentence that a person can read when something succeeded, failed or was refused. The specification's error
// catalogue is here word for word; the sentences that it lacks stand beside those that they complete.
import type { CallableName } from "./callables";

export const messages = {
  loading: "Loading...",

  subscribed: "Thank you for signing up! We'll keep you updated.",
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
