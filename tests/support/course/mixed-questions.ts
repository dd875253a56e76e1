// Random mixtures of the forms in which models write questions: the order of the lines, letters, marks, languages and
// fences. Each question is read with the key that was laid down, or with none.
import fc from "fast-check";
import { expect } from "vitest";
import { questionReadings } from "../../../src/domain/course/reading/question-readings";
import { questionLines } from "../../../src/domain/course/reading/questions/question-lines";
import { bodyOf } from "../../../src/domain/course/reading/text-lines";

/** The last one is no alphabet that is known: its questions are left out, and must not melt with others. */
const alphabets = ["ABCDE", "abcde", "АБВГД", "ΑΒΓΔΕ", "أبجده", "אבגדה", "アイウエオ", "①②③④⑤", "12345", "¶§†‡※"];
const unknown = alphabets.at(-1);
const signs: Record<string, (label: string) => string> = {
  dot: (label) => `${label}. `,
  bracket: (label) => `${label}) `,
  brackets: (label) => `(${label}) `,
  item: (label) => `- ${label}) `,
  bold: (label) => `**${label}.** `,
  wide: (label) => `${label}\u3000`,
};
/** The number before a question, with its stem. */
const numberings: ((number: number, stem: string) => string)[] = [
  (number, stem) => `${number}. ${stem}`,
  (number, stem) => `${number}) ${stem}`,
  (number, stem) => `**${number}. ${stem}**`,
  (number, stem) => `**Question ${number}:** ${stem}`,
  (number, stem) => `### Frage ${number}\n\n${stem}`,
  (number, stem) => `問${number}：${stem}`,
];
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
  "```python\n      print(2)\n      ```",
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
  "Both % and @ are right.",
  "Answer: neither % nor @",
  "Answer: not %",
  "Answer: % or @, both hold.",
  "Nicht %, nicht @",
  "Common mistake: %",
  "Réponses : % et @",
  "الإجابة: % و @",
  "正解：%と@",
  "Source: see chapter %",
];

/** The lines that stand between the options and the key in some texts, and behind it in others. */
const remarks = ["", "\n", "Reason: It holds the load.", "Begründung: So ist es sicher.", "> A note.", "[O1.2]"];

const marks = [
  "line",
  "tick",
  "first",
  "word",
  "crosses",
  "noKey",
  "two",
  "none",
  "key",
  "stem",
  "titled",
  "reasons",
  "tickBelow",
  "otherWords",
] as const;
type Mark = (typeof marks)[number];

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
  remark: string;
  isRemarkFirst: boolean;
}

const asked: fc.Arbitrary<Asked> = fc
  .record({
    alphabet: fc.constantFrom(...alphabets),
    sign: fc.constantFrom(...Object.keys(signs)),
    options: fc.uniqueArray(fc.constantFrom(...contents), { minLength: 2, maxLength: 5 }),
    at: fc.nat(19),
    step: fc.nat(19),
    mark: fc.constantFrom<Mark>("line", ...marks),
    line: fc.constantFrom(...answerLines),
    noKey: fc.constantFrom(...noKeyLines),
    reasons: fc.boolean(),
    remark: fc.constantFrom(...remarks),
    isRemarkFirst: fc.boolean(),
  })
  .map(({ at, step, ...rest }) => {
    const right = at % rest.options.length;
    const other = (right + 1 + (step % (rest.options.length - 1))) % rest.options.length;
    // "1" on an answer line may be the first option, or the one that says "1".
    const options =
      rest.alphabet === "12345" ? rest.options.map((option) => (option === "1" ? "One" : option)) : rest.options;
    // With a sign that is no label the item of a list would be an option without one.
    const sign = rest.alphabet === unknown && rest.sign === "item" ? "dot" : rest.sign;
    const mark: Mark = rest.mark === "otherWords" && options[right]?.includes("\n") ? "none" : rest.mark;
    return { ...rest, mark, sign, options, right, other };
  });

const cases = "uvwxyz";

function stemOf(nth: number): string {
  return `What do you do in case ${cases[nth] ?? ""}?`;
}

function written(question: Asked, nth: number, numbering: number): string {
  const { alphabet, sign, options, right, mark, reasons, remark, isRemarkFirst } = question;
  const labels = alphabet.split("");
  const lines = options.map((option, at) => {
    const before = mark !== "first" ? "" : at === right ? "✅ " : "❌ ";
    const said = mark === "reasons" ? `${at === right ? "Correct" : "Incorrect"}: so it is` : "a reason of its own";
    const reason =
      (reasons && sign !== "wide" && mark !== "tickBelow") || mark === "reasons" ? `\n      → ${said}` : "";
    return `   ${signs[sign]?.(labels[at] ?? "") ?? ""}${before}${option}${markBehind(mark, at === right)}${reason}`;
  });
  const below = [remark, lineBelow(question, labels)];
  const ordered = (isRemarkFirst ? below : below.toReversed()).filter(Boolean).map((line) => `   ${line}`);
  const stem = mark === "stem" ? `${stemOf(nth)} (Answer: ${labels[right] ?? ""})` : stemOf(nth);
  return [numberings[numbering]?.(nth + 1, stem) ?? "", ...lines, ...ordered].join("\n");
}

