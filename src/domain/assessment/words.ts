// Every sentence that a person reads in the assessment. The specification's are here word for word; questions and plan
// have their own.
import { plural } from "../kernel/locale";

export const assessmentMessages = {
  wrongAccessCode: "Incorrect access code. Please try again.",
  planFailed: "There was an error generating your training plan. Please try again.",
  planRunning: "Your training plan is already being written. It appears here as it comes.",
  planLimit: (most: number) =>
    `A business can have ${most} plans made in one day, and you have had all of them. Your last plan is kept.`,
  planWriting: "You can leave or close this page: the plan goes on being written, and is here when you come back.",
  planProgress: (section: number, of: number) =>
    section === 0 ? "Reading your answers..." : `Writing section ${section} of ${of}.`,
  planHere: "Your training plan is here.",
  planStopped: "The writing of your plan stopped before the end.",
  planKept: (sections: number, of: number) =>
    sections === 0 ? "No section is finished yet." : `${sections} of ${of} sections are finished and kept.`,
  planOlder: "Some answers have changed since this plan was made. Generate it again to include them.",
  planUnreferenced:
    "This plan has no references to your answers, so it does not show what it rests on. You can generate it again.",
  planUnchanged:
    "Your answers have not changed since this plan was made. A new plan would say much the same in other words, and would replace this one.",
  planFromSaved:
    "The plan was made from your saved answers, which were not the ones on this screen. This is the prompt that was used:",
  planTooLong:
    "Your answers are too long to make a plan from. They are all kept; please shorten the longest and try again.",
  planNoAnswers: "There are no answers to make a plan from yet. Please answer a step first.",
  planNotInvited: "Only a business that has registered with its invitation can have a plan made.",
  planUnsaved: "Your answers were not on the server yet, so no plan was asked for. They are kept in this browser.",
  teamNameMissing: "Please enter the team name before adding.",
  teamNotAdded: "You have unsaved team data. Would you like to add this team before proceeding?",
  buildingPrompt: "Building your prompt...",
  gateUnreachable: "We could not check the access code just now. Please check your connection and try again.",
  codeSent: (email: string) => `Your access code is on its way to ${email}.`,
  codeNotSent: "Your access code could not be sent just now. Please try again.",
  codeLimit: (most: number) =>
    `Your access code was sent ${most} times today, which is as often as it may be. Please look for the mail, also among the unwanted ones.`,
  codeNotInvited: "Only a business that has registered with its invitation has an access code.",
  gateWait: (seconds: number) => `Too many wrong codes. Please wait ${seconds} seconds before the next try.`,
  answersSaving: "Saving your answers...",
  answersSaved: "All answers are saved.",
  answersOffline:
    "You are offline. Your answers are kept in this browser and will be saved when the connection is back.",
  answersRefused:
    "Your last answers could not be saved: the server does not accept them from this account. They are kept in this browser. Please log in again, or tell us.",
  answersMisfit: (why: string) => `An answer cannot be saved. ${why} It is kept in this browser until then.`,
  answersFailed: "We could not open your answers just now. Nothing is lost; please try again.",
  reviewFailed: "We could not load the review just now. Your answers are safe; please try again.",
} as const;

/** The sentences for a consultant who finds no business to show, or not all of it. */
export const businessMessages = {
  loading: "Loading the business...",
  unknown:
    "There is no business with this code. It may have been removed; the invitations table lists every business there is.",
  failed: "This business could not be loaded. Please try again.",
  noAnswers:
    "This business has not answered anything yet. As soon as it does, its answers and its gap profile appear here.",
  readsAnother: (language: string) =>
    `Language of this business: ${language}. What you take along here is in the language of this page.`,
  openInItsLanguage: "Open this page in the business's language",
  lastLogin: "Last login",
  lastAnswer: "Last answer",
  plan: "Plan",
  planNotMade: "Not made yet",
  back: "All businesses",
  business: "Business",
  answers: "Answers",
  exportAnswers: "Take the answers with you",
  progress: "Progress",
  answersOf: (business: string) => `Answers of ${business}`,
  notBegun: "not started",
  allAnswered: (asked: number) => `all ${asked} answered`,
  someAnswered: (answered: number, asked: number) => `${answered} of ${asked} answered`,
} as const;

