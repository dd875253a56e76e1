// The link of a letter about a password names the letter, so that its reader may ask for another one after the code of
// the provider has ended, and after strangers have asked for as many as there may be.
import { dayMs } from "../../../src/domain/kernel/durations";
import { decryptToken, encryptToken } from "../mailing-list/signed-token";

export function resetLetter(email: string, mailedAt: Date): string {
  return encryptToken("password letter", `${mailedAt.toISOString()} ${email}`);
}

/** Tells whether it names a letter of the last day to this address. */
export function isLetterTo(email: string, letter: string, now: Date): boolean {
  const [, time = "", address] = /^(\S+) (.+)$/.exec(decryptToken("password letter", letter) ?? "") ?? [];
  return address === email && now.getTime() - Date.parse(time) < dayMs;
}
