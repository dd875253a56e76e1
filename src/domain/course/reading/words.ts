import { plural } from "../../kernel/locale";

/** The marks of a text for those who hear them. */
export const markWords = {
  objectives: (numbers: readonly string[]) =>
    `${numbers.length === 1 ? "Objective" : "Objectives"} ${numbers.join(", ")}`,
  paragraphs: (numbers: readonly number[]) =>
    numbers.includes(0) ? "General knowledge" : `From ${numbers.map((number) => `¶${number}`).join(", ")}`,
  toCheck: (fact: string) => `To be checked: ${fact}`,
} as const;

/** The number of facts that an author has left open. */
export const openFactWords = (count: number) =>
  plural(count, {
    one: "1 fact of this text is still open: check it before the text is used.",
    other: "# facts of this text are still open: check them before the text is used.",
  });

/** The faults in the structure of a generated text. */
export const structureWords = {
  noModules:
    "The outline came without modules, so the other tools cannot build on it. Please generate it again, or add lines that begin with “Module 1:” yourself.",
  noQuestions:
    "The assessment came without questions in the expected form. Please generate it again, or edit it by hand.",
} as const;
