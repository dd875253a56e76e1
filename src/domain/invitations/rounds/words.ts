/** The assessments of one business in a row. */
export const roundMessages = {
  notUsed: "A new round begins where the one before was begun: this invitation has not been used yet.",
  open: (number: number, email: string) => `Round ${number} is open already: its invitation went to ${email}.`,
  expired: (number: number) =>
    `Round ${number} was opened before and its invitation has expired. Please send that one again.`,
  begun: (number: number) => `Round ${number} has begun already.`,
  question: (business: string, email: string, number: number) =>
    `${business} is invited to answer the questions again. The mail goes to ${email}, with a code of its own. As soon as round ${number} is begun there, round ${number - 1} can only be read, by you as well: its answers and its plan stay as they are.`,
  started: (number: number, email: string) => `Round ${number} is open, and its invitation was sent to ${email}.`,
  mailFailed: (number: number, reason: string) =>
    `Round ${number} is open, but there was an error sending its invitation: ${reason}`,
  failed: "The new round could not be started.",
  registered: (business: string, email: string) =>
    `${business} has its account already, at ${email}. A new round of its assessment is started on its page.`,
  reminderEnded: "This round is over: a newer one has begun.",
} as const;

export const roundWords = {
  start: "Start a new round",
  starting: "Starting the round...",
  startTitle: (number: number) => `Start round ${number}?`,
  startConfirm: (number: number) => `Start round ${number}`,
  startDecline: "Not now",
  rounds: "Rounds",
  round: (number: number) => `Round ${number}`,
} as const;

export const roundMailWords = {
  subject: "A new round of your Training Needs Assessment",
  invites: (inviter: string, business: string) =>
    `${inviter} invites ${business} to take the Training Needs Assessment once more.`,
  paragraphs: (number: number) => [
    `This is round ${number}. You answer the same questions anew, and see what has moved since last time.`,
    "Log in with the button and the password you have. What you answered before stays as it is, and you can read it whenever you like.",
  ],
  reminder: (business: string, number: number) =>
    `Round ${number} of the Training Needs Assessment is open for ${business} and has not been begun. Log in with the password you have.`,
  action: (number: number) => `Begin round ${number}`,
} as const;
