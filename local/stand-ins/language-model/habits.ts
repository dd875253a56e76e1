// The habits of real models, which the samples do not have: they answer in the language that was asked for, greet
// before and after, think aloud before they begin, separate lines as only Unicode does. `replay` answers with a text
// that a model has written.
import { existsSync, readFileSync } from "node:fs";

export const modelHabits = ["replay", "translated", "chatty", "thinking", "separators"] as const;
type ModelHabit = (typeof modelHabits)[number];

const recordings = new URL("../../../tests/recordings/", import.meta.url);

export function isHabit(kind: string): kind is ModelHabit {
  return (modelHabits as readonly string[]).includes(kind);
}

/**
 * Returns the answer of a model with the habit in the place of the sample; `recording` names a file of
 * tests/recordings.
 */
export function withHabit(habit: ModelHabit, sample: string, recording = ""): string {
  if (habit === "replay") return recordedAnswer(recording);
  if (habit === "translated") return translated(sample);
  if (habit === "separators") return sample.replaceAll("\n\n", "\u2029").replaceAll("\n", "\u2028");
  return habit === "chatty" ? chatty(sample) : `${thoughts}\n\n${sample}`;
}

/** Such as "models/outline-german" or "corpus/seen/ko/assessment-ko-circled". */
function recordedAnswer(name: string): string {
  const file = new URL(`${name}.md`, recordings);
  const isThere = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name) && existsSync(file);
  return isThere ? readFileSync(file, "utf8") : `There is no recording ${JSON.stringify(name)}.`;
}

/** The words that the structure hangs on, in German; the rest stays, which no reader of structure can tell. */
const germanHabitWords: readonly (readonly [RegExp, string])[] = [
  [/\bModule (?=\d)/g, "Modul "],
  [/\bScreen (?=\d)/g, "Bildschirm "],
  [/\bAnswer:/g, "Antwort:"],
  [/\bReason:/g, "Begründung:"],
  [/\bObjectives\b/g, "Lernziele"],
  [/\bPractice\b/g, "Übung"],
  [/\bTotal time\b/g, "Gesamtdauer"],
  [/\bminutes\b/g, "Minuten"],
];

function translated(sample: string): string {
  return germanHabitWords.reduce((text, [english, word]) => text.replace(english, word), sample);
}

function chatty(sample: string): string {
  const fenced = `\`\`\`markdown\n${sample.trim()}\n\`\`\``;
  return `Certainly! Here is what you asked for. Each module builds on the one before:\n\n${fenced}\n\nLet me know if you would like another module!\n`;
}

const thoughts = [
  "<think>",
  "The person wants something short. Let me see:",
  "## Module 1: maybe an introduction",
  "Module 2: or the practice first? No.",
  "1. A question about that?",
  "   A. yes",
  "   B. no",
  "   Answer: A",
  "</think>",
].join("\n");
