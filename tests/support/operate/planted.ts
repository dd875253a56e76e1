import { expect } from "vitest";
import { problemsInWords, type Problem } from "../../../local/operate/doctor/check";

/** A mistake, how it gets into facts in which all is well, and what the doctor says of it. */
export type Planted<Facts> = [
  mistake: string,
  plant: (facts: Facts) => Partial<Facts>,
  sentence: string,
  repair: string,
];

export function expectOne(problems: Problem[], sentence: string, repair: string): void {
  expect(problems, problemsInWords(problems)).toHaveLength(1);
  expect(problems[0]?.sentence).toContain(sentence);
  expect(problems[0]?.repair).toContain(repair);
}
