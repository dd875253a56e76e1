// The links of a round, made by the browser of the contact. Only their hashes leave it.
import { chanceBytes, slipLetters } from "../../../domain/assessment/voices/voice-link";

export interface NewSlips {
  round: string;
  links: string[];
  codeHashes: string[];
}

export async function newSlips(count: number): Promise<NewSlips> {
  const round = chanceLetters(chanceBytes.round);
  const links = Array.from({ length: count }, () => round + chanceLetters(chanceBytes.code));
  return { round, links, codeHashes: await Promise.all(links.map(hashOfSlip)) };
}

function chanceLetters(count: number): string {
  return slipLetters(crypto.getRandomValues(new Uint8Array(count)));
}

async function hashOfSlip(link: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(link));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
