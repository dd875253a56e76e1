// Rounds of voices as their contact and their voters call for them, inside the test's own process.
import { createHash, randomInt } from "node:crypto";
import { doc, getDoc } from "firebase/firestore/lite";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { aTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { forEachRating } from "../../../src/domain/assessment/voices/voice-ratings";
import { chanceBytes, slipLetters } from "../../../src/domain/assessment/voices/voice-link";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../shared/database";
import { runCallable, visitorCaller, type Caller } from "../suite/in-process-call";
import { aPlanBusiness, type PlanBusiness } from "./plan-requests";

export const answersOfTeams: ProgressData = { "2": { teams: [aTeam(), aTeam({ teamName: "Sales" })] } };

export interface RoundOfVoices extends PlanBusiness {
  round: string;
  links: string[];
}

const chanceLetters = (count: number) => slipLetters(Uint8Array.from({ length: count }, () => randomInt(256)));

export const contactOf = ({ uid, email }: PlanBusiness): Caller => ({ uid, token: { email } });

export function openingOf({ code, round, links }: Pick<RoundOfVoices, "code" | "round" | "links">, team = "a00") {
  const codeHashes = links.map((link) => createHash("sha256").update(link).digest("hex"));
  return { change: "open", invitationId: code, round, team, codeHashes };
}

export function someLinks(slips: number) {
  const round = chanceLetters(chanceBytes.round);
  return { round, links: Array.from({ length: slips }, () => round + chanceLetters(chanceBytes.code)) };
}

export const changing = (change: object, by: Caller) => runCallable("changeVoices", change, by);

export async function anOpenRound(slips: number, changes: Record<string, unknown> = {}): Promise<RoundOfVoices> {
  const opened = { ...(await aPlanBusiness(answersOfTeams, changes)), ...someLinks(slips) };
  await changing(openingOf(opened), contactOf(opened));
  return opened;
}

export const ratedAll = (rating: number) => forEachRating(() => rating);

export const casting = (link = "", rating = 3, sentence?: string, address?: string) =>
  runCallable("castVoice", { link, ratings: ratedAll(rating), ...(sentence && { sentence }) }, visitorCaller, address);

/** Used links are counted by network, and one network would use up its share. */
export const aNetwork = () => `198.51.${randomInt(256)}.${randomInt(256)}`;

export const closing = (opened: RoundOfVoices) =>
  changing({ change: "close", invitationId: opened.code, round: opened.round }, contactOf(opened));

export async function countedVoices(opened: RoundOfVoices, by = contactOf(opened)) {
  return runCallable<{ isOff: boolean; voices: Record<string, number> }>(
    "countVoices",
    { invitationId: opened.code },
    by,
  );
}

export async function storedAt(path: string): Promise<Record<string, unknown> | undefined> {
  return (await getDoc(doc(database, path))).data();
}

export const roundAt = ({ code, round }: RoundOfVoices) => storedAt(paths.voiceRound(code, round));
