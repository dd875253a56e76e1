/** A business's dashboard. */
export const dashboardWords = {
  toDo: "To-Do List",
  assessment: "Complete Training Needs Assessment",
  welcome: (business: string) => `Welcome ${business}`,
  notStarted: (steps: number) => `Not started. There are ${steps} steps, and everything you answer is kept.`,
  inProgress: (step: number, steps: number) => `You are at step ${step} of ${steps}.`,
  allAnswered: (steps: number) => `All ${steps} steps are answered. Next comes your training plan.`,
  planReady: "Your training plan is ready.",
  goOn: (step: number, steps: number) => `Go on at step ${step} of ${steps}`,
  makePlan: "Make your training plan",
  openPlan: "Open your training plan",
  earlierPlan: (round: number) => `Your plan of round ${round} stays here until the next one is there.`,
} as const;

/** On the way to a further round, with the account that is there. */
export const nextRoundWords = {
  title: (number: number) => `Begin round ${number}`,
  lead: (name: string, business: string) =>
    `${name} invites ${business} to answer the questions of the Training Needs Assessment again. Log in with the account you have; what you answered before stays as it is.`,
  yourAccount: "The account of your business.",
  logIn: (number: number) => `Log in and begin round ${number}`,
  beginning: "Beginning the round...",
  isOpen: (number: number) => `Round ${number} is open`,
  meaning: (before: number) =>
    `You are invited to answer the questions again. As soon as you begin, round ${before} can only be read: its answers and its plan stay as they are. Facts that rarely change are taken over, for you to confirm.`,
  question: (number: number) => ({
    title: `Begin round ${number}?`,
    confirm: nextRoundWords.begin(number),
    decline: "Not yet",
  }),
  begin: (number: number) => `Begin round ${number}`,
  closed:
    "This invitation to a new round is no longer open. Your assessment goes on as it was; please ask your consultant for another invitation.",
  here: (number: number) => `You are in round ${number}.`,
  readBefore: (before: number) => `Read round ${before}`,
} as const;
