import { expect, test } from "vitest";
import type { ToolName } from "../../kernel/tool-names";
import { isSameStructure, translationProblem } from "./translation-problem";

const problemOf = (original: string, translated: string, to = "de", tool: ToolName = "study-material") =>
  translationProblem({ tool, original, translated, from: "en", to });

test.each([
  ["1,000 boxes", "1.000 Kartons", "de"],
  ["1,000 boxes", "1 000 cartons", "fr"],
  ["12,500.50 euros", "12.500,50 Euro", "de"],
  ["1’250 francs", "1 250 francs", "fr"],
  ["2.5 metres", "2,5 Meter", "de"],
  ["0.125 litres", "0,125 Liter", "de"],
  ["20 % of 1,000", "٢٠٪ من ١٬٠٠٠", "ar"],
  ["10,000 steps", "1万歩", "ja"],
  ["On March 3, 2026", "Am 3. März 2026", "de"],
  ["On March 3, 2026", "2026年3月3日に", "ja"],
  ["On 2026-03-03", "Am 3. März 2026", "de"],
  ["By 4 May", "Do 4 maja", "pl"],
  ["At 2:30 pm", "Um 14.30 Uhr", "de"],
  ["At 9 a.m. and at 5 p.m.", "Um 9 Uhr und um 17 Uhr", "de"],
  ["At 10:15", "Um 10.15 Uhr", "de"],
  ["At 3 pm", "午後3時に", "ja"],
  ["In three steps", "In 3 Schritten", "de"],
  ["3 steps", "Drei Schritte", "de"],
  ["An hour and two minutes", "1時間2分", "ja"],
  ["Twice, with both hands", "両手で2回", "ja"],
  ["In 2026 100 people came", "2026 kamen 100 Menschen", "de"],
  ["Version 1.2.3", "Version 1.2.3", "de"],
])("the numbers of %s and %s are the same", (original, translated, to) => {
  expect(problemOf(`# Title\n\n${original}\n`, `# Titel\n\n${translated}\n`, to)).toBeUndefined();
});

test.each([
  ["1,000 boxes", "1,5 Kartons"],
  ["15 minutes", "51 Minuten"],
  ["2.5 metres", "25 Meter"],
  ["On March 3, 2026", "Am 4. März 2026"],
  ["On March 3, 2026", "Am 3. März 2025"],
  ["At 2:30 pm", "Um 2.40 Uhr"],
  ["20 %", "viele"],
  ["Many", "20 %"],
  ["In three steps", "In 4 Schritten"],
  ["10 times under tension", "unter Spannung"],
  ["Under tension", "10 Mal unter Spannung"],
])("the numbers of %s and %s differ", (original, translated) => {
  expect(problemOf(`# Title\n\n${original}\n`, `# Titel\n\n${translated}\n`)).toEqual(expect.any(String));
});

const text = [
  "# Safe lifting",
  "",
  "Read <https://site.example/rules> and run `lift --all` first. [¶12]",
  "",
  "| Minutes | Activity |",
  "| --- | --- |",
  "| 5 | Opening |",
  "",
  "## The rule",
  "",
  "- Keep it close [O1.1 L3]",
  "- Ask for [check: the limit of the site]",
  "",
  "```",
  "weigh(box)",
  "```",
  "",
].join("\n");
const german = [
  "# Sicher heben",
  "",
  "Lesen Sie <https://site.example/rules> und starten Sie zuerst `lift --all`. [¶12]",
  "",
  "| Minuten | Tätigkeit |",
  "| --- | --- |",
  "| 5 | Einstieg |",
  "",
  "## Die Regel",
  "",
  "- Nah am Körper halten [O1.1 L3]",
  "- Nach [check: der Grenze des Standorts] fragen",
  "",
  "```",
  "weigh(box)",
  "```",
  "",
].join("\n");

test("a sound translation is taken", () => {
  expect(problemOf(text, german)).toBeUndefined();
  expect(isSameStructure({ tool: "study-material", original: text, translated: german, from: "en", to: "de" })).toBe(
    true,
  );
});

test.each([
  ["the address is translated", "site.example/rules", "site.example/regeln"],
  ["the code is translated", "lift --all", "heben --alle"],
  ["the block of code is translated", "weigh(box)", "wiege(karton)"],
  ["the mark of the source is another one", "[¶12]", "[¶21]"],
  ["the open fact is gone", "[check: der Grenze des Standorts]", "der Grenze"],
  ["a row of the table is gone", "| 5 | Einstieg |\n", ""],
  ["a cell of the table is gone", "| 5 | Einstieg |", "| 5 |"],
  ["a section has another level", "## Die Regel", "### Die Regel"],
  ["the level of the objective is gone", "[O1.1 L3]", "[O1.1]"],
  ["an item became a paragraph", "- Nah am", "\nNah am"],
  ["a remark stands behind it", "```\n", "```\n\nMöchten Sie mehr?\n"],
])("it is refused that %s", (_, before, now) => {
  const at = german.lastIndexOf(before);
  const translated = german.slice(0, at) + now + german.slice(at + before.length);
  expect(problemOf(text, translated)).toEqual(expect.any(String));
});

test("a text that comes back in its own language is refused, and the same language is none", () => {
  expect(problemOf(text, text)).toBe("The text came back as it was, in its own language.");
  expect(problemOf(text, text, "en")).toBeUndefined();
});

const questions = [
  "# Test",
  "",
  "1. What comes first? [O1.1]",
  "   A. The lift",
  "      → Too early",
  "   B. The look ✓",
  "      → It shows the way",
  "2. Who counts?",
  "   A. One ✓",
  "   B. Both",
  "   C. Nobody",
  "",
].join("\n");

test.each([
  ["Question 1 has another right answer.", "A. Das Heben", "A. Das Heben ✓", "B. Der Blick ✓", "B. Der Blick"],
  ["Question 2 has another number of options.", "   C. Niemand\n", "", "", ""],
  ["Question 1 has another number of reasons.", "      → Zu früh\n", "", "", ""],
  ["It has 1 question instead of 2.", "2. Wer zählt?\n   A. Eine ✓\n   B. Beide\n   C. Niemand\n", "", "", ""],
])("of an assessment it is said: %s", (sentence, before, now, other, others) => {
  const translated = [
    "# Prüfung",
    "",
    "1. Was kommt zuerst? [O1.1]",
    "   A. Das Heben",
    "      → Zu früh",
    "   B. Der Blick ✓",
    "      → Er zeigt den Weg",
    "2. Wer zählt?",
    "   A. Eine ✓",
    "   B. Beide",
    "   C. Niemand",
    "",
  ].join("\n");
  expect(problemOf(questions, translated, "de", "assessment")).toBeUndefined();
  const changed = translated.replace(before, now).replace(other, others);
  expect(problemOf(questions, changed, "de", "assessment")).toBe(sentence);
});

test("an outline whose modules have other numbers is refused", () => {
  const outline = "# Lifting\n\n## Module 1: Start\n\n- Look\n\n## Module 2: End\n\n- Rest\n";
  const translated = "# Heben\n\n## Modul 1: Anfang\n\n- Schauen\n\n## Modul 2: Ende\n\n- Ausruhen\n";
  expect(problemOf(outline, translated, "de", "course-outline")).toBeUndefined();
  const other = translated.replace("Modul 2", "Modul 3");
  expect(problemOf(outline, other, "de", "course-outline")).toBe("The modules or their numbers differ.");
});
