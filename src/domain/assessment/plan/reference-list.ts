import type { ProgressData } from "../answers/answers";
import { allReferences } from "./references";

/** The names of all answers, one a line with the question behind it, for whoever writes a plan from the prompt. */
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
