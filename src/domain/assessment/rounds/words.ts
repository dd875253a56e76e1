// Every sentence that a person reads about an assessment that is taken again.

export const earlierRoundWords = {
  about: (round: number, current: number | undefined) =>
    `This is round ${round}, as it was answered. ${current === undefined ? "A newer round has begun since" : `Round ${current} has begun since`}, so it can only be read.`,
  toCurrent: "To the current round",
  unknown: "There is no such round.",
  failed: "This round could not be loaded. Please try again.",
  loading: "Loading the round...",
  codeOfEarlier: "This is the access code of an earlier round. Please use the one of your newest invitation.",
  olderQuestions:
    "The questions have changed since; what was answered to questions that are asked no longer is not shown.",
  noRounds: "The rounds of this business could not be loaded. Please try again.",
} as const;

/** The words for the last round's answer, beside one that has been given by now. */
export const lastTimeWords = {
  lastTime: (answer: string) => `Last time: ${answer}`,
} as const;

/** A lasting fact of the round before, in the field of its question. */
export const carriedAnswerWords = {
  mark: "From your last round: confirm or change.",
  confirm: "Confirm",
  confirmOf: (question: string) => `Confirm answer: ${question}`,
} as const;

/** The teams of the round before, in the step about the teams. */
export const carriedTeamWords = {
  title: "From your last round",
  lead: "Confirm, change or remove each of these teams. Only its name comes along: how it is doing now, you say anew.",
  confirm: "Confirm",
  confirmOf: (team: string) => `Confirm team: ${team}`,
  change: "Change",
  changeOf: (team: string) => `Change team: ${team}`,
  remove: "Remove",
  removeOf: (team: string) => `Remove team: ${team}`,
  newName: "What is it called now?",
  keepName: "Confirm under this name",
  cancel: "Cancel",
  failed: "What became of this team could not be saved. Please try again.",
  allDone: "All teams of your last round are confirmed or removed.",
} as const;
