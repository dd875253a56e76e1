// The link of a slip names its round and carries a code that no other slip has. The browser of the contact makes both
// and sends only hashes of the whole, so no server and no log has a link before its holder uses it. Its letters are
// easy to tell apart on paper (Crockford's base 32), in groups of five.
import * as z from "zod/mini";

const slipAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const roundLength = 8;
const codeLength = 17;
const groupLength = 5;

export const voiceRoundId = z.string().check(z.regex(new RegExp(`^[${slipAlphabet}]{${roundLength}}$`)));

/** The bytes of chance for a round's id, and for a code. */
export const chanceBytes = { round: roundLength, code: codeLength } as const;

/** Letters of chance, one for each byte. */
export function slipLetters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => slipAlphabet.charAt(byte % slipAlphabet.length)).join("");
}

/** A link as a slip has it. */
export function grouped(link: string): string {
  return link.match(new RegExp(`.{1,${groupLength}}`, "g"))?.join("-") ?? "";
}

export interface VoiceLink {
  readonly round: string;
  /** The whole, by which it is hashed. */
  readonly link: string;
}

/** Reads a link as it was opened or typed; undefined if it cannot be one. */
export function voiceLinkIn(typed: string): VoiceLink | undefined {
  const link = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  if (link.length !== roundLength + codeLength || Array.from(link).some((letter) => !slipAlphabet.includes(letter)))
    return undefined;
  return { round: link.slice(0, roundLength), link };
}
