// The words of the card on the dashboard, which loads none of the others at first.
export const blastCardWords = {
  collectedEmails: "Collected Emails",
  onTheList: "on the mailing list",
  begin: "Send Email Blast",
} as const;
