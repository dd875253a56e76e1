// The sentences about learning records that administrators read.

/** Why statements wait although a learning record store is set up; administrators read these beside the numbers. */
export const relayProblems = {
  unset: "No learning record store is set up. Records wait until there is one.",
  unreachable: "The learning record store cannot be reached.",
  slow: "The learning record store does not answer in time.",
  busy: "The learning record store asks us to slow down.",
  failing: "The learning record store has a problem of its own.",
  credentials: "The learning record store refuses our user name or password.",
  misplaced: "There is no learning record store at the address that is set up.",
} as const;

/** Where the store rejects a statement without a word. */
export function noReasonGiven(status: number): string {
  return `The store answered ${status} and gave no reason.`;
}
