// A question has the one key that its text names. A text that names several has none, wherever a key is used, and the
// quality card says so.
import { describe, expect, test } from "vitest";
import { aGeneratedText } from "../../draft.fixture";
import { provenanceOf } from "../../exports/provenance";
import { questionsAndGaps } from "../../exports/course-questions";
import { questionFormats } from "../../exports/question-formats";
import { laidOutAssessment } from "../../exports/question-layout";
import { findingsOf } from "../../quality/findings";
import { assessmentParts, leftOutQuestions, platformQuestionsOf, questionsOf } from "../../questions";

const abcd = "A. Knives\n   B. Boards\n   C. Floors\n   D. Hands";
const asked = (options: string, below = "") => `# Check\n\n1. What do you wash?\n   ${options}\n${below}`;

function twoAnswers(text: string): string[] {
  const found = findingsOf("assessment", aGeneratedText({ text }), { rows: [], strays: [] }, { level: "", length: "" });
  return found.filter(({ rule }) => rule === "two-answers").map((finding) => finding.text);
}

function expectNoKey(text: string): void {
  expect(questionsOf(text)).toEqual([]);
  expect(assessmentParts(text).map((part) => part.text)).toEqual(["# Check\n\n", text.slice("# Check\n\n".length)]);
  expect(laidOutAssessment(text, true)).not.toMatch(/\*\*\w\. /);
}

/** The places of the right options for a platform that knows several. */
const rightTogether = (text: string) => platformQuestionsOf(text).map(({ answer }) => answer);
const keptTogether =
  "Question 1 has several right answers: GIFT, Moodle XML and QTI keep them, quizzes and packages leave it out.";

describe("an answer line that names several options names no single one, but all of them for a platform:", () => {
  test.each([
    ["Answer: A, B and D", [0, 1, 3]],
    ["Answer: A, C", [0, 2]],
    ["Answer: A & C", [0, 2]],
    ["Answer: A; C", [0, 2]],
    ["Answer: A + C", [0, 2]],
    ["答案：A、C", [0, 2]],
    ["答案：A，C", [0, 2]],
    ["Antworten: a), c) und d)", [0, 2, 3]],
    ["Respuestas: (A) y (C)", [0, 2]],
    ["Правильные ответы: A, C и D.", [0, 2, 3]],
    ["Bonnes réponses : **A** et **C**", [0, 2]],
    ["Correct answers: Options A and C are correct.", [0, 2]],
    ["The right answers are B and D.", [1, 3]],
  ])("%s", (line, places) => {
    const text = asked(abcd, `\n   ${line}\n   Reason: Both are.\n`);
    expectNoKey(text);
    expect(rightTogether(text)).toEqual([places]);
    expect(twoAnswers(text)).toEqual([keptTogether]);
    expect(platformQuestionsOf(text)[0]?.reason).toBe("Both are.");
    expect(questionsAndGaps(text).gaps).toEqual([
      "1 question has several right answers: a wrong tick takes all its points.",
    ]);
  });
});

describe("an answer line that may mean several things names none at all:", () => {
  test.each([
    "Answer: A / C",
    "Answer: A or C",
    "Answer: A, but not C",
    "Answer: A and C?",
    "Answers: A – C",
    "Compare: A and C",
    "Réponses : A, ainsi que C",
    "The right ones are B and D.",
  ])("%s", (line) => {
    const text = asked(abcd, `\n   ${line}\n   Reason: Both are.\n`);
    expectNoKey(text);
    expect(rightTogether(text)).toEqual([]);
    expect(twoAnswers(text)).toEqual(["Two answers are named for question 1, so none of them counts. Keep one."]);
  });
});

describe("marks of one kind on several options name all of them for a platform:", () => {
  test.each([
    ["ticks", "A. Knives ✓\n   B. Boards\n   C. Floors\n   D. Hands ✓", ""],
    ["ticks and the same letters", "A. Knives ✓\n   B. Boards\n   C. Floors\n   D. Hands ✓", "   Answers: D, A\n"],
    ["words", "A. Knives (correct)\n   B. Boards\n   C. Floors\n   D. Hands (correct)", ""],
    ["boxes", "- [x] Knives\n   - [ ] Boards\n   - [ ] Floors\n   - [x] Hands", ""],
  ])("%s", (_, options, below) => {
    expectNoKey(asked(options, below));
    expect(platformQuestionsOf(asked(options, below))).toMatchObject([
      { answer: [0, 3], options: ["Knives", "Boards", "Floors", "Hands"] },
    ]);
  });

  test("more right answers than Moodle has shares for are left out", () => {
    const options = "A B C D E F G H I J K L"
      .split(" ")
      .map((letter) => `${letter}. Word ${letter}${letter === "L" ? "" : " ✓"}`);
    expect(rightTogether(asked(options.join("\n   ")))).toEqual([]);
  });
});

