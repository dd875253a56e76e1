// A round of voices as the business and its consultant read it: open, without anything that was said; or closed, with
// what it shows, which never changes again.
import * as z from "zod/mini";
import { dayMs } from "../../kernel/durations";
import { daysBetweenRounds, daysOpen, mostSlips } from "./bounds";
import { published } from "./published";

const roundFields = {
  team: z.object({ id: z.string(), name: z.string() }),
  slips: z.int().check(z.positive(), z.maximum(mostSlips)),
  openedAt: z.date(),
  closesAt: z.date(),
};
const openVoiceRound = z.object({ ...roundFields, state: z.literal("open") });
const closedVoiceRound = z.object({ ...roundFields, state: z.literal("closed"), closedAt: z.date(), ...published });
export const voiceRound = z.discriminatedUnion("state", [openVoiceRound, closedVoiceRound]);

export type OpenRound = z.infer<typeof openVoiceRound>;
export type ClosedRound = z.infer<typeof closedVoiceRound>;
export type VoiceRound = z.infer<typeof voiceRound>;
export type KnownRound = VoiceRound & { readonly id: string };

export function endOfRound(openedAt: Date): Date {
  return new Date(openedAt.getTime() + daysOpen * dayMs);
}

/** The obstacle to another round of a team; undefined without one. */
export type Obstacle = { readonly why: "open" } | { readonly why: "too soon"; readonly from: Date };

export function obstacleTo(rounds: readonly VoiceRound[], teamId: string, now: Date): Obstacle | undefined {
  const ofTeam = rounds.filter(({ team }) => team.id === teamId);
  if (ofTeam.some(({ state }) => state === "open")) return { why: "open" };
  const shown = ofTeam.flatMap((round) =>
    round.state === "closed" && round.ratings ? [round.closedAt.getTime()] : [],
  );
  const from = new Date(Math.max(...shown) + daysBetweenRounds * dayMs);
  return from > now ? { why: "too soon", from } : undefined;
}
