// The colleagues who gave answers. Each is kept with a fingerprint of the answer, so an answer that another person has
// changed since is theirs no more, without a write.
import * as z from "zod/mini";
import { isAnswered, type ProgressData } from "../answers/answers";
import { teamsOf, valueAt } from "../answers/field-changes";
import { allQuestions, fieldPath, stepOf, type StepKey } from "../questionnaire/questionnaire";
import { fieldKey } from "./seat-answers";
import { authorWords } from "./words";
import { fingerprint } from "./fingerprint";

const author = z.object({ seat: z.string(), print: z.string() });

/** The document of `answerAuthors`: of each field the seat that gave its answer last. */
export const answerAuthors = z.object({ of: z.record(z.string(), author) });
export type AnswerAuthors = z.infer<typeof answerAuthors>["of"];

/** The names of colleagues by the ids of their seats. */
type NamesOfSeats = Readonly<Record<string, string>>;

/** Returns the colleague who gave the answer of a field; undefined for one of the contact. */
export function authorOf(
  answers: ProgressData,
  path: readonly string[],
  { authors, names }: KnownAuthors,
): string | undefined {
  const known = authors[fieldKey(path)];
  if (known === undefined || known.print !== fingerprint(valueAt(answers, path))) return undefined;
  return names[known.seat] ?? authorWords.former;
}

export interface KnownAuthors {
  authors: AnswerAuthors;
  names: NamesOfSeats;
}

/** The names of the colleagues who gave answers of a step, or of one of its teams; each once, in order. */
export function authorsWithin(answers: ProgressData, key: StepKey, known: KnownAuthors, team?: string): string[] {
  const starts =
    stepOf(key).repeats === undefined
      ? [[key]]
      : teamsOf(answers)
          .filter(({ id }) => team === undefined || id === team)
          .map(({ id }) => [key, "teams", id]);
  const names = starts.flatMap((start) =>
    allQuestions(stepOf(key)).flatMap(({ question }) => {
      const path = [...start, ...fieldPath(question.id)];
      return isAnswered(valueAt(answers, path)) ? (authorOf(answers, path, known) ?? []) : [];
    }),
  );
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
}
