// Checks whether a generated text has the structure that the later tools build on.
import { modulesOf } from "../modules";
import { questionsOf } from "../questions";

/** Returns the fault of the structure in a sentence for the person; undefined if there is none. */
export function structureProblem(generator: string, text: string): string | undefined {
  if (generator === "generateCourseOutline" && modulesOf(text).length === 0)
    return "The outline came without modules, so the other tools cannot build on it. Please generate it again, or add lines that begin with “Module 1:” yourself.";
  if (generator === "generateAssessment" && questionsOf(text).length === 0)
    return "The assessment came without questions in the expected form. Please generate it again, or edit it by hand.";
  return undefined;
}
