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

/** The tries of a mail that may still go out. What holds up every mail ends by itself or by a repair. */
const tries: Partial<Record<MailFailureReason, number>> = {
  ...{ later: Infinity, unreachable: Infinity, misconfigured: Infinity, keyMissing: Infinity, keyMismatch: Infinity },
  ...{ certificate: Infinity, encryption: Infinity, login: Infinity, denied: 10, full: 10 },
};

/** Nothing has gone out, and the same mail may yet go out after so many tries. */
export function mayGoOutLater(reason: MailFailureReason, tried = 1): boolean {
  return tried < (tries[reason] ?? 0);
}

/** Another mail would not go out either. */
export function concernsEveryMail(reason: MailFailureReason): boolean {
  return reason !== "full" && mayGoOutLater(reason);
}

/** The fields by which nodemailer describes a failure, each optional. */
interface SmtpError {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
  syscall?: string;
  timeoutType?: string;
  /** The code of TLS or of the system, where `code` is nodemailer's. */
  originalCode?: string;
  /** Not a byte of the mail had left (`sendOver`). */
  nothingSent?: boolean;
}

const aboutCertificates = /CERT|SELF_SIGNED|^UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_(?:CA|PURPOSE)/;

/**
 * The first row that fits gives the reason; without one, it is unknown whether the mail went out. RFC 3463: 5.7 is said
 * of senders without permission, also at the recipient's turn, and 5.2.2 and 5.2.3 of a mailbox that takes no more.
 */
const reasons: [MailFailureReason, (error: SmtpError & { responseCode: number; response: string }) => boolean][] = [
  ["later", ({ responseCode }) => responseCode >= 400 && responseCode < 500],
  ["certificate", ({ originalCode = "" }) => aboutCertificates.test(originalCode)],
  ["encryption", ({ code, originalCode = "" }) => code === "ETLS" || /^ERR_(?:SSL|TLS)_/.test(originalCode)],
  ["login", ({ code }) => code === "EAUTH"],
  ["misconfigured", ({ code = "" }) => ["EDNS", "ERR_INVALID_URL"].includes(code)],
  ["full", ({ responseCode, response }) => responseCode >= 500 && /\b5\.2\.[23]\b/.test(response)],
  ["denied", ({ command, response }) => command === "RCPT TO" && /\b5\.7\.\d/.test(response)],
  ["refused", ({ responseCode, command }) => responseCode >= 500 && command === "RCPT TO"],
  ["rejected", ({ responseCode, command }) => responseCode >= 500 && command === "DATA"],
  ["misconfigured", ({ responseCode }) => responseCode >= 500],
  ["address", ({ code }) => code === "EENVELOPE"],
  ["unreachable", ({ syscall }) => syscall === "connect"],
  ["unreachable", ({ timeoutType = "" }) => ["CONNECTION_TIMEOUT", "GREETING_TIMEOUT"].includes(timeoutType)],
  ["misconfigured", ({ code, nothingSent }) => nothingSent === true && code === "EPROTOCOL"],
  ["later", ({ nothingSent }) => nothingSent === true],
];

/** Translates what nodemailer throws. */
export function mailFailureOf(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const said = { responseCode: 0, response: "", ...(error as SmtpError) };
  const [reason] = reasons.find(([, fits]) => fits(said)) ?? ["uncertain" as const];
  return new MailFailure(reason, { cause: error });
}
