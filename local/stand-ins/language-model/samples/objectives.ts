import { fill, pick, type Pool } from "./wording";

const objectivePools: Pool<Pool<string>> = [
  [
    "List the steps of {topic} in the right order, without notes",
    "Name four signs of good {topic}, each with an example from work",
    "Describe when to use {topic} and when not, with one case for each",
  ],
  [
    "Explain the purpose of {topic} to a new colleague in two minutes",
    "Distinguish helpful from harmful ways of {topic} in six short cases, with at most one error",
    "Explain, with an example, how preparation changes the result of {topic}",
  ],
  [
    "Apply the checklist for {topic} to a case from your own work within ten minutes",
    "Demonstrate {topic} in a role play so that at least six of eight criteria are met",
    "Use the planning sheet to prepare {topic} so that no item is left open",
  ],
  [
    "Analyze a failed case of {topic} and identify its two most likely causes",
    "Evaluate your own attempt at {topic} against the criteria and choose one thing to improve",
    "Create a plan for the next two weeks with one first step for {topic} and a date",
  ],
];

/** Four measurable objectives, from remembering to judging. */
export function objectivesFor(topic: string, seed: string): string[] {
  return objectivePools.map((pool, at) => fill(pick(pool, `${seed}|objective|${at}`), { topic }));
}
