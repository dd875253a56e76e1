// Every line that the functions log, each a named function: no e-mail address, token, prompt or answer can get into
// one.
import { logger } from "firebase-functions/v2";

export const log = {
  refused: (call: string, code: string) => logger.info("call refused", { call, code }),
  crashed: (call: string, error: unknown) => logger.error("call crashed", { call, ...described(error) }),
  generated: (call: string, characters: number, milliseconds: number) =>
    logger.info("text generated", { call, characters, milliseconds }),
  modelFailed: (call: string, reason: string, error?: unknown) =>
    logger.warn("language model failed", { call, reason, ...described(error) }),
  planNotSaved: (error: unknown) => logger.warn("plan not saved", described(error)),
  statementsSent: (delivered: number, rejected: number, problem: string | undefined) =>
    logger[rejected > 0 || problem ? "warn" : "info"]("statements sent", { delivered, rejected, problem }),
  unsubscribed: (by: string) => logger.info("unsubscribed", { by }),
  blastPrepared: (recipients: number) => logger.info("blast prepared", { recipients }),
  blastBatchSent: (sent: number, undelivered: number, toRetry: number, problem: string | undefined) =>
    logger[problem ? "warn" : "info"]("blast batch sent", { sent, undelivered, toRetry, problem }),
  mailSent: (purpose: string) => logger.info("mail sent", { purpose }),
  mailHeldBack: () => logger.info("mail held back: MAIL_ONLY_TO_DOMAIN names another domain"),
  mailFailed: (purpose: string, reason: string, error: unknown) =>
    logger.warn("mail failed", { purpose, reason, ...described(error) }),
};

/** Name, code and status of an error, without its message: messages of libraries quote what was sent. */
function described(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const { code, status } = error as { code?: unknown; status?: unknown };
  return {
    error: error.constructor.name,
    code,
    status,
    at: error.stack
      ?.split("\n")
      .slice(1, 4)
      .map((line) => line.trim()),
  };
}
