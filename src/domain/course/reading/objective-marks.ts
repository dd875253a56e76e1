// Marks that tie a course together: `[O2.1]` names the first objective of the second module, and `[O2.1 L3]` stands
// where that objective is defined, with its level in Bloom's taxonomy (1 remember to 6 create). They are codes without
// words, because models translate words, and people never see them.
import { withoutCitations } from "./citation-marks";

export const objectiveMark =
  /(?<![ \t])[ \t]*(?:\*\*|__|`)?[[(（【][ \t]*(?:\p{L}[\p{L} ]{0,30}:[ \t]*)?(O\d{1,2}\.\d{1,2}[^\])）】\n]{0,80})[\])）】](?:\*\*|__|`)?/giu;
const eachCode = /O(\d{1,2})\.(\d{1,2})(?:[ \t]*[,·-]?[ \t]*L([1-6])\b)?/giu;

export interface ObjectiveMark {
  /** Such as `O2.1`. */
  id: string;
  /** The level, if the mark defines the objective. */
  level?: number;
}

/** Every objective that a text marks, in order. */
export function objectiveMarks(text: string): ObjectiveMark[] {
  return [...text.matchAll(objectiveMark)].flatMap(([, list = ""]) =>
    [...list.matchAll(eachCode)].map(([, module, objective, level]) => ({
      id: `O${Number(module)}.${Number(objective)}`,
      ...(level !== undefined && { level: Number(level) }),
    })),
  );
}

/** The text for readers: without its codes, also those of citations, and without one that has only begun to arrive. */
export function withoutObjectiveMarks(text: string): string {
  return withoutCitations(withoutObjectiveCodes(text));
}

/** The text for teachers, who see what its sentences rest on. */
export function withoutObjectiveCodes(text: string): string {
  return text.replaceAll(objectiveMark, "").replace(/(?<![ \t])[ \t]*(?:\*\*|__|`)?\[O?[\d.]{0,5}(?: L?)?$/u, "");
}

/** The text with other numbers of modules in its marks. */
export function withObjectiveNumbers(text: string, numbers: ReadonlyMap<number, number>): string {
  return text.replaceAll(objectiveMark, (mark) =>
    mark.replaceAll(/(?<=O)\d{1,2}(?=\.\d)/giu, (number) => String(numbers.get(Number(number)) ?? number)),
  );
}
