import type { ProgressData } from "../answers/answers";
import { allReferences } from "./references";

/** Returns the names of all answers, one a line with its question, for the model that writes a plan from the prompt. */
export function referenceList(progressData: ProgressData): string {
  return allReferences(progressData)
    .map(
      ({ reference, question, team }) =>
        `- ${reference}: ${team === undefined ? "" : `(${teamLabel(team)}) `}${question.text}`,
    )
    .join("\n");
}

function teamLabel(name: string): string {
  return name.replaceAll(/[\s()]+/g, " ").trim();
}
