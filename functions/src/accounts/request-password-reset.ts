// Answers every request for a new password alike and in the same time, with or without such an account. The call counts
// and enqueues; only the queue looks the account up.
import { languageField } from "../../../src/domain/kernel/language";
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { readersLanguage } from "../language";
import { enqueueTask } from "../queue/task-queue";
import { consumeResetQuota, mailboxId } from "./password-reset-quota";

export const requestPasswordReset = callable(
  "requestPasswordReset",
  { secrets: [mailKey] },
  async ({ request, rawRequest }) => {
    // Accounts are kept by lower-case address.
    const email = request.email.toLowerCase();
    const now = new Date();
    await consumeResetQuota(rawRequest, { email, letter: request.letter }, now);
    const language = readersLanguage();
    const data = { email, ...languageField(language) };
    await enqueueTask("sendPasswordResets", now, { name: mailboxId(email), data });
    return {};
  },
);