describe("an answer line that names one option names it, whatever follows:", () => {
  test.each([
    "Answer: B – A is too early, C and D too late.",
    "Answer: B. Boards",
    "Answer: B. A board is never clean.",
    "Antwort: B: A, C und D kommen später.",
    "Réponse : B",
    "(B)",
    "答案：B。A、C 都太晚。",
  ])("%s", (line) => {
    const text = asked(abcd, `\n   ${line.startsWith("(") ? `Answer: ${line}` : line}\n`);
    expect(questionsOf(text).map(({ answer }) => answer)).toEqual([1]);
    expect(twoAnswers(text)).toEqual([]);
  });

  test("a reason that speaks of several options is no key", () => {
    const ticked = asked(abcd.replace("Boards", "Boards ✓"), "   Reason: A, C and D come later.\n");
    expect(questionsOf(ticked).map(({ answer }) => answer)).toEqual([1]);
    const before = asked(abcd, "   Reason: A, C and D come later.\n   Answer: B\n");
    expect(questionsOf(before).map(({ answer }) => answer)).toEqual([1]);
    const sentence = asked(abcd.replace("Boards", "Boards ✓"), "   Nobody begins with A or C.\n");
    expect(questionsOf(sentence).map(({ answer }) => answer)).toEqual([1]);
  });
});

describe("a tick marks an option at its beginning or its end only:", () => {
  const inside = "A. Tick the box ✓ on the sheet\n   B. Sign the sheet\n   C. Leave it";

  test("a tick inside an option stays there, and the answer line decides", () => {
    const [question] = questionsOf(asked(inside, "   Answer: B\n"));
    expect(question).toMatchObject({
      answer: 1,
      options: ["Tick the box ✓ on the sheet", "Sign the sheet", "Leave it"],
    });
  });

  test("a tick inside an option alone is no key", () => {
    expectNoKey(asked(inside));
  });

  test.each([
    ["behind it", "B. Sign the sheet ✓"],
    ["behind it and a full stop", "B. Sign the sheet ✓."],
    ["in brackets", "B. Sign the sheet (✓)"],
    ["before a word for right", "B. Sign the sheet ✅ (correct)"],
    ["before its objective", "B. Sign the sheet ✓ [O1.1]"],
    ["before its label", "✓ B. Sign the sheet"],
    ["behind its label", "B. ✔️ Sign the sheet"],
    ["before a dash", "B. Sign the sheet ✓ – it counts"],
  ])("%s", (_, option) => {
    const [question] = questionsOf(asked(inside.replace("B. Sign the sheet", option)));
    expect(question?.answer).toBe(1);
    expect(question?.options[0]).toBe("Tick the box ✓ on the sheet");
    expect(question?.options[1]).toMatch(/^Sign the sheet\.?(?: – it counts)?$/);
  });
});

describe("two keys that differ are none:", () => {
  const ticked = abcd.replace("Boards", "Boards ✓");

  test.each([
    ["a tick and an answer line", asked(ticked, "   Correct answer: C. Floors\n")],
    ["a tick and a line in words", asked(ticked, "\n   Richtig: Floors\n")],
    ["a tick at the end of an option about ticks", asked(abcd.replace("Knives", "A box with ✓"), "   Answer: B\n")],
    ["two ticks", asked(ticked.replace("Hands", "Hands ✓"))],
    ["two ticks and one answer line", asked(ticked.replace("Hands", "Hands ✓"), "   Answer: B\n")],
    ["a tick and a word", asked(ticked.replace("Hands", "Hands (correct)"))],
    ["two answer lines", asked(abcd, "   Answer: B\n   Answer: D\n")],
    ["a tick and several letters", asked(ticked, "   Answer: B, D\n")],
    ["a tick and an answer line behind a reason", asked(ticked, "   Reason: They are wet.\n   Answer: D\n")],
    ["a tick and an answer line behind a note", asked(ticked, "   > They are wet.\n   Correct answer: D\n")],
  ])("%s", (_, text) => {
    expectNoKey(text);
    expect(twoAnswers(text)).toHaveLength(1);
  });

  test.each([
    ["a tick and a word", asked(ticked.replace("Hands", "Hands (correct)"))],
    ["two ticks and one answer line", asked(ticked.replace("Hands", "Hands ✓"), "   Answer: B\n")],
    ["two ticks and other letters", asked(ticked.replace("Hands", "Hands ✓"), "   Answer: A, B\n")],
    ["a tick and several letters", asked(ticked, "   Answer: B, D\n")],
    ["several letters and one behind a reason", asked(abcd, "   Answer: B, D\n   Reason: So.\n   Answer: D\n")],
    ["several letters and one below", asked(abcd, "   Answer: B, D\n   Answer: D\n")],
    ["several letters and others", asked(abcd, "   Answer: B, D\n   Answer: A, B\n")],
    ["the stem and several letters", `# Check\n\n1. What? (Answer: B)\n   ${abcd}\n   Answer: B, D\n`],
  ])("also for a platform: %s", (_, text) => {
    expect(rightTogether(text)).toEqual([]);
  });

  test.each([
    ["a tick and an answer line", asked(ticked, "   Answer: B\n")],
    ["two answer lines", asked(abcd, "   Answer: B\n   Correct answer: B. Boards\n")],
  ])("%s that agree are one", (_, text) => {
    expect(questionsOf(text).map(({ answer }) => answer)).toEqual([1]);
    expect(twoAnswers(text)).toEqual([]);
  });
});

