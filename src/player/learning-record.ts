import type { CourseOutcome } from "./progress";

/** The report of each save. */
export interface Visit {
  kept: string;
  /** The page that is shown. */
  location: string;
  outcome: CourseOutcome;
  /** Per cent; only when every question is answered. */
  percent: number | undefined;
}

/** One answer to a question, or one choice in a decision; options count from 0. */
export interface AnsweredChoice {
  kind: "question" | "decision";
  /** Its place among those of its kind in the whole course, from 0. */
  nth: number;
  chosen: number;
  right: number | undefined;
}

/** The place of a learner's progress: a learning platform, or the browser. */
export interface LearningRecord {
  /** `missing`: there is no platform; `untracked`: it asks for nothing to be recorded. */
  readonly state: "recording" | "untracked" | "missing";
  /** The text kept last time. */
  readonly kept: string;
  readonly location: string;
  /** The platform's own, in per cent, which is asked for before that of the package. */
  readonly mastery: number | undefined;
  /** Takes down one answer; it is saved with the next save. */
  answered: (answer: AnsweredChoice) => void;
  /** Tells whether it is saved. */
  save: (visit: Visit) => boolean;
  finish: (visit: Visit) => void;
}
