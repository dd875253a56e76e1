// The labels of options: the first letters of an alphabet, digits, signs in circles, or boxes to tick.

import { isOptionNoun } from "./answer-words";

/** The labels of options that only their place tells apart: boxes to tick, and items of a list. */
const tickMark = "[]";
export const unlabelled = "item";

/** Each begins with the label of a first option. */
const alphabets = [
  "ABCDEFGHIJ",
  "АБВГДЕЖЗИК",
  "АВСDЕF",
  "ΑΒΓΔΕΖΗΘ",
  "أبجدهوزح",
  "ابجدهوزح",
  "אבגדהוזח",
  "कखगघङचछज",
  "अबसद",
  "アイウエオカキク",
  "가나다라마바사아",
  "ㄱㄴㄷㄹㅁㅂ",
  "㉠㉡㉢㉣㉤",
  "甲乙丙丁戊己",
  "กขคงจฉ",
  "①②③④⑤⑥⑦⑧⑨⑩",
  "ⒶⒷⒸⒹⒺⒻⒼⒽ",
  "ⓐⓑⓒⓓⓔⓕⓖⓗ",
  "⑴⑵⑶⑷⑸⑹",
  "⒜⒝⒞⒟⒠⒡",
]
  .map((letters) => letters.split(/(?:)/u))
  .concat([["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]]);

export const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"];

export interface LabelledLine {
  /** In capital letters. */
  label: string;
  /** The signs around the label, alike for all options of a question. */
  style: string;
  rest: string;
}

const ticks = String.raw`[✓✔✅☑✗✘❌✖]\uFE0F?`;
const bracketed = new RegExp(
  String.raw`^(?:${ticks}\s*)?(?:([(\[（【])\s*)?([IVX]{1,4}|[ivx]{1,4}|\p{L}\p{M}?|\p{Nd}{1,2})\s*([).:、．\]）】：])\s*(.*)$`,
  "su",
);
/** A letter and a space as wide as a letter, as Japanese schools write it. */
const spaced = /^()(\p{L}|\p{Nd})(\u3000)\s*(.*)$/su;
const dashed = /^()(\p{L}\p{M}?)(\s?[-–—])\s+(.*)$/su;
const circled = new RegExp(String.raw`^(?:${ticks}\s*)?[([（]?()([①-⑳⑴-⒇⒜-⒵Ⓐ-ⓩ㉠-㉭])()[).:、．：\]）]?\s*(.*)$`, "su");
const box = /^(\[[ xX✓✔]?\]|\((?:\s?|[xX✓✔])\)|[☐☑☒○◯●◉⚪⚫⬜🔘]\uFE0F?)\s*(.+)$/su;

/** "Option A: ..." */
const nounBefore = /^(\p{L}[\p{L}\p{M}]{1,20})\s?(?=[([]?(?:\p{L}\p{M}?|\p{Nd}{1,2})\s?[).:：．])/u;

/** A line that begins with a label; its marks of Markdown are left out. */
export function labelledLine(line: string): LabelledLine | undefined {
  const [before = "", noun = ""] = nounBefore.exec(line) ?? [];
  const text = isOptionNoun(noun) ? line.slice(before.length) : line;
  const behindBox = box.exec(text)?.[2];
  if (behindBox !== undefined) return { label: tickMark, style: tickMark, rest: behindBox };
  const [, opens = "", label = "", closes = "", rest = ""] =
    bracketed.exec(text) ?? circled.exec(text) ?? spaced.exec(text) ?? dashed.exec(text) ?? [];
  if (label === "" || rest === "") return undefined;
  return { label: plainLabel(label), style: plainSigns(opens + closes), rest };
}

const bare = new RegExp(String.raw`^(?:${ticks}\s*)?(\p{Lu}|[アイウエオカキク가나다라마])\s+(?=\S)(.*)$`, "su");

/** A line that begins with a capital letter and a space, which may be a word. */
export function bareLabel(text: string): LabelledLine | undefined {
  const [, label, rest] = bare.exec(text) ?? [];
  return label === undefined || rest === undefined ? undefined : { label, style: " ", rest };
}

/** Capital letters, and the digits of every script as ours. */
export function plainLabel(label: string): string {
  const isSign = /[①-⓿㉠-㉭]/u.test(label);
  return isSign ? label : label.normalize("NFKC").toUpperCase();
}

/** Full-width brackets and points as the usual ones. */
function plainSigns(signs: string): string {
  return signs === "\u3000" ? signs : signs.normalize("NFKC").replace("【", "[").replace("】", "]").trim();
}

/** The alphabets in which a label is that of the option at a place. */
export function alphabetsWith(label: string, place: number): readonly (readonly string[])[] {
  if (label === tickMark || label === unlabelled) return [Array.from({ length: 12 }, () => label)];
  return [...alphabets, digits].filter((letters) => letters[place] === label);
}