describe("code in the options of a question", () => {
  const fenced = (label: string, code: string) => `   ${label} \`\`\`python\n      ${code}\n      \`\`\``;
  const question = (number: number, below: string) =>
    [
      `${number}. What prints ${number}?`,
      fenced("A.", "print(1)"),
      fenced("B.", "print(2)"),
      fenced("C.", "print(3)"),
      below,
    ].join("\n");
  const text = `# Check\n\n${question(1, "   Answer: A")}\n\n${question(2, "   Answer: B")}\n`;

  test("in fences is read as the options, each question with its own key", () => {
    const options = [1, 2, 3].map((nth) => `\`\`\`python\nprint(${nth})\n\`\`\``);
    expect(questionsOf(text)).toEqual([
      { text: "What prints 1?", options, answer: 0, reason: "" },
      { text: "What prints 2?", options, answer: 1, reason: "" },
    ]);
    expect(questionsOf(laidOutAssessment(text, true))).toEqual(questionsOf(text));
  });

  test.each(["B. ✓ ```python", "B. ```python ✓"])("is marked by a tick in the line of its label: %s", (label) => {
    const ticked = text.replace("   Answer: A", "").replace("B. ```python", label);
    const [question] = questionsOf(ticked);
    expect(question).toMatchObject({
      answer: 1,
      options: [1, 2, 3].map((nth) => `\`\`\`python\nprint(${nth})\n\`\`\``),
    });
  });

  test("a question that cannot be read never melts with the next one that is numbered otherwise", () => {
    const open = "**Question 1:** What?\n   1. one\n   2. two\n\n2. Why?\n   1. one\n   2. two\n\n";
    const read = questionsOf(`# Check\n\n${open}**Question 3:** Who?\n   A. x\n   B. y\n   Answer: B\n`);
    expect(read.map(({ text: stem, answer }) => [stem, answer])).toEqual([["Who?", 1]]);
    const steps =
      "**Question 2:** In which order?\n\n1. First.\n2. Second.\n3. Third.\n\n   A. x\n   B. y\n   Answer: A\n";
    const listed = questionsOf(`# Check\n\n**Question 1:** Who?\n   A. x\n   B. y\n   Answer: B\n\n${steps}`);
    expect(listed[1]?.text).toMatch(/^In which order\?[^]*Third\.$/);
  });

  test("a circled letter may have a full stop, and a cross may stand before code", () => {
    const [question] = questionsOf("1. What?\n   ①. ✅ x\n   ②. ❌ ```python\n      print(2)\n      ```\n");
    expect(question).toMatchObject({ answer: 0, options: ["x", "```python\nprint(2)\n```"] });
  });

  test("a question that cannot be read never melts with the next one", () => {
    const unread = "1. What?\n   - one\n   - two\n   Answer: the second\n\n2. Who?\n   A. x\n   B. y\n   Answer: B\n";
    const read = questionsOf(`# Check\n\n${unread}`);
    expect(read.map(({ text: stem, answer }) => [stem, answer])).toEqual([["Who?", 1]]);
  });
});

