// The words of the results' pages: for the business itself, for its consultant, and for the reader of a link.
import { formatDate, plural } from "../../kernel/locale";
import type { ResultsPage } from "../../kernel/routes";
import type { PlanPhase } from "./plan-at-a-glance";

export const resultsPageNames = {
  overview: "Overview",
  profile: "Gap profile",
  plan: "Training plan",
  progress: "Progress",
  answers: "Answers",
  "since-last-time": "Since last time",
} as const satisfies Record<ResultsPage, string>;

export const phaseStates = {
  open: "lies ahead",
  here: "is where you are",
  done: "is behind you",
} as const satisfies Record<PlanPhase["state"], string>;

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
  notFollowed: "Progress is told of each action of a training plan. There is none yet.",
  toReview: "Go to the last step of the assessment",
  open: "Open your results",

  planReady: "Your plan is ready.",
  mostPressing: "Most pressing",
  decide: "Decide",
  train: "Train",
  leaveAlone: "Leave alone",
  nothing: "Nothing.",
  inTeams: (subject: string, those: number, teams: number) => `${subject}: ${those} of ${teams} teams`,
  more: (count: number) => `and ${count} more`,
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
  readInPlan: "Read what the plan says",
  allPriorities: (count: number) => `All ${count} priorities`,
  design: "Design this course",
  openCourse: "Open its course",
  /** The number of actions that train people. */
  withCourse: (begun: number, all: number) =>
    `${begun} of ${plural(all, { one: "1 training action has", other: "# training actions have" })} a course.`,
  forItem: (title: string) => `for ${title}`,
  year: "The year",
  methods: "How people learn, by share of the time",
  percent: (share: number) => `${share}%`,
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

/** The first page of the report, which is also the page to be forwarded. */
export const onePageWords = {
  title: "On one page",
  contents: "Contents",
  decisions: "Three decisions",
  dates: "Four dates",
  inTeams: (count: number) => plural(count, { one: "1 team", other: "# teams" }),
  again: "Answer the same questions again",
  share: "What training does",
  gaps: "Gaps",
  about: "Above all",
} as const;
