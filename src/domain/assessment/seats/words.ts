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
  /** Of a seat that is in no list any more, because its person was erased. */
  former: "a former colleague",
  within: (names: readonly string[]) => `With answers of ${formatList(names)}`,
} as const;

/** The end of a colleague's part. */
export const seatEndWords = {
  title: "Your part has ended",
  aBusiness: "this business",
  unsent: "What you typed and has not reached the business",
  copy: "It is kept in this browser until you log out. Copy what you need.",
  toDashboard: "Go to your dashboard",
} as const;

/** The way of a colleague through their part. */
export const seatWords = {
  team: (name: string) => `Team: ${name}`,
  partOf: (part: number, parts: number) => `Part ${part} of ${parts}`,
  summary: "Your part",
  allDone: "Thank you. Everything in your part is answered.",
  thanks: "You can change your answers for as long as your contact leaves you this part.",
  nothing: "Your contact has given you nothing to answer yet.",
  open: (part: string) => `Open ${part}`,
  states: { open: "not started", started: "begun", done: "answered" },
} as const;
