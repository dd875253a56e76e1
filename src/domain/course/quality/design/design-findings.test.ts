import { describe, expect, test } from "vitest";
import { corpus, recordedText } from "../../../../../tests/support/course/corpus";
import type { CourseDraft } from "../../draft";
import type { ToolName } from "../../../kernel/tool-names";
import { isOtherLanguage } from "./asked-language";
import { designFindings } from "./design-findings";

const asked = { level: "", length: "" } satisfies Pick<CourseDraft["options"], "level" | "length">;

function rulesBroken(
  tool: ToolName,
  text: string,
  options: Partial<typeof asked | CourseDraft["options"]> = {},
  language?: string,
) {
  const about = { text, edited: false, ...(language !== undefined && { language }) };
  return designFindings(tool, about, { ...asked, ...options }).map(({ rule, place }) => [rule, place]);
}

const modules = (count: number, marks = "") =>
  Array.from({ length: count }, (_, at) => `## Modul ${at + 1}: Titel\n\n- Tun Sie etwas.${marks}`).join("\n\n");

test("fewer or more modules than were asked for are told, whatever the language", () => {
  expect(rulesBroken("course-outline", modules(5), { length: "standard" })).toEqual([]);
  expect(rulesBroken("course-outline", modules(5), { length: "short" })).toEqual([["asked-count", "text"]]);
  expect(rulesBroken("course-outline", modules(5), { length: "detailed" })).toEqual([["asked-count", "text"]]);
});

test.each([
  ["advanced", " [O1.1 L2]", true],
  ["advanced", " [O1.1 L4]", false],
  ["intermediate", " [O1.1 L2]\n- Und. [O1.2 L3]", false],
  ["advanced", " [O1.1 L2]\n- Und. [O1.2 L3]", true],
  ["introductory", " [O1.1 L1]", false],
  ["advanced", "", false],
] as const)(
  "at level %s with the objectives%j the share above understanding is too low: %s",
  (level, marks, isTooLow) => {
    const broken = rulesBroken("course-outline", modules(5, marks), { level });
    expect(broken).toEqual(isTooLow ? [["level-share", "text"]] : []);
  },
);

test("a screen whose narration reads out what is shown is told, at its place", () => {
  const screen = (nth: number, said: string) =>
    `## Bildschirm ${nth}: Start\n\n- **Text:** Melder blinken, wenn die Batterie fast leer ist\n- **Sprecher:** ${said}`;
  const text = [
    "# Storyboard",
    screen(1, "Ein Kollege hört nachts ein Piepen und fragt Sie, was er tun soll."),
    screen(2, "„Melder blinken, wenn die Batterie fast leer ist.“"),
  ].join("\n\n");
  expect(rulesBroken("storyboard", text)).toEqual([["repeated-narration", { section: 2 }]]);
});

test("a reason that names letters and an option without a reason are told for their question", () => {
  const german = rulesBroken("assessment", recordedText("assessment-german"), {}, "de");
  expect(german).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((question) => ["letter-in-reason", { question }]));
  const half = "1. Was?\n   A. x ✓\n      → gut\n   B. y\n   C. z\n      → schlecht\n";
  expect(rulesBroken("assessment", half)).toContainEqual(["option-reason", { question: 0 }]);
});

describe("a text in the language that was asked for is not told to be in another:", () => {
  const texts = corpus("seen")
    .concat(corpus("held-back"))
    .filter(({ text }) => text.length > 600);
  test.each(texts)("$name", ({ text, language }) => {
    expect(isOtherLanguage(text, language)).toBe(false);
    expect(isOtherLanguage(text, language === "ja" ? "ar" : "ja")).toBe(true);
    if (language === "en") expect(isOtherLanguage(text, "de")).toBe(true);
  });
});

test("the card names objectives that cannot be observed, and a text without headings", () => {
  const outline = (objective: string) =>
    `## Modul 1: Titel\n\n- ${objective}\n\n## Modul 2: Ende\n\n- Ein Brett wählen [O2.1 L3]`;
  for (const objective of [
    "Den Ablauf verstehen [O1.1 L2]",
    "Die Regeln kennen. [O1.1 L1]",
    "Understand the rules [O1.1 L2]",
  ])
    expect(rulesBroken("course-outline", outline(objective))).toContainEqual(["unobservable-objective", "text"]);
  for (const objective of ["Explain how to know a wet pallet [O1.1 L2]", "Das Verstehen prüfen [O1.1 L3]"])
    expect(rulesBroken("course-outline", outline(objective))).toEqual([]);
  expect(rulesBroken("lesson-content", "Lektion\n\n- Die Regeln kennen\n- Ein Brett wählen")).toEqual([
    ["unobservable-objective", "text"],
    ["no-headings", "text"],
  ]);
});

test("modules with a hole in their numbers and a storyboard without screens are told", () => {
  expect(rulesBroken("course-outline", modules(3).replace("Modul 3", "Modul 4"))).toEqual([["missing-module", "text"]]);
  expect(rulesBroken("storyboard", "# Storyboard\n\nEin Bild.")).toEqual([["no-screens", "text"]]);
});

test("a text of which a good part is in another language is told", () => {
  const german = "Sie waschen die Hände vor der Arbeit und trocknen sie mit einem Tuch, das nicht nass ist.\n";
  const english = "You wash your hands before the work and you dry them with a towel that is not wet.\n";
  const broken = (text: string, language: string) => rulesBroken("study-material", `# T\n\n${text}`, {}, language);
  expect(broken(german.repeat(3) + english.repeat(3), "de")).toEqual([["asked-language", "text"]]);
  expect(broken(german.repeat(3) + english.repeat(3), "en")).toEqual([["asked-language", "text"]]);
  expect(broken(german.repeat(5) + english, "de")).toEqual([]);
  const russian = "Вы моете руки перед работой и вытираете их полотенцем, которое не мокрое и не грязное.\n";
  expect(broken(russian.repeat(3) + english.repeat(3), "ru")).toEqual([["asked-language", "text"]]);
  expect(broken(russian.repeat(5) + english, "ru")).toEqual([]);
});
