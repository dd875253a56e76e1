import { mailFailures } from "../../../src/domain/kernel/failures/mail-problems";

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

/** Nothing has gone out, and the same mail may yet. */
export function mayGoOutLater(reason: MailFailureReason): boolean {
  return ["later", "unreachable", "misconfigured", "keyMissing", "keyMismatch"].includes(reason);
}

/** The fields by which nodemailer describes a failure, each optional. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  syscall?: string;
  timeoutType?: string;
}

const ourMistakes = ["EAUTH", "ETLS", "EDNS", "ERR_INVALID_URL"];

/** The first row that fits gives the reason; without one, it is unknown whether the mail went out. */
const reasons: [MailFailureReason, (error: SmtpError & { responseCode: number }) => boolean][] = [
  ["misconfigured", ({ code = "" }) => ourMistakes.includes(code)],
  ["refused", ({ responseCode, command }) => responseCode >= 500 && command === "RCPT TO"],
  ["rejected", ({ responseCode, command }) => responseCode >= 500 && command === "DATA"],
  ["misconfigured", ({ responseCode }) => responseCode >= 500],
  ["later", ({ responseCode }) => responseCode >= 400],
  ["address", ({ code }) => code === "EENVELOPE"],
  ["unreachable", ({ syscall }) => syscall === "connect"],
  ["unreachable", ({ timeoutType = "" }) => ["CONNECTION_TIMEOUT", "GREETING_TIMEOUT"].includes(timeoutType)],
];

/** Tells whether the address is refused for good, and not we: RFC 3463 has 5.7 for senders without permission. */
export function refusesAddress(error: unknown): boolean {
  const { responseCode = 0, command, response = "" } = error as SmtpError;
  return responseCode >= 500 && command === "RCPT TO" && !/\b5\.7\.\d/.test(response);
}

/** Translates what nodemailer throws. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const said = { responseCode: 0, ...(error as SmtpError) };
  const [reason] = reasons.find(([, fits]) => fits(said)) ?? ["uncertain" as const];
  return new MailFailure(reason, { cause: error });
}
