// The contents of a read-only link for people without an account: a copy of the parts that a consultant chose, the one
// page that the business itself hands on, or a course to be tried. It is made with the link, names no code and no
// account, and ends with it.
import * as z from "zod/mini";
import { dayMs } from "../../kernel/durations";
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { readProgressData } from "../answers/answers-schema";
import { plainPlan, type StoredPlan } from "../plan/plan";
import type { PageContents } from "../results/one-page";
import { ratedAnswers } from "./rated-answers";
import { sharedPageWords } from "./words";

/** The parts that a consultant chooses from. */
export const sharedParts = ["overview", "profile", "plan"] as const;
const anyPart = z.enum([...sharedParts, "page", "course"]);
export type SharedPart = z.infer<typeof anyPart>;
/** A business's own link has this part alone. */
export const pageParts: readonly SharedPart[] = ["page"];
/** A link to a course has this one. */
export const courseParts: readonly SharedPart[] = ["course"];

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

/** Lines of a name and what it says, each as one text: the rules bound them together. */
const namedLines = z.array(z.string());

const pageCopy = z.object({
  decisions: namedLines,
  dates: namedLines,
  /** The person who made the link, if they wish to be named. */
  by: z.optional(z.string()),
});

/** A document of `sharedPlans`, whose id is its link. */
export const sharedPlan = z.object({
  businessName: z.string(),
  parts: z.array(anyPart),
  createdAt: z.date(),
  expiresAt: z.date(),
  /** The source of the gap profile; absent if only the plan is shared. */
  ratings: z.pipe(z.optional(z.unknown()), z.transform(readProgressData)),
  plan: z.optional(planCopy),
  page: z.optional(pageCopy),
  /** The learner's pages of a course; its own area reads them. */
  course: z.optional(z.unknown()),
});
export type SharedPlan = z.infer<typeof sharedPlan>;

/** A document of `sharedLinks`, kept with the business: who made which link, and whether it was revoked. */
export const sharedLink = z.object({
  parts: z.array(anyPart),
  createdAt: z.date(),
  expiresAt: z.date(),
  by: z.string(),
  byEmail: z.string(),
  /** The released plan of which a business made its page. */
  planVersion: z.optional(z.int()),
  /** The id of the course that it shows. */
  course: z.optional(z.string()),
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

export type SharedCopy =
  | ReturnType<typeof sharedCopy>
  | ReturnType<typeof pageCopyOf>
  | { businessName: string; parts: SharedPart[]; course: object };

interface PageChoice {
  businessName: string;
  answers: ProgressData;
  contents: PageContents;
  /** False to call the teams by letters. */
  areTeamsNamed: boolean;
  by?: string | undefined;
}

/** The skills that a team asks for are its own words, and the page does not show them. */
const askedToLearn: ReadonlySet<string> = new Set(["trainingNeeds", "trainingSkills"]);

/** Returns the copy of the one page; what is not to be named is not in it. */
export function pageCopyOf({ businessName, answers, contents, areTeamsNamed, by }: PageChoice) {
  const rated = ratedAnswers(answers);
  const names = (rated["2"]?.teams ?? []).map(({ teamName = "" }) => teamName);
  const unnamed = (text: string) => (areTeamsNamed ? text : withLetters(text, names));
  const teams = (rated["2"]?.teams ?? []).map((team): TeamAnswers => {
    const shown = Object.entries(team).filter(([field]) => !askedToLearn.has(field));
    return { ...Object.fromEntries(shown), teamName: unnamed(team.teamName ?? "") };
  });
  const line = (name: string, says: string) => unnamed(`${name}\n${says}`);
  return {
    businessName,
    parts: [...pageParts],
    ratings: { ...rated, "2": { teams } },
    page: {
      decisions: contents.decisions.map(({ title, says }) => line(title, says)),
      dates: contents.dates.map(({ when, what }) => line(when, what)),
      ...(by !== undefined && { by }),
    },
  };
}

/** Calls each team by its letter, the longest names first: one may be a part of another. */
function withLetters(text: string, names: readonly string[]): string {
  const letters = names.map((name, nth) => [name.trim(), sharedPageWords.teamOf(nth)] as const);
  return letters
    .filter(([name]) => name !== "")
    .sort(([one], [other]) => other.length - one.length)
    .reduce((said, [name, letter]) => said.split(name).join(letter), text);
}

/** The words of the page in a copy. */
export function contentsOfPage({ page }: Pick<SharedPlan, "page">): PageContents {
  const read = (text: string) => [text.split("\n", 1)[0] ?? "", text.split("\n").slice(1).join(" ")] as const;
  return {
    decisions: (page?.decisions ?? []).map(read).map(([title, says]) => ({ title, says })),
    dates: (page?.dates ?? []).map(read).map(([when, what]) => ({ when, what })),
  };
}

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
