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
  certificate:
    "the mail server's certificate is out of date, has another name or comes from an unknown authority. Please have it and the server's address checked.",
  encryption:
    "the mail server does not speak TLS at this port, or only an old version of it. Please have its address and port checked.",
  login: "the mail server does not accept our user name and password. Please have them checked.",
  denied:
    "the mail server does not let us send this mail. Please have our login and the address of the sender checked, and whether a block list names us.",
  full: "the mailbox of this address is full at the moment. Please try again later.",
  held: "this is a site for trying things out, which sends mail to its own domain only (MAIL_ONLY_TO_DOMAIN).",
  keyMissing: "no mail is sent while the mail key is missing or has fewer than 16 characters. Please have it set.",
  keyMismatch:
    "no mail is sent, because the mail key is not the one by which we know who has unsubscribed. Please have the earlier key put back, behind the new one and a comma.",
} as const;

export type MailProblem = keyof typeof mailFailures;
