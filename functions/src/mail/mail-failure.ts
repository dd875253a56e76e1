import { mailFailures } from "../../../src/domain/kernel/words";

export type MailFailureReason = keyof typeof mailFailures;

/** Why a mail did not go out; only `uncertain` ones may have arrived. */
export class MailFailure extends Error {
  override name = "MailFailure";
  readonly reason: MailFailureReason;

  constructor(reason: MailFailureReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }

  get sentence(): string {
    return mailFailures[this.reason];
  }
}

/** What nodemailer says of a failure, where it says it. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  syscall?: string;
  timeoutType?: string;
}

/** Translates what nodemailer throws. */
export function mailFailureOf(error: unknown): MailFailure {
  return error instanceof MailFailure ? error : new MailFailure(reasonOf(error as SmtpError), { cause: error });
}

const ourMistakes = new Set(["EAUTH", "ETLS", "EDNS", "ERR_INVALID_URL"]);

function reasonOf({ code, command, responseCode = 0, syscall, timeoutType }: SmtpError): MailFailureReason {
  if (code !== undefined && ourMistakes.has(code)) return "misconfigured";
  if (responseCode >= 500 && command === "RCPT TO") return "refused";
  if (responseCode >= 500) return command === "DATA" ? "rejected" : "misconfigured";
  if (responseCode >= 400) return "later";
  if (code === "EENVELOPE") return "address";
  if (syscall === "connect" || timeoutType === "CONNECTION_TIMEOUT" || timeoutType === "GREETING_TIMEOUT")
    return "unreachable";
  return "uncertain";
}