describe("a question without a single right answer is left out, and that is said:", () => {
  const keyed = (number: number) => `${number}. Who ${number}?\n   A. x ✓\n   B. y\n\n`;
  const text = `# Check\n\n${keyed(1)}2. What?\n   A. x\n   B. y\n\n${keyed(3)}4. Where?\n   A. x ✓\n   B. y\n   Answer: B\n`;
  const said = "2 of 4 questions name no single right answer: they are left out.";

  test("in a sentence, in the card, and in the files of learning platforms", () => {
    expect(leftOutQuestions(text)).toBe(said);
    expect(leftOutQuestions(keyed(1))).toBeUndefined();
    expect(leftOutQuestions(`${keyed(1)}2. What?\n   A. x\n   B. y\n`)).toBe(
      "1 of 2 questions names no single right answer: it is left out.",
    );
    const card = findingsOf(
      "assessment",
      aGeneratedText({ text }),
      { rows: [], strays: [] },
      { level: "", length: "" },
    );
    expect(card.find(({ rule }) => rule === "left-out")?.text).toBe(said);
    const provenance = provenanceOf(aGeneratedText({ text }));
    const group = { title: "Check", provenance, ...questionsAndGaps(text) };
    for (const { write } of Object.values(questionFormats))
      expect(write([group], { provenance, formatTime: String, asHtml: String })).toContain(said);
  });

  test("for learners its options are not even words to read", () => {
    expect(laidOutAssessment(text, false)).not.toMatch(/What\?|Where\?/);
    expect(laidOutAssessment(text, true)).toMatch(/What\?[^]*Where\?/);
  });
});

describe("nothing on an option's line gives the key away:", () => {
  test.each([
    ["crosses behind", "A. Knives ✗\n   B. Boards ✓\n   C. Floors ✗"],
    ["crosses before", "A. ❌ Knives\n   B. ✅ Boards\n   C. ❌ Floors"],
    ["words for wrong", "A. Knives (wrong)\n   B. Boards (correct)\n   C. Floors (falsch)"],
    ["breaks and arrows", "A. Knives <br>→ no\n   B. Boards ✓ <br>→ yes\n   C. Floors<br/>→ no"],
    ["breaks and words", "A. Knives<br>No.\n   B. Boards ✓<br>Yes.\n   C. Floors<br>No."],
    ["breaks at the end", "A. Knives<br>\n   B. Boards ✓<br>\n   C. Floors<br>"],
  ])("%s", (_, options) => {
    expect(questionsOf(asked(options))).toMatchObject([{ options: ["Knives", "Boards", "Floors"], answer: 1 }]);
  });

  test("an arrow that names a mistake is no key", () => {
    expectNoKey(asked(abcd.replace("Boards", "Boards ← wrong")));
  });
});

describe("a line that names no right option names none:", () => {
  test.each([
    "Incorrect: B",
    "Wrong answer: B",
    "Falsche Antwort: B",
    "Go to gate B",
    "Option B is incorrect.",
    "错误答案：B",
  ])("%s", (line) => {
    expect(questionsOf(asked(abcd, `   ${line}\n`))).toEqual([]);
  });
});

test("one label of a list is not taken for the other", () => {
  expectNoKey(asked("a. Knives\n   b. Boards", "   Réponses : a et b\n"));
});

const keyOf = (text: string) => questionsOf(text).map(({ options, answer }) => options[answer]);

describe("the right option is named", () => {
  const stem = (key: string) => `# Check\n\n1. What do you wash? ${key}\n   ${abcd}\n`;
  test.each([
    ["in its stem", stem("(Answer: B)")],
    ["in its stem, as wide letters", stem("（正确答案：Ｂ）")],
    ["below a title", asked(abcd, "\n   **Answer:**\n\n   B – they touch food.\n")],
    ["in what is folded", asked(abcd, "\n<details><summary>Answer</summary>\n\nB – they touch food.\n\n</details>\n")],
    ["by a tick in the line below", asked(abcd.replace("Boards", "Boards\n   ✓"))],
    ["by a root sign", asked(abcd.replace("Boards", "Boards √"))],
    [
      "by reasons that say right and wrong",
      asked(
        "A. Knives\n      → Incorrect: no.\n   B. Boards\n      → Correct: yes.\n   C. Floors\n      → Incorrect: no.",
      ),
    ],
    ["where labels stand twice", asked("- A. A) Knives\n   - B. B) Boards ✓\n   - C. C) Floors")],
  ])("%s", (_, text) => {
    expect(keyOf(text)).toEqual(["Boards"]);
    expect(questionsOf(text)[0]?.text).toBe("What do you wash?");
  });

  test.each([
    ["a label beside the words of another option", asked(abcd, "   Answer: B. Floors\n")],
    ["the stem and a line", `# Check\n\n1. What do you wash? (Answer: B)\n   ${abcd}\n   Answer: C\n`],
  ])("but by none where they contradict: %s", (_, text) => {
    expectNoKey(text);
    expect(twoAnswers(text)).toHaveLength(1);
  });

  test("but not by brackets that give no answer", () => {
    expect(questionsOf(stem("(Hint: B)"))).toEqual([]);
  });
});