/** The training plan. */
export const planWords = {
  plan: "Training plan",
  why: "Why?",
  restsOnOlder: "Rests on an answer that has changed since",
  generalAdvice: "General advice",
  design: "Design this course",
  goOn: "Go on",
  lastPlanBelow: "Your last plan is below, as it was.",
  generating: "Generating...",
  generate: "Generate Training Plan",
  writeAgain: "Write it again",
  yourPlan: "Your Training Plan",
  usedPrompt: "Prompt that was used",
  againTitle: "Generate again?",
  againConfirm: "Generate again",
  againDecline: "Keep this plan",
  planOf: (business: string) => `Training plan of ${business}`,
  takeAlong: "Take the plan with you",
  restsOn: (answers: number) => plural(answers, { one: "1 answer", other: "# answers" }),
  behind: (item: string) => `behind “${item}”`,
} as const;

/** The report: the plan with its cover, the gap profile and the answers. */
export const reportWords = {
  title: "Training and development plan",
  appendix: "Appendix: your answers",
  on: (date: string) => `Date: ${date}`,
  version: (version: string) => `Version: ${version}`,
  reviewedBy: (who: string) => `Reviewed by: ${who}`,
} as const;

/** The wizard and its fields. */
export const assessmentWords = {
  yes: "Yes",
  no: "No",
  back: "Back",
  save: "Save",
  saveAndNext: "Save & Next",
  steps: "Assessment Steps",
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  answeredOf: (answered: number, asked: number) => `${answered} of ${asked}`,
  minutesLeft: (minutes: number) => plural(minutes, { one: "about 1 minute", other: "about # minutes" }),
  followUp: (questions: string) => `Follow-up question: ${questions}`,
} as const;

export const gateWords = {
  title: "Enter Password to Access Leadership Assessment",
  movedTitle: "This assessment was moved",
  lead: (opens: string) => `Use the access code from your invitation. It opens ${opens}.`,
  filledLead: (opens: string) => `Your access code is filled in from your account. It opens ${opens}.`,
  opensAssessment: "your Training Needs Assessment",
  opensResults: "your results",
  lostCode: "Don't have your code?",
  mailCode: "Email me my code again",
  code: "Access code",
  codeHint: "Enter access code",
  shownCode: "access code",
  unlocking: "Unlocking...",
  unlock: "Unlock",
} as const;

/** The teams' step. */
export const teamWords = {
  unsaved: "Unsaved team",
  unsavedAdd: "Add this team",
  unsavedLeave: "Go on without it",
  objectiveClarity: "Objective clarity",
  roleClarity: "Role clarity",
  collaboration: "Collaboration",
  added: "Teams Added",
  noTeam: "No team yet. Describe one below and choose Add Another Team; it then appears here.",
  edit: "Edit",
  duplicate: "Duplicate",
  remove: "Remove",
  notRated: "Not rated",
  describe: "Describe a team",
  add: "Add Another Team",
  isAdded: (team: string) => `${team} is added. Describe the next one, or go on.`,
  done: "Done with this team",
  editTeam: (team: string) => `Edit team: ${team}`,
  editOf: (team: string) => `Edit ${team}`,
  duplicateOf: (team: string) => `Duplicate ${team}`,
  removeOf: (team: string) => `Remove ${team}`,
  copyOf: (team: string) => `${team} (copy)`,
  removed: (team: string, inAnotherWindow: boolean) =>
    `${team} was removed${inAnotherWindow ? " in another window" : ""}.`,
  tooMany: (most: number) => `Please add at most ${most} teams.`,
} as const;

/** The teams' step as a table. */
export const teamTableWords = {
  open: "Rate all teams in a table",
  oneByOne: "Describe one team at a time",
  title: "Ratings of the teams",
  keys: "Type 1 to 5: 1 is the weakest, 5 the strongest. Each digit goes on to the next cell; arrow keys move, Backspace clears.",
  team: "Team",
  cell: (rating: string, team: string) => `${rating}, ${team}`,
  names: "Names of further teams",
  namesHint: "Paste a list with one name a line, or separate names by semicolons.",
  addNames: "Add these teams",
  low: "What is low",
  lowOf: (team: string, count: number) => `${team}: ${plural(count, { one: "1 question", other: "# questions" })}`,
} as const;

export const reviewWords = {
  noTeam: "No team has been added.",
  modelReads: "What the model reads",
  prompt: "Prompt",
  notAnswered: "Not answered yet.",
  change: "Change",
  answers: "Your answers",
  toProfile: "What your answers say so far: the gap profile",
  lead: "You can go back to any step, and nothing has to be complete.",
  nothing: "Nothing has been answered yet, so there is nothing to make a plan from.",
  openQuestions: (count: number) =>
    plural(count, { one: "1 question is not answered yet", other: "# questions are not answered yet" }),
  answerThem: (step: number) => `Answer them in step ${step}`,
  changeOf: (step: string) => ` answers in ${step}`,
} as const;
