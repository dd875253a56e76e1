// The sentences about learning records that administrators read.
import { formatDateTime, plural } from "../kernel/locale";

const records = (count: number) => plural(count, { one: "1 record", other: "# records" });

/** Why statements wait although a learning record store is set up; administrators read these beside the numbers. */
export const relayProblems = {
  unset: "No learning record store is set up. Records wait until there is one.",
  unreachable: "The learning record store cannot be reached.",
  slow: "The learning record store does not answer in time.",
  busy: "The learning record store asks us to slow down.",
  failing: "The learning record store has a problem of its own.",
  credentials: "The learning record store refuses our user name or password.",
  misplaced: "There is no learning record store at the address that is set up.",
  version: "The learning record store does not speak the version of xAPI that is set up.",
} as const;

/** Returns the sentence for a statement that the store rejects without a reason. */
export function noReasonGiven(status: number): string {
  return `The store answered ${status} and gave no reason.`;
}

/** The settings' words about the records. */
export const statementWords = {
  title: "Learning Records",
  statusFailed: "We could not load the state of the learning records.",
  delivered: "Delivered",
  waiting: "Waiting",
  rejected: "Rejected",
  hideReasons: "Hide why",
  showReasons: "Show why",
  asking: "Asking...",
  sendAgain: "Send rejected again",
  sendAgainFailed: "They could not be sent again just now. Please try again.",
  loadingReasons: "Loading the reasons...",
  reasonsFailed: "We could not load the reasons.",
  noReason: "The store gave no reason.",
  reasons: "Reasons",
  recordsRejected: (count: number) =>
    `The learning record store rejected ${records(count)}. Nothing is lost: once the cause is mended, send them again.`,
  sentAgain: (count: number) => `${records(count)} will be sent again.`,
  retryAt: (time: Date) => `We try again at ${formatDateTime(time)}.`,
  oldest: (since: Date) => `The oldest record has waited since ${formatDateTime(since)}.`,
} as const;
