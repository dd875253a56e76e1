// Some models write questions as JSON instead of Markdown. What says the same is brought into the asked form.
import { labelledLine } from "./option-labels";

type Entries = Record<string, unknown>;

/** Returns the questions of a text that is JSON in the form that was asked for; undefined for any other text. */
export function questionsFromJson(text: string): string | undefined {
  const written = /^\s*(?:(?:```|~~~)\w*\n)?([[{].*[\]}])\s*(?:```|~~~)?\s*$/su.exec(text)?.[1];
  const parsed = written === undefined ? undefined : valueOfJson(written);
  const questions = askedIn(parsed, 0);
  if (questions.length === 0) return undefined;
  const title = isEntries(parsed) ? firstWords(parsed, /title|titel|titre|título|titolo/i) : "";
  return [...(title ? [`# ${title}`, ""] : []), ...questions.flatMap(askedForm), ""].join("\n");
}

function valueOfJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

const deepest = 3;

/** The first list whose entries have options. */
function askedIn(value: unknown, depth: number): Entries[] {
  if (Array.isArray(value)) return value.filter(isEntries).filter((one) => optionsOf(one).length > 1);
  if (!isEntries(value) || depth > deepest) return [];
  const lists = Object.values(value).map((each) => askedIn(each, depth + 1));
  return lists.find(({ length }) => length > 0) ?? [];
}

function isEntries(value: unknown): value is Entries {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

interface JsonOption {
  label: string;
  words: string;
  isRight: boolean;
}

/** Options are a list of words, of entries with words and a flag, or entries by their labels. */
function optionsOf(question: Entries): JsonOption[] {
  for (const value of Object.values(question)) {
    const pairs: [string, unknown][] = Array.isArray(value)
      ? value.map((each: unknown, at) => ["ABCDEFGHIJ"[at] ?? "", each])
      : isEntries(value)
        ? Object.entries(value)
        : [];
    const options = pairs.flatMap(([label, each]) => optionOf(label, each));
    if (options.length > 1 && options.length === pairs.length) return options;
  }
  return [];
}

function optionOf(label: string, value: unknown): JsonOption[] {
  const words = typeof value === "string" ? value : isEntries(value) ? firstWords(value, /./) : "";
  if (words === "") return [];
  const labelled = labelledLine(words);
  const isRight = isEntries(value) && Object.values(value).includes(true);
  return [{ label: labelled?.label ?? label, words: labelled?.rest ?? words, isRight }];
}

const rightKeys = /answer|correct|right|solution|key|antwort|richtig|lösung|respuesta|réponse|risposta|resposta/i;
const reasonKeys = /reason|explan|why|begründ|erklär|explica|explic|spiega|motiv/i;

function askedForm(question: Entries, nth: number): string[] {
  const options = optionsOf(question);
  const named = firstWords(question, rightKeys).trim();
  const plain = named.replace(/[.):]$/, "");
  const rights = options.filter(({ label, words, isRight }) => isRight || plain === label || named === words);
  const reason = firstWords(question, reasonKeys);
  const stem =
    firstWords(question, /question|stem|text|prompt|frage|pregunta|domanda|pergunta/i) || firstWords(question, /./);
  return [
    `${nth + 1}. ${stem}`,
    ...options.map((option, at) => {
      const tick = rights.length === 1 && option === rights[0] ? " ✓" : "";
      return `   ${"ABCDEFGHIJ"[at] ?? ""}. ${option.words}${tick}`;
    }),
    ...(reason && rights.length === 1 ? [`   Reason: ${reason}`] : []),
  ];
}

function firstWords(entries: Entries, key: RegExp): string {
  const found = Object.entries(entries).find(([name, value]) => key.test(name) && typeof value === "string");
  return typeof found?.[1] === "string" ? found[1].replaceAll(/\s+/g, " ") : "";
}
