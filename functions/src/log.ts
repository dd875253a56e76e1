// Every line that the functions log, each a named function: no e-mail address, token, prompt or answer can get into
// one. A failure that a person has to repair is an error with a stack, which Error Reporting captures and counts.
import { logger } from "firebase-functions/v2";
import { version } from "../../src/domain/kernel/project/version";
import { correlationId } from "./correlation";

export const log = {
  refused: (call: string, code: string) => info("call refused", { call, code }),
  crashed: (call: string, error: unknown) => reportError("call crashed", error, { call }),
  unreadable: (path: string, error?: unknown) =>
    reportError("document cannot be read", error, { document: documentName(path) }),
  generated: (call: string, characters: number, milliseconds: number) =>
    info("text generated", { call, characters, milliseconds }),
  answered: (answer: {
    model: string;
    end: string;
    tokens: number;
    firstTextMs: number | undefined;
    milliseconds: number;
  }) => info("language model answered", answer),
  modelFailed: (call: string, reason: string, error?: unknown) =>
    warn("language model failed", { call, reason, ...described(error) }),
  modelNeedsRepair: (call: string, reason: string, repair: string, error?: unknown) =>
    reportError(repair, error, { call, reason }),
  modelWindowTooSmall: (model: string) => warn("language model reads only a part of what it is sent", { model }),
  modelHealthNotSaved: (error: unknown) => warn("state of the language model not saved", described(error)),
  tokensNotCounted: (tokens: number, error: unknown) => reportError("tokens not counted", error, { tokens }),
  quotaNotGivenBack: (error: unknown) => warn("quota not given back", described(error)),
  stopNotHeard: (error: unknown) => warn("stop cannot be heard", described(error)),
  planNotSaved: (error: unknown) => warn("plan not saved", described(error)),
  statementsSent: (delivered: number, rejected: number, problem: string | undefined) =>
    (rejected > 0 || problem ? warn : info)("statements sent", { delivered, rejected, problem }),
  unsubscribed: (by: string) => info("unsubscribed", { by }),
  blastPrepared: (recipients: number) => info("blast prepared", { recipients }),
  blastBatchSent: (sent: number, undelivered: number, toRetry: number, problem: string | undefined) =>
    (problem ? warn : info)("blast batch sent", { sent, undelivered, toRetry, problem }),
  mailEvents: (provider: string, events: number) => info("mail events", { provider, events }),
  /** The mark of the batch, against which `npm run admin -- deeds` verifies. */
  deedsChained: (deeds: number, mark: string) => info("deeds chained", { deeds, mark }),
  mailSent: (purpose: string) => info("mail sent", { purpose }),
  mailHeldBack: () => info("mail held back: MAIL_ONLY_TO_DOMAIN names another domain", {}),
  mailFailed: (purpose: string, reason: string, error: unknown) =>
    warn("mail failed", { purpose, reason, ...described(error) }),
};

/** The ids of some documents open something, such as an invitation's, so of a long one only its beginning is said. */
function documentName(path: string): string {
  return path
    .split("/")
    .map((part, nth) => (nth % 2 === 1 && part.length > 8 ? `${part.slice(0, 6)}…` : part))
    .join("/");
}

type LogFields = Record<string, unknown>;

/** The request that a line belongs to, and the release that wrote it. */
function origin(): LogFields {
  return { correlationId: correlationId(), version };
}

function info(line: string, fields: LogFields): void {
  logger.info(line, { ...fields, ...origin() });
}

function warn(line: string, fields: LogFields): void {
  logger.warn(line, { ...fields, ...origin() });
}

/** The stack is that of the error, so that equal ones are counted together; its message is ours. */
function reportError(line: string, error: unknown, fields: LogFields): void {
  const reported = new Error(line);
  const frames = framesOf(error);
  if (frames.length > 0) reported.stack = [`Error: ${line}`, ...frames].join("\n");
  logger.error(reported, { ...fields, ...described(error), ...origin() });
}

/** Name, code and status of an error, without its message: messages of libraries quote what was sent. */
function described(error: unknown): LogFields {
  if (!(error instanceof Error)) return {};
  const { code, status } = error as { code?: unknown; status?: unknown };
  const at = framesOf(error)
    .slice(0, 3)
    .map((line) => line.trim());
  return { error: error.constructor.name, code, status, at };
}

function framesOf(error: unknown): string[] {
  const lines = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  return lines.filter((line) => /^\s+at /.test(line));
}
