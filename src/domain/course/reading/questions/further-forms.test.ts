// Forms of small models that the third blind set showed, each in other words than there.
import { describe, expect, test } from "vitest";
import { modulesOf } from "../../modules";
import { questionsOf } from "../../questions";

const plates = (stem: string, below = "") => `# Check\n\n${stem}\nA. Knives\nB. Boards\nC. Floors\n${below}\n`;

describe("a question keeps its words and its key:", () => {
  test.each([
    ["a word for right behind an item", "1. What do you wash?\n- Knives\n- Boards (korrekt)\n- Floors\n"],
    ["a tick among circles", "1. What do you wash?\n\n⚪ Knives\n✅ Boards\n⚪ Floors\n"],
    ["a tick first among circles", "1. What do you wash?\n\n🔘 Knives\n✅ Boards\n🔘 Floors\n"],
    ["a number as a key of a keyboard", "# Check\n\n1️⃣ What do you wash?\nA. Knives\nB. Boards ✓\nC. Floors\n"],
    ["a sign of degree behind n", plates("**Pregunta n° 1:** What do you wash?", "Respuesta: B")],
    ["an arrow in a key", plates("### Question 1\nWhat do you wash?", "\n### Solutions\n\n- Question 1 → B")],
    ["a title in lens-shaped brackets", plates("1、What do you wash?", "\n【正解】B")],
    ["the same with a reason", plates("1、What do you wash?", "\n【正确答案】B。They touch food.")],
    ["titles instead of numbers", plates("**Frage:** What do you wash?\n\n**Optionen:**", "\n**Antwort:** B")],
    ["a number, and a title over the options", plates("2. What do you wash?\n\nChoices:\n", "Answer: B")],
    ["points behind the stem", plates("1. What do you wash? (3 points)", "Answer: B")],
    [
      "a note on the marks",
      `${plates("1. What do you wash?", "Answer: B")}\n**Note:** The right answers are marked with a tick.\n`,
    ],
    ["points in German", plates("**Frage 1:** What do you wash? [1 Punkt]", "Antwort: B")],
  ])("%s", (_, text) => {
    const found = questionsOf(text).map(({ text: stem, options, answer }) => [stem, options, answer]);
    expect(found).toEqual([["What do you wash?", ["Knives", "Boards", "Floors"], 1]]);
  });
});

describe("no question and no key is made of", () => {
  test.each([
    ["two words for right", "1. What do you wash?\n- Knives (right)\n- Boards (right)\n- Floors\n"],
    ["words for right and wrong below an answer", "✅ Right: they touch food.\n❌ Wrong: they do not.\n"],
    ["a tick beside one circle's line", "1. What?\n\n✅ Knives\n✅ Boards\n⚪ Floors\n"],
    ["other words in such brackets", plates("1. What do you wash?", "\n【解説】B")],
    ["brackets for a wrong answer", plates("1. What do you wash?", "\n【错误答案】B")],
  ])("%s", (_, text) => {
    expect(questionsOf(text)).toEqual([]);
  });
});

test("a key in one line may stand behind a full-width colon", () => {
  const asked = `1. What do you wash?\nA. Knives  B. Boards\n\n2. And then?\nA. Floors  B. Hands\n`;
  expect(questionsOf(`# Check\n\n${asked}\n答案：1. B 2. A\n`).map(({ answer }) => answer)).toEqual([1, 0]);
});

const judged = (stem: string, words: string[]) =>
  `${stem}\n${["Knives", "Boards", "Floors"].map((option, at) => `${"ABC"[at]}. ${words[at]}: ${option}`).join("\n")}\n`;

test("a word for right or wrong before each option is none of its words, where every question has them so", () => {
  const right = judged("1. What do you wash?", ["Wrong", "Correct", "Wrong"]);
  const found = questionsOf(`# Check\n\n${right}\n${judged("2. And then?", ["Wrong", "Wrong", "Correct"])}`);
  expect(found.map(({ options, answer }) => [options, answer])).toEqual([
    [["Knives", "Boards", "Floors"], 1],
    [["Knives", "Boards", "Floors"], 2],
  ]);
  const both = right.replace("Floors", "Floors ✓");
  expect(questionsOf(`# Check\n\n${both}\n${both.replace("1.", "2.")}`)).toEqual([]);
});

test("such words of one question alone, or of two options, are its own", () => {
  const alone = judged("1. What holds?", ["True", "False", "False"]).replace("Knives", "Knives ✓");
  expect(questionsOf(`# Check\n\n${alone}`)[0]?.options[0]).toBe("True: Knives");
});

test("left and right in brackets are sides, and no mark of the right option", () => {
  const sides = "1. Which lever stops it?\nA. The red one (left)\nB. The red one (right)\nC. The door\n\nKey:\n1. A\n";
  expect(questionsOf(`# Check\n\n${sides}`)).toMatchObject([
    { options: ["The red one (left)", "The red one (right)", "The door"], answer: 0 },
  ]);
  expect(questionsOf("# Check\n\n1. Look at both.\n- Door 1 (left)\n- Door 2 (right)\n")).toEqual([]);
});

test("a stem keeps other words with a colon over the options", () => {
  const found = questionsOf(plates("1. What do you wash?\n\nAlready clean:", "Answer: B"));
  expect(found.map(({ text }) => text)).toEqual(["What do you wash?\n\nAlready clean:"]);
  expect(questionsOf(plates("1. What do you wash?\n\nSteps:", "Answer: B"))[0]?.text).toMatch(/Steps:$/);
});

test("a stem keeps a number in brackets that counts no points, and its word for a question", () => {
  const stems = ["How long is the break (30 minutes)?", "Which team is free (2 people)", "A question: who?"];
  for (const stem of stems) expect(questionsOf(plates(`1. ${stem}`, "Answer: B"))[0]?.text).toBe(stem);
});

test("a square before a numbered line makes it a title, with no sign between", () => {
  const outline = "研修\n\n■第1回 準備\n・練習\n\n■第2回 実演\n・練習\n";
  expect(modulesOf(outline)).toEqual(["第1回 準備", "第2回 実演"]);
  expect(modulesOf(outline.replaceAll("■", ""))).toEqual([]);
});