function markBehind(mark: Mark, isRight: boolean): string {
  if (isRight && ["tick", "two", "crosses"].includes(mark)) return " ✓";
  if (isRight && mark === "tickBelow") return "\n   ✓";
  if (mark === "crosses") return " ✗";
  return mark === "word" ? (isRight ? " (correct)" : " (wrong)") : "";
}

function lineBelow({ mark, line, noKey, right, other, options }: Asked, labels: readonly string[]): string {
  const named = (form: string) => form.replace("%", labels[right] ?? "").replace("@", labels[other] ?? "");
  if (mark === "line") return named(line);
  if (mark === "noKey") return named(noKey);
  if (mark === "titled") return `Answer:\n\n   ${labels[right] ?? ""} – because it holds`;
  if (mark === "otherWords") return `Answer: ${labels[other] ?? ""}. ${options[right] ?? ""}`;
  return mark === "two" ? `Answer: ${labels[other] ?? ""}` : "";
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

const withoutKey: readonly Mark[] = ["noKey", "two", "none", "otherWords"];

/** The forms of a key: numbers and labels. */
const keyForms: ((entries: readonly [number: number, label: string][]) => string)[] = [
  (entries) => entries.map(([number, label]) => `${number}. ${label}`).join("\n"),
  (entries) => entries.map(([number, label]) => `- **${number}:** ${label}) because it holds`).join("\n"),
  (entries) => entries.map(([number, label]) => `${number}-${label}`).join(", "),
  (entries) =>
    `| No. | Answer |\n| --- | --- |\n${entries.map(([number, label]) => `| ${number} | ${label} |`).join("\n")}`,
];

/** The key at the end of those questions that have none of their own, in any order. */
function keyAtEnd(questions: readonly Asked[], isReversed: boolean, form: number): string {
  const entries = questions.flatMap(({ alphabet, right, mark }, nth): [number, string][] =>
    mark === "key" ? [[nth + 1, alphabet.split("")[right] ?? ""]] : [],
  );
  const ordered = isReversed ? entries.toReversed() : entries;
  return ordered.length > 0 ? `\n\n## Key\n\n${(keyForms[form] ?? String)(ordered)}` : "";
}

interface Mixture {
  text: string;
  questions: readonly Asked[];
}

export const mixture: fc.Arbitrary<Mixture> = fc
  .tuple(
    fc.array(asked, { minLength: 1, maxLength: 4 }),
    fc.tuple(fc.nat(numberings.length - 1), fc.nat(3), fc.nat(numberings.length - 1)),
    fc.nat(around.length - 1),
    fc.tuple(fc.boolean(), fc.nat(keyForms.length - 1)),
  )
  .map(([questions, [numbering, at, other], frame, [isReversed, form]]) => {
    const quiz = questions.map((question, nth) => written(question, nth, nth === at ? other : numbering)).join("\n\n");
    const text = (around[frame] ?? String)(`# Quiz\n\n${quiz}${keyAtEnd(questions, isReversed, form)}\n`);
    return { text, questions };
  });

/** Reads a mixture as it was written, or as it has become, and returns how many keys were found. */
export function expectKeysOf({ questions }: Mixture, text: string): number {
  let found = 0;
  for (const { question } of questionReadings(questionLines(bodyOf(text)))) {
    const { text: stem, options, answer } = question;
    if (answer === undefined) continue;
    const truth = questions.find((_, nth) => stem.includes(stemOf(nth)));
    expect(truth, text).toBeDefined();
    expect(withoutKey, `${JSON.stringify(truth)}\n${text}`).not.toContain(truth?.mark);
    expect(bare(options[answer] ?? ""), text).toBe(bare(truth?.options[truth.right] ?? ""));
    expect(options.map(bare).sort(), text).toEqual(truth?.options.map(bare).sort());
    found++;
  }
  return found;
}

/** Reads so many mixtures, and returns the share of the keys that were found; throws at one that is another. */
export function readMixtures(numRuns: number): number {
  let [laidDown, found] = [0, 0];
  fc.assert(
    fc.property(mixture, (mixed) => {
      const hasKey = ({ mark, alphabet }: Asked) => !withoutKey.includes(mark) && alphabet !== unknown;
      laidDown += mixed.questions.filter(hasKey).length;
      found += expectKeysOf(mixed, mixed.text);
    }),
    { numRuns },
  );
  return found / laidDown;
}
