// The sentences that belong to no area.

export const appMessages = {
  loading: "Loading...",
} as const;

export const listMessages = {
  interrupted:
    "The connection to the database is interrupted. What you see may be out of date; it updates by itself as soon as the connection is back.",
  listFailed: "This list could not be loaded.",
  unreadable: (count: number) =>
    count === 1
      ? "One entry could not be read and is not shown."
      : `${count} entries could not be read and are not shown.`,
  countFailed: "The count could not be loaded.",
} as const;

/** What the server says when it does not do what it is asked. */
export const callMessages = {
  signInFirst: "Please sign in first.",
  administratorsOnly: "Only an administrator may do this.",
  crashed: "Something went wrong on our side. Please try again in a minute.",
  givenUp: "The call was given up by its caller.",
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

export type MailProblem = keyof typeof mailFailures;
