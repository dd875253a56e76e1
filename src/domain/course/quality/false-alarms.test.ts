// The card is believed where it is silent about sound texts, and speaks of what is wrong.
import { expect, test } from "vitest";
import { countedCorpus, type CountedText } from "../../../../tests/support/course/corpus";
import type { ToolName } from "../../kernel/tool-names";
import { aGeneratedText } from "../draft.fixture";
import { findingsOf } from "./findings";

function flawsOf(tool: ToolName, text: string, language: string): string[] {
  const card = findingsOf(
    tool,
    aGeneratedText({ text, language }),
    { rows: [], strays: [] },
    { level: "", length: "" },
  );
  return card.flatMap(({ rule, severity }) => (severity === "flaw" ? [rule] : []));
}

const tools: Partial<Record<CountedText["tool"], ToolName>> = {
  assessment: "assessment",
  outline: "course-outline",
  lesson: "lesson-content",
};

/** Reasons that name letters, a right option twice as long, a word that comes again: the author is to look there. */
const trueAlarms = [
  ["s-en-2", "repeated-words"],
  ["s-en-5", "clang"],
  ["s-de-3", "clang", "letter-in-reason"],
  ["s-es-1", "longest-right"],
  ["s-es-3", "letter-in-reason"],
  ["s-nl-2", "letter-in-reason"],
];

test("of 100 sound texts two have a false alarm", () => {
  const texts = (["sound", "second-sound"] as const).flatMap((set) => [
    ...countedCorpus(set, "seen"),
    ...countedCorpus(set, "held-back"),
  ]);
  const alarms = texts.flatMap(({ name, tool, text, language }) => {
    const flaws = flawsOf(tools[tool] ?? "study-material", text, language);
    return flaws.length > 0 ? [[name, ...new Set(flaws)]] : [];
  });
  expect(texts).toHaveLength(100);
  expect(alarms).toEqual(
    expect.arrayContaining([["sa08", "absolute"], ["s-en-4", "absolute", "repeated-words"], ...trueAlarms]),
  );
  expect(alarms).toHaveLength(trueAlarms.length + 2);
});

const german = "Sie waschen die Hände vor der Arbeit und trocknen sie mit einem Tuch, das nicht nass ist.\n";
const english = "You wash your hands before the work and you dry them with a towel that is not wet.\n";
const rows = "| Minuten | Was |\n| --- | --- |\n| 10 | Beginn |\n| 20 | Übung |\n| 10 | Ende |\n";
const options = "   A. Knives\n   B. Boards ✓\n   C. Floors\n";

test.each<[string, ToolName, string, string]>([
  ["a lesson's sum", "lesson-content", `# L\n\n## Ablauf\n\n${rows}| 45 | Gesamt |`, "agenda-sum"],
  ["a total in another cell", "lesson-content", `# L\n\n## Ablauf\n\n${rows}| Gesamt | 45 Min. |`, "agenda-sum"],
  [
    "a sum in one line",
    "lesson-content",
    "# L\n\n## Ablauf\n\nBeginn 5 Min.; Üben 15 Min.; Fragen 5 Min. Gesamt: 30 Min.",
    "agenda-sum",
  ],
  [
    "an outline's sum",
    "course-outline",
    "# K\n\n## Modul 1: A (20 Min.)\n\n## Modul 2: B (30 Min.)\n\nGesamtzeit: 60 Min.",
    "agenda-sum",
  ],
  ["“to understand”", "course-outline", "## Modul 1: A\n\n- Den Ablauf verstehen [O1.1 L2]", "unobservable-objective"],
  ["no headings", "lesson-content", "Lektion\n\n- Ein Brett wählen", "no-headings"],
  [
    "half a text in another language",
    "study-material",
    `# T\n\n${german.repeat(3)}${english.repeat(3)}`,
    "asked-language",
  ],
  ["two keys", "assessment", `1. Was?\n${options}   Antwort: C\n`, "two-answers"],
  ["a key that is missing", "assessment", `1. Was?\n${options}\n2. Wer?\n   A. Ada\n   B. Ben\n`, "left-out"],
  ["a storyboard without screens", "storyboard", "# S\n\nEin Bild.", "no-screens"],
])("the card speaks of %s", (_, tool, text, rule) => {
  expect(flawsOf(tool, text, "de")).toContain(rule);
});
