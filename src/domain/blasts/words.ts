// Every sentence that a person reads about email blasts. The specification's are here word for word.
import { brand } from "../kernel/brand";
import { formatDateTime, formatNumber, formatTimeOfDay, plural } from "../kernel/locale";
import { mailFailures, type MailProblem } from "../kernel/failures/mail-problems";

const peopleCount = (count: number) => plural(count, { one: "one person", other: "# people" });
const addressCount = (count: number) => plural(count, { one: "one address", other: "# addresses" });

export const blastMessages = {
  blastNeedsLogin: "You must be logged in to send an email blast.",
  blastSent: "Email blast sent successfully!",
  blastError: (reason: string) => `Error sending email blast: ${reason}`,
  blastFailed: "Failed to send email blast.",
  tokenMissing: "Your login could not be confirmed. Please log in again.",
  otherText:
    "This email blast is already on its way with another subject or message. Please close this window and look at its progress.",
  unknown: "There is no such email blast.",
  over: "This email blast is over, so this can no longer be done.",
  resendUnsafe:
    "These mails may have arrived, and the mail server would deliver them twice. Please choose the addresses that should get it again.",
  nothingUncertain: "None of these is uncertain any more.",
  mailReason: `You receive this because you signed up at ${brand.name}.`,
  noAddress: "Your account has no email address that a test could be sent to.",
} as const;

/** The reasons why a recipient was not reached for certain. */
export const undeliveredReasons = {
  address: "This is not a complete email address.",
  refused: "The mail server does not accept mail for this address.",
  suppressed: "The mail server refused this address three times, so it gets no more until its owner signs up again.",
  later: "The mail server kept putting this address off.",
  rejected: "The mail server did not accept the message for this address.",
  denied: "The mail server did not let us send to this address.",
  full: "The mailbox of this address stayed full.",
  held: "This site is for trying things out and sends mail to its own domain only, so this mail was held back.",
  uncertain: "The connection to the mail server broke while this mail was being sent. It may have arrived.",
  interrupted: "Sending was interrupted before it was noted whether this mail went out. It may have arrived.",
} as const;

/** The sentences that the specification does not have. */
export const blastScreenMessages = {
  counting: "Counting the recipients...",
  recipients: (count: number, exact = true) =>
    count === 0
      ? "No mail would go out: there is no address on the mailing list that we may write to."
      : `This goes to ${plural(count, { one: "one person", other: exact ? "# people" : "up to # people" })}: everybody on the mailing list who has not unsubscribed, each once. While it is being sent you can pause or cancel it.`,
  notCounted: (onTheList: number | undefined) =>
    `We could not count the recipients just now.${onTheList === undefined ? "" : ` There are ${formatNumber(onTheList)} entries on the mailing list.`}`,
  previewFailed: "The preview could not be made just now. What you wrote is still here.",
  previewedFor: (name: string) => `This is the mail to ${name}, who is on the list.`,
  scheduled: (at: Date) => `The email blast will be sent on ${formatDateTime(at)}. You can cancel it until then.`,
  fallbackMissing: "Please say what replaces {name} for readers without a name, such as: reader.",
  timeOver: "Please choose a time in the next twelve months that is not over.",
  testSent: (email: string) => `A test is on its way to ${email}.`,
  testError: (reason: string) => `The test was not sent: ${reason}`,
  testFailed: "The test could not be sent just now. What you wrote is still here.",

  paused: "The email blast is paused. Mails that are already on their way still arrive.",
  resumed: "The email blast goes on.",
  cancelled: "The email blast is cancelled.",
  controlFailed: "That could not be done just now. Please try again.",
  cancelQuestion: (left: number | undefined) =>
    left === undefined
      ? "No further reader will get it. What has been sent stays sent."
      : `${plural(left, { one: "One person has", other: "# people have" })} not had it yet and will not get it. What has been sent stays sent.`,
  problem: (problem: MailProblem, retryAt: Date | null) =>
    `Nothing is going out at the moment: ${mailFailures[problem]}${retryAt ? ` We will try again at ${formatTimeOfDay(retryAt)}.` : ""}`,

  resent: (count: number) => `The mail goes to ${addressCount(count)} again.`,
  resendFailed: "They could not be sent again just now. Please try again.",
  resendQuestion: (count: number) =>
    `The mail may have reached ${addressCount(count)} already. ${plural(count, { one: "Its reader", other: "Some people" })} may then get it twice.`,
  uncertainMeaning:
    "We cannot know whether these mails arrived, so they are never sent again automatically. Choose the addresses that should get it again.",
  uncertainSafe:
    "We cannot know whether these mails arrived. Your provider recognizes what it has already received, so all of them can be sent again.",
  failedMeaning: "These addresses certainly did not get it.",
} as const;

