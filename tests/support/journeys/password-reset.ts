// The letter about a forgotten password, as it arrives.
import { passwordResetMailWords } from "../../../src/domain/accounts/words";
import { mailTo, resetLinkIn } from "../shared/mail";
import { expect } from "./page";

export async function mailedResetLink(email: string): Promise<{ link: string; code: string }> {
  const arrived = async () => (await mailTo(email)).find(({ subject }) => subject === passwordResetMailWords.subject);
  await expect.poll(arrived, { timeout: 30_000 }).toBeDefined();
  return resetLinkIn((await arrived()) ?? { text: "" });
}
