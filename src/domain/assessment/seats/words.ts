// The sentences of a colleague's part of the assessment, and of who gave an answer.
import { formatList, plural } from "../../kernel/locale";
import { stepOf } from "../questionnaire/questionnaire";
import type { HeldParts } from "./seat-answers";

/** Names more than so many teams by their number. */
const mostTeamsNamed = 6;

/** The steps and teams of a seat in one line. */
export function partsInWords({ steps, teams }: HeldParts): string {
  const names = teams.map(({ name }) => `the team ${name}`);
  const named = names.length > mostTeamsNamed ? [plural(names.length, { one: "one team", other: "# teams" })] : names;
  return formatList([...steps.map((key) => stepOf(key).title), ...named]);
}

export const authorWords = {
  givenBy: (name: string) => `Answered by ${name}`,
  within: (names: readonly string[]) => `With answers of ${formatList(names)}`,
} as const;
