// Every sentence that a person reads in the assessment. The specification's are here word for word; questions and plan
// have their own.

export const assessmentMessages = {
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
  planNoAnswers: "There are no answers to make a plan from yet. Please answer a step first.",
  planNotInvited: "Only a business that has registered with its invitation can have a plan made.",
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
} as const;

/** What a consultant reads where there is no business to show, or not all of it. */
export const businessMessages = {
  loading: "Loading the business...",
  unknown: "There is no business with this code. It may have been removed; the invitations table lists all there are.",
  failed: "This business could not be loaded. Please try again.",
  noAnswers:
    "This business has not answered anything yet. As soon as it does, its answers and its gap profile appear here.",
  noPlan: "No plan has been made yet. The business makes it at the end of its assessment.",
} as const;
