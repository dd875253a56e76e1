import { startLanguageModel } from "./language-model/language-model";
import { startRecordStore } from "./record-store/record-store";
import { startMailCatcher } from "./mail/mail";
import type { Ports } from "../shared/running-suite";

/** Plays the world outside: the language model, the mail and the learning record store, all in this process. */
export async function startStandIns(
  { model, smtp, mail, lrs }: Ports,
  modelPace: { chunkDelayMs?: number } = {},
): Promise<void> {
  await Promise.all([
    startLanguageModel({ port: model, ...modelPace }),
    startMailCatcher({ smtpPort: smtp, webPort: mail }),
    startRecordStore({ port: lrs }),
  ]);
}
