// Checks whether a generated text has the structure that the later tools build on.
import { modulesOf } from "../modules";
import { questionsOf } from "../questions";
import { structureWords } from "./words";

/** Returns the fault of the structure in a sentence for the person; undefined if there is none. */
export function structureProblem(generator: string, text: string): string | undefined {
  if (generator === "generateCourseOutline" && modulesOf(text).length === 0) return structureWords.noModules;
  if (generator === "generateAssessment" && questionsOf(text).length === 0) return structureWords.noQuestions;
  return undefined;
}
