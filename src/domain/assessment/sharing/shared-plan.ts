// The contents of a read-only link for people without an account: a copy of the parts that a consultant chose, made
// with the link. The copy names no code and no account, and ends with its link.
import * as z from "zod/mini";
import { dayMs } from "../../kernel/durations";
import type { ProgressData } from "../answers/answers";
import { readProgressData } from "../answers/answers-schema";
import { plainPlan, type StoredPlan } from "../plan/plan";
import { ratedAnswers } from "./rated-answers";

export const sharedParts = ["overview", "profile", "plan"] as const;
export type SharedPart = (typeof sharedParts)[number];

/** After so many days a link shows nothing; the security rules repeat it. */
const sharedDays = 30;

/** 128 bits as 22 characters of base64url: who has not got a link cannot guess one. */
export const sharedLinkId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

const planCopy = z.object({
  /** Markdown, without marks. */
  text: z.string(),
  model: z.optional(z.string()),
  generatedAt: z.optional(z.date()),
  edited: z.optional(z.boolean()),
  reviewedBy: z.optional(z.string()),
});

/** A document of `sharedPlans`, whose id is its link. */
export const sharedPlan = z.object({
  businessName: z.string(),
  parts: z.array(z.enum(sharedParts)),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** The source of the gap profile; absent if only the plan is shared. */
  ratings: z.pipe(z.unknown(), z.transform(readProgressData)),
  plan: z.optional(planCopy),
});
export type SharedPlan = z.infer<typeof sharedPlan>;

/** A document of `sharedLinks`, kept with the business: who made which link, and whether it was revoked. */
export const sharedLink = z.object({
  parts: z.array(z.enum(sharedParts)),
  createdAt: z.date(),
  expiresAt: z.date(),
  by: z.string(),
  byEmail: z.string(),
  revokedAt: z.optional(z.date()),
});
export type SharedLink = z.infer<typeof sharedLink>;

/** Returns the copy for a link: the ratings of the answers, and the released plan. */
export function sharedCopy(
  parts: readonly SharedPart[],
  { businessName, answers, plan }: { businessName: string; answers: ProgressData; plan: StoredPlan | undefined },
) {
  const isRated = parts.includes("overview") || parts.includes("profile");
  return {
    businessName,
    parts: [...parts],
    ...(isRated && { ratings: ratedAnswers(answers) }),
    ...(parts.includes("plan") && plan && { plan: copyOf(plan) }),
  };
}

export type SharedCopy = ReturnType<typeof sharedCopy>;

function copyOf({ text, model, generatedAt, edited, reviewedBy }: StoredPlan) {
  const about = { model, generatedAt, edited, reviewedBy };
  const known = Object.entries(about).filter(([, value]) => value !== undefined);
  return { text: plainPlan(text), ...Object.fromEntries(known) };
}

/** Returns the end of a link that is made now. */
export function endOfLink(now: Date): Date {
  return new Date(now.getTime() + sharedDays * dayMs);
}

export type LinkState = "open" | "ended" | "revoked";

export function linkState({ expiresAt, revokedAt }: Pick<SharedLink, "expiresAt" | "revokedAt">, now: Date): LinkState {
  if (revokedAt) return "revoked";
  return expiresAt <= now ? "ended" : "open";
}
