// Reading and changing answers by the path of their field within `progressData`, for instance
// ["1", "supportAreas", "Talent/HR"]. Paths are lists of segments because map keys hold spaces and slashes.
import { isRecord } from "../../kernel/records";
import type { AnswerRecord } from "../questionnaire/question";

export type FieldPath = readonly string[];

/** The value at a path; undefined where there is none. */
export function getField(answers: AnswerRecord, path: FieldPath): unknown {
  return path.reduce<unknown>((within, segment) => (isRecord(within) ? within[segment] : undefined), answers);
}

/** The same answers with one field set, or taken away where the value is undefined; the original stays as it is. */
export function setField<A extends AnswerRecord>(answers: A, path: FieldPath, value: unknown): A {
  return withValueAt(answers, path, value) as A;
}

function withValueAt(within: AnswerRecord, [segment, ...rest]: FieldPath, value: unknown): AnswerRecord {
  if (segment === undefined) return within;
  const inner = Object.hasOwn(within, segment) ? within[segment] : undefined;
  const next = rest.length === 0 ? value : withValueAt(isRecord(inner) ? inner : {}, rest, value);
  const others = Object.entries(within).filter(([name]) => name !== segment);
  const emptied = next === undefined || (rest.length > 0 && isRecord(next) && Object.keys(next).length === 0);
  return Object.fromEntries(emptied ? others : [...others, [segment, next]]);
}
