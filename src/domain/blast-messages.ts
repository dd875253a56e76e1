// The sentences of email blasts that the specification lacks; its own are in messages.ts.

/** Why somebody was not reached for certain. */
export const blastTroubles = {
  address: "This is not a complete email address.",
  refused: "The mail server does not accept mail for this address.",
  later: "The mail server put this address off again and again.",
  rejected: "The mail server did not accept the message for this address.",
  uncertain: "The connection to the mail server broke while this mail was being sent. It may have arrived.",
  interrupted: "Sending was interrupted before it was noted whether this mail went out. It may have arrived.",
} as const;

export const blastMessages = {
  tokenMissing: "Your login could not be confirmed. Please log in again.",
  otherText:
    "This email blast is already on its way with another subject or message. Please close this window and look at its progress.",
  unknown: "There is no such email blast.",
  over: "This email blast is over, so this can no longer be done.",
  resendUnsafe:
    "These mails may have arrived, and the mail server would deliver them twice. Please choose the addresses that shall get it again.",
  nothingUncertain: "None of these is uncertain any more.",
  noAddress: "Your account has no email address that a test could be sent to.",
} as const;
