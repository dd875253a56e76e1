import type { CourseOutcome } from "./progress";

/** What is reported whenever it is saved. */
export interface Visit {
  kept: string;
  /** The page that is shown. */
  location: string;
  outcome: CourseOutcome;
  /** Per cent; only when every question is answered. */
  percent: number | undefined;
}

/** Where it is kept how far somebody is: with a learning platform, or in the browser. */
export interface LearningRecord {
  /** `missing`: there is no platform; `untracked`: it asks for nothing to be recorded. */
  readonly state: "recording" | "untracked" | "missing";
  /** What was kept last time. */
  readonly kept: string;
  readonly location: string;
  /** The platform's own, in per cent, which is asked for before that of the package. */
  readonly mastery: number | undefined;
  /** Whether it is saved. */
  save: (visit: Visit) => boolean;
  finish: (visit: Visit) => void;
}
