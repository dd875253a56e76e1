// Random mixtures of the forms in which models write questions: the key that is laid down, or none.
import fc from "fast-check";
import { expect, test } from "vitest";
import { questionReadings } from "../question-readings";
import { bodyOf } from "../text-lines";
import { questionLines } from "./question-lines";

const alphabets = ["ABCDE", "abcde", "АБВГД", "ΑΒΓΔΕ", "أبجده", "אבגדה", "アイウエオ", "①②③④⑤", "12345"];
const signs: Record<string, (label: string) => string> = {
  dot: (label) => `${label}. `,
  bracket: (label) => `${label}) `,
  brackets: (label) => `(${label}) `,
  item: (label) => `- ${label}) `,
  bold: (label) => `**${label}.** `,
  wide: (label) => `${label}\u3000`,
};
const contents = [
  "Close the gate",
  "A box with ✓ on it",
  "Vitamin C helps",
  "Ask option B of the form",
  "2 minutes",
  "1",
  "Nur der Kran",
  "Поднять груз",
  "止まって報告する",
  "الإبلاغ عن الضرر",
  "No answer",
  "Plan B, then A",
  "x = 3 → y",
  "`print(1)`",
  "Both gates",
];
/** The lines that name the option with a label, as 15 languages write them. */
const answerLines = [
  "Answer: %",
  "Answer: Option %",
  "The correct answer is %.",
  "**Correct answer:** % – because it holds.",
  "Option % is correct because it holds.",
  "Antwort: %",
  "Richtige Antwort: Option %",
  "Réponse : la réponse %",
  "Respuesta correcta: la opción %",
  "Gabarito: alternativa %",
  "Risposta: opzione %",
  "Antwoord: optie %",
  "Poprawna jest odpowiedź %",
  "Doğru cevap: % şıkkı",
  "Правильный ответ: вариант %",
  "الإجابة الصحيحة: الخيار %",
  "正确答案：选项%",
  "正解は%です。",
  "정답: %번",
  "सही उत्तर: विकल्प %",
  "Rätt svar: alternativ %",
  "→ %",
];
/** Lines that name no single option, whatever label stands in them. */
const noKeyLines = [
  "Answer: % and @",
  "Answer: %, @",
  "Answer: % / @",
  "Answers: Options % & @",
  "答案：%、@",
  "Incorrect: %",
  "Falsche Antwort: %",
  "Option % is incorrect because it fails.",
  "Option % is not correct.",
  "Go to gate %",
  "Source: see chapter %",
];

type Mark = "line" | "tick" | "first" | "word" | "crosses" | "noKey" | "two" | "none" | "key";

interface Asked {
  alphabet: string;
  sign: string;
  options: string[];
  right: number;
  other: number;
  mark: Mark;
  line: string;
  noKey: string;
  reasons: boolean;
}

const asked: fc.Arbitrary<Asked> = fc
  .record({
    alphabet: fc.constantFrom(...alphabets),
    sign: fc.constantFrom(...Object.keys(signs)),
    options: fc.uniqueArray(fc.constantFrom(...contents), { minLength: 2, maxLength: 5 }),
    at: fc.nat(19),
    step: fc.nat(19),
    mark: fc.constantFrom<Mark>("line", "line", "tick", "first", "word", "crosses", "noKey", "two", "none", "key"),
    line: fc.constantFrom(...answerLines),
    noKey: fc.constantFrom(...noKeyLines),
    reasons: fc.boolean(),
  })
  .map(({ at, step, ...rest }) => {
    const right = at % rest.options.length;
    const other = (right + 1 + (step % (rest.options.length - 1))) % rest.options.length;
    // "1" on an answer line may be the first option, or the one that says "1".
    const options =
      rest.alphabet === "12345" ? rest.options.map((option) => (option === "1" ? "One" : option)) : rest.options;
    return { ...rest, options, right, other };
  });

function written(question: Asked, number: number): string {
  const { alphabet, sign, options, right, other, mark, line, noKey, reasons } = question;
  const labels = alphabet.split("");
  const named = (form: string) => form.replace("%", labels[right] ?? "").replace("@", labels[other] ?? "");
  const lines = options.map((option, at) => {
    const isRight = at === right;
    const before = mark === "first" ? (isRight ? "✅ " : "❌ ") : "";
    const ticked = isRight && (mark === "tick" || mark === "two" || mark === "crosses");
    const behind = ticked
      ? " ✓"
      : mark === "crosses"
        ? " ✗"
        : mark === "word"
          ? isRight
            ? " (correct)"
            : " (wrong)"
          : "";
    const reason = reasons && sign !== "wide" ? "\n      → a reason of its own" : "";
    return `   ${signs[sign]?.(labels[at] ?? "") ?? ""}${before}${option}${behind}${reason}`;
  });
  const below =
    mark === "line"
      ? named(line)
      : mark === "noKey"
        ? named(noKey)
        : mark === "two"
          ? `Answer: ${labels[other] ?? ""}`
          : "";
  return [
    `${number}. What do you do in case ${"xyz"[number] ?? "w"}?`,
    ...lines,
    ...(below ? [`   ${below}`] : []),
  ].join("\n");
}

const around: ((text: string) => string)[] = [
  (text) => text,
  (text) => `\`\`\`markdown\n${text}\n\`\`\``,
  (text) => `<think>\n1. Draft?\n   A. x\n   B. y\n   Answer: A\n</think>\n${text}`,
  (text) => `1. Draft?\n   A. x\n   B. y\n   Answer: A\n</think>\n${text}`,
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => `Sure! Here it is.\n\n${text}\n\nLet me know!`,
];

const bare = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "");

test("10,000 mixtures of forms have the key that is laid down, or none", () => {
  let [laidDown, found] = [0, 0];
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 3 }), fc.nat(around.length - 1), (questions, frame) => {
      const quiz = questions.map((question, at) => written(question, at + 1)).join("\n\n");
      const key = questions.map(({ alphabet, right, mark }, at) =>
        mark === "key" ? [`${at + 1}. ${alphabet.split("")[right] ?? ""}`] : [],
      );
      const atEnd = key.flat().length > 0 ? `\n\n## Key\n\n${key.flat().join("\n")}` : "";
      const text = (around[frame] ?? String)(`# Quiz\n\n${quiz}${atEnd}\n`);
      const read = questionReadings(questionLines(bodyOf(text))).map(({ question }) => question);
      for (const one of questions) if (!["noKey", "two", "none"].includes(one.mark)) laidDown++;
      for (const { text: stem, options, answer } of read) {
        if (answer === undefined) continue;
        const nth = questions.findIndex((_, at) => stem.includes(`in case ${"xyz"[at + 1] ?? "w"}?`));
        const truth = questions[nth];
        expect(truth, stem).toBeDefined();
        expect(["noKey", "two", "none"], `${JSON.stringify(truth)}\n${text}`).not.toContain(truth?.mark);
        expect(bare(options[answer] ?? ""), text).toBe(bare(truth?.options[truth.right] ?? ""));
        expect(options.map(bare), text).toEqual(truth?.options.map(bare));
        found++;
      }
    }),
    { numRuns: 10_000 },
  );
  // Without this a reader that finds no key at all would pass.
  expect(found / laidDown).toBeGreaterThan(0.8);
}, 120_000);