/** Headings, buttons and the names of lists and fields. */
export const blastWords = {
  resuming: "Resuming...",
  resume: "Resume",
  pausing: "Pausing...",
  pause: "Pause",
  cancelling: "Cancelling...",
  cancel: "Cancel",
  sendTo: (count: number, exact: boolean) => `Send to ${exact || count < 2 ? "" : "up to "}${peopleCount(count)}`,
  scheduleFor: (count: number, exact: boolean) =>
    `Schedule for ${exact || count < 2 ? "" : "up to "}${peopleCount(count)}`,
  sendAt: (zone: string) => `Send at (${zone})`,
  sendAtHint: "Leave it blank to send it now.",
  sendAgain: "Send again as new",
  nameHint: "{name} becomes the name of each reader.",
  nameFallback: "In place of a missing name",
  cancelTitle: "Cancel this email blast?",
  cancelConfirm: "Cancel the email blast",
  cancelDecline: "Keep it",
  dialog: "Email Blast",
  backToWriting: "Back to writing",
  preview: "Preview",
  testing: "Mailing the test...",
  test: "Mail me a test",
  started: "Started",
  hideUndelivered: "Hide who was not reached",
  showUndelivered: "Show who was not reached",
  makingPreview: "Making the preview...",
  previewFrame: "Preview of the mail",
  sent: "Sent",
  failed: "Failed",
  uncertain: "Uncertain",
  unsubscribed: "Unsubscribed",
  left: "To go",
  countAgain: "Count again",
  progress: "Blast Progress",
  blasts: "email blasts",
  noBlasts: "No email blast has been sent yet. Its progress will be shown here.",
  uncertainAddresses: "uncertain addresses",
  noAddresses: "There are none any more.",
  resending: "Sending again...",
  resendTitle: "Send it to them again?",
  resendConfirm: "Send again",
  resendDecline: "Do not send",
  failedAddresses: "failed addresses",
  withoutAddress: "An entry without an address",
  progressOf: (subject: string) => `Progress of ${subject}`,
  showIn: (scheme: string) => `Preview in ${scheme} mode`,
  resendAll: (count: number) => `Send all ${formatNumber(count)} again`,
  resendChosen: (count: number) => `Send again to ${count} chosen`,
} as const;

interface BlastInNumbers {
  status: string;
  counts: { sent: number; planned: number };
  recipients: number | null;
  sendAt?: Date | undefined;
}

export const blastStates = {
  scheduled: (at: Date | undefined) => (at ? `It will be sent on ${formatDateTime(at)}.` : "It will be sent later."),
  line: ({ status, counts, recipients, sendAt }: BlastInNumbers): string => {
    if (status === "scheduled") return blastStates.scheduled(sendAt);
    if (status === "preparing" || status === "paused") return blastStates[status];
    return `${formatNumber(counts.sent)} of ${formatNumber(recipients ?? counts.planned)} sent`;
  },
  preparing: "Reading the mailing list...",
  sending: (recipients: number) => `On its way to ${peopleCount(recipients)}.`,
  paused: "Paused. Nothing goes out until an administrator resumes it.",
  cancelled: (left: number) => `Cancelled${left > 0 ? `; ${peopleCount(left)} did not get it` : ""}.`,
  finished: (recipients: number, at: Date | undefined) =>
    `Finished${at ? ` on ${formatDateTime(at)}` : ""}. It was for ${peopleCount(recipients)}.`,
} as const;
