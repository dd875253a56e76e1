// What the pages of the results say: to the business itself, to its consultant, and to whoever has a link.
import { formatDate, formatList, plural } from "../../kernel/locale";
import type { ResultsPage } from "../../kernel/routes";
import { comparisonWords, movementNames } from "../comparison/words";
import { levelNames } from "../gap-profile/whole-profile-words";
import type { PlanPhase } from "./plan-at-a-glance";
import type { Promised } from "./promised";

export const resultsPageNames = {
  overview: "Overview",
  profile: "Gap profile",
  plan: "Training plan",
  answers: "Answers",
  "since-last-time": comparisonWords.title,
} as const satisfies Record<ResultsPage, string>;

export const phaseStates = {
  open: "lies ahead",
  here: "is where you are",
  done: "is behind you",
} as const satisfies Record<PlanPhase["state"], string>;

/** What has become of a gap since it was promised to do something about it. */
export function promiseInWords({ gap, moved }: Promised): string {
  if (!moved) return `${levelNames[gap.level]}, ${comparisonWords.noNumber}`;
  const [was, is] = [levelNames[moved.before.level], levelNames[moved.after.level]];
  return was === is ? is : `${was}, now ${is}`;
}

/** How many of the gaps that the plan dealt with are open. */
export function promisesInWords(promised: readonly Promised[]): string {
  const closed = promised.filter(({ moved }) => moved?.movement === "closed").length;
  const unknown = promised.filter(({ moved }) => !moved).length;
  const open = promised.length - closed - unknown;
  const all = plural(promised.length, { one: "1 gap", other: "# gaps" });
  const parts = [
    `${open} ${open === 1 ? "is" : "are"} open`,
    `${closed} ${closed === 1 ? "has" : "have"} closed`,
    ...(unknown === 0 ? [] : [`${unknown} cannot be compared`]),
  ];
  return `The plan of last time dealt with ${all}: ${formatList(parts)}.`;
}

/** Where a gap stands that the plan had promised something about. */
export function promiseState({ moved }: Promised): string {
  return moved ? movementNames[moved.movement] : comparisonWords.noNumber;
}

export const promiseWords = {
  title: "What the plan had promised",
  table: "What the plan had promised, by gap",
  had: "The plan had promised",
  lead: "What was promised and what has moved stand side by side; neither says what the other comes from.",
  noPlan: "No plan was released in the round before, so there is nothing that it had promised.",
  noReferences:
    "The plan of the round before does not show which answers it rests on, so it cannot be set beside them.",
  nothingPromised: "The plan of the round before names no gap.",
  list: "promises",
} as const;

export const resultsWords = {
  results: "Results",
  resultsOf: (business: string) => `Results for ${business}`,
  yours: "Your results",
  assessment: "Training needs assessment",
  answeredOn: (date: Date) => `answered ${formatDate(date)}`,
  teams: (count: number) => plural(count, { one: "1 team", other: "# teams" }),
  answeredOf: (answered: number, asked: number) => `${answered} of ${asked}`,
  downloadWord: "Download Word",
  offline: "You are offline. This is what this browser knows.",
  noAnswers: "Nothing has been answered yet. As soon as there are answers, the results appear here.",
  toAssessment: "Go to the assessment",
  toReview: "Go to the last step of the assessment",
  open: "Open your results",

  mostPressing: "Most pressing",
  allGaps: (count: number) => plural(count, { one: "The gap in full", other: "All # gaps" }),
  allTeams: (count: number) => `All ${count} teams`,
  fewerTeams: (count: number) => `The ${count} teams with the widest gaps`,
  theTeams: "The teams",
  noTeams: "No team has been rated yet.",
  shades: "1 is a critical gap, 5 is none. Choose a cell to read about its gap.",
  cellOf: (gap: string, rating: string) => `${gap}: ${rating}`,

  trainingPlan: "Training plan",
  writtenOn: (date: Date) => `written ${formatDate(date)}`,
  readWholePlan: "Read the whole plan",
  allPriorities: (count: number) => `All ${count} priorities`,
  design: "Design this course",
  openCourse: "Open its course",
  /** Of the actions that train somebody. */
  withCourse: (begun: number, all: number) =>
    `${begun} of ${plural(all, { one: "1 action has", other: "# actions have" })} a course.`,
  forItem: (title: string) => `for ${title}`,
  year: "The year",
  noPlan: "There is no training plan yet. It is made in the last step of the assessment.",
  beingWritten: "The training plan is being written and appears here as it comes.",
  held: "The plan is written, and a consultant reviews it before it is released.",
  newOneHeld: "A new plan is written and being reviewed. Until it is released, this is the last one.",
  newOneWritten: "A new plan is being written. Until it is whole, this is the last one.",
  brokeOff: "The writing of the plan stopped before the end. What is finished is kept, and it can be gone on with.",
  partOfPlan: "This is what has been written so far.",
  sections: "Sections",

  onThisPage: "On this page",
  gapsTable: "All gaps",
  gap: "Gap",
  level: "Level",
  training: "Training",
  inPlan: "In the plan",
  where: "Where",
  everywhere: "Everywhere",
  organization: "The organization",
  any: "Any",
  shown: (shown: number, all: number) => `${shown} of ${all} gaps`,
  noneShown: "No gap fits these filters.",
  whyGap: "Why?",
} as const;
