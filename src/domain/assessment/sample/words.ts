// The sample report's words about itself, so that no reader takes it for a real business's.
import type { SampleReportPage } from "../../kernel/routes";

export const sampleWords = {
  title: "A sample report: Baker & Sons",
  /** Stands on the cover of what is printed and downloaded, too. */
  business: "Baker & Sons (a sample: the business is made up)",
  label:
    "This is a sample. Baker & Sons is made up; the report is made from its answers as yours would be made from yours.",
  seeYours: "See yours: three-minute check",
  writeToUs: "Write to us",
} as const;

/** The texts of its pages below their titles in a search engine. */
export const sampleDescriptions = {
  overview:
    "What a needs assessment comes to, from the answers of a made-up bakery: where training helps, what presses most, and the plan at a glance.",
  profile:
    "Every gap of a made-up bakery with what was said about it, how urgent it is, and whether training is the answer.",
  plan: "A whole training plan for a made-up bakery: the first steps, who learns what and when, and what training will not solve.",
  answers: "The answers of a made-up bakery to the whole assessment, from which its report is made.",
} as const satisfies Record<SampleReportPage, string>;
