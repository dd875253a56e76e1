// The words of the administrators' page about the answers of the language model.
import { formatNumber, plural } from "../kernel/locale";
import type { sumsOfWriting } from "./writing";

/** Such as "$0.50", for there are cents in it. */
function formatDollars(amount: number): string {
  return `$${amount.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 4 })}`;
}

export const writingWords = {
  title: "What was written",
  lead: "The answers of the language model in the last 30 days (UTC). The numbers hold no person and no text.",
  back: "Back to the settings",
  loading: "Loading what was written...",
  failed: "We could not load what was written.",
  nothing: "Nothing was written in the last 30 days.",
  sums: ({ texts, tokens, cost }: ReturnType<typeof sumsOfWriting>, price: number) =>
    `${plural(texts, { one: "# text", other: "# texts" })}, ${formatNumber(tokens)} tokens, about ${formatDollars(cost)} at ${formatDollars(price)} for a million tokens. A plan is several texts.`,
  days: "By day",
  day: "Day",
  texts: "Texts",
  tokens: "Tokens",
  dollars: formatDollars,
  cost: "Cost",
  failures: "Failed",
  slow: "Slow",
  slowMeans: "Slow is an answer whose first word came after more than ten seconds.",
  otherwise: "How the others ended",
  end: "End",
  count: "Answers",
  noOthers: "Every answer came to its end.",
  findInLog:
    "The functions' log has a line “language model answered” for each, with the id of its request, which is also in the model's own log.",
} as const;

/** The ends of an answer, for the people who run the site. */
const endWords: Partial<Record<string, string>> = {
  left: "The reader stopped it, or went away",
  tooLong: "It reached the model's longest length; a text is then gone on with once",
  busy: "The model was busy (429)",
  unavailable: "The model could not be reached",
  slow: "No first word came in time",
  stalled: "The model fell silent in the middle",
  cut: "The connection broke in the middle",
  overtime: "The text was not finished in its time",
  empty: "The answer was empty",
  refused: "The model declined to write",
  retired: "The model of OPENAI_MODEL is retired",
  unknownModel: "The server does not know the model of OPENAI_MODEL",
  keyRefused: "The server does not accept our key",
  unpaid: "The account has no credit left",
  misconfigured: "The server does not accept what it is asked",
};

/** An end that this page does not know yet is named as the log names it. */
export function endInWords(end: string): string {
  return endWords[end] ?? end;
}
