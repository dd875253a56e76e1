import { format } from "oxfmt";
import { expect, test } from "vitest";
import type { QuizQuestion } from "../../questions";
import { keyIsTelling } from "./key-distribution";
import { itemFlaws } from "./item-rules";
import { precision, recall, scoredRules, scoreOf } from "../../../../../tests/support/course/labelled-questions";
import { lexiconOf } from "./lexicons";
import { rulesDocument } from "../../../../../tests/support/course/item-rules-document";

test.each(scoredRules)("%s finds what people labelled, and little else", (rule) => {
  for (const set of ["open", "held back", "afterwards"] as const) {
    if (rule === "key-distribution" && set === "afterwards") continue;
    const score = scoreOf(rule, set);
    expect(precision(score), set).toBeGreaterThanOrEqual(0.9);
    // The same said in other words takes a person to see.
    if (rule !== "duplicate") expect(recall(score), set).toBeGreaterThanOrEqual(0.85);
  }
});

test("the page of the documentation shows how well each rule does (write it anew with `vitest -u`)", async () => {
  const { code: page } = await format("item-writing-rules.md", rulesDocument());
  await expect(page).toMatchFileSnapshot("../../../../../docs/item-writing-rules.md");
});

function aQuestion(changes: Partial<QuizQuestion>): QuizQuestion {
  return { text: "Wer hilft?", options: ["Ada", "Ben", "Cem"], answer: 0, reason: "", ...changes };
}

test("in a language whose words are unknown only the rules of form speak", () => {
  const french = aQuestion({
    text: "Qui n'aide pas ?",
    options: ["Jamais Ada", "Toutes les réponses", "toutes les réponses"],
  });
  expect(itemFlaws(french, lexiconOf("fr"))).toEqual(["duplicate"]);
});

test("a text without a language is read as English, a regional one as its language", () => {
  const negative = aQuestion({ text: "Who does NOT help?" });
  expect(itemFlaws(negative, lexiconOf(undefined))).toEqual(["negative-stem"]);
  expect(itemFlaws(aQuestion({ text: "Wer hilft nicht?" }), lexiconOf("de-AT"))).toEqual(["negative-stem"]);
});

test("a negation in the situation asks for nothing", () => {
  expect(itemFlaws(aQuestion({ text: "The horn does not work." }), lexiconOf("en"))).toEqual([]);
  expect(itemFlaws(aQuestion({ text: "Name what does not help." }), lexiconOf("en"))).toEqual(["negative-stem"]);
});

test.each<[string, string, string[], number]>([
  ["en", "What happens after a near miss?", ["Nobody calls", "The shift lead calls", "A driver calls"], 1],
  ["de", "Was tun Sie mit einem fremden Koffer?", ["Nichts", "Ihn öffnen", "Ihn wegtragen", "Ihn melden"], 3],
  [
    "en",
    "The slicer has raw chicken on it. What do you do?",
    [
      "Take a red board and turn it over",
      "Wash one of the boards and go on",
      "Use the back of the board",
      "Wait until the board is dry",
    ],
    1,
  ],
  [
    "en",
    "What does the plate say?",
    ["The weight on the forks", "Twice the weight of the load", "The height", "A date"],
    0,
  ],
  [
    "en",
    "Ravi's report came two days late. How do you start the talk?",
    ["“You never cared.”", "“The report came on Thursday.”", "“Everybody is upset.”"],
    1,
  ],
  ["en", "What do you ask?", ["Why nobody called yet", "Whether every line is filled", "What he did"], 2],
  ["de", "Wer hilft zuerst?", ["The driver", "The owner", "A visitor"], 0],
])("in %s nothing is wrong with: %s", (language, text, options, answer) => {
  expect(itemFlaws(aQuestion({ text, options, answer }), lexiconOf(language))).toEqual([]);
});

test("the places of a few answers tell nothing, and those of many by lot tell nothing either", () => {
  expect(keyIsTelling([0, 0, 0, 0], 4)).toBe(false);
  expect(keyIsTelling([2, 0, 3, 1, 1, 3, 0, 2, 1, 0], 4)).toBe(false);
  expect(keyIsTelling([1, 3, 0, 2, 2, 0, 3, 1], 4), "forwards and backwards alike").toBe(false);
});

test.each([
  ["save, print", "print, save", false],
  ["5", "5 metres", false],
  ["-5 °C", "5 °C", false],
  ["main.ts", "Main.ts", false],
  ["Raise the alarm.", "raise the alarm", true],
])("%s and %s are the same option: %s", (one, other, isSame) => {
  const question = aQuestion({ text: "What helps?", options: [one, other, "Ada"] });
  expect(itemFlaws(question, undefined).includes("duplicate")).toBe(isSame);
});

test.each(["en", "de"])("a hostile question in %s is read to its end", (language) => {
  const long = "als auch A und ".repeat(5_000);
  const question = aQuestion({ text: `${"who if ".repeat(5_000)}?`, options: [long, `${long}B`, "und"] });
  expect(itemFlaws(question, lexiconOf(language))).not.toContain("negative-stem");
});
