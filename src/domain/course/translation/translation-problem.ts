// Holds a translation to the structure of its original: headings, modules, marks, right answers, numbers, tables,
// lists, code and addresses. What other texts and exports build on hangs on these and not on words.
import { moduleNumbers, modulesOf } from "../modules";
import { platformQuestionsOf, readAssessment } from "../questions";
import { cellsAsWritten } from "../reading/line-marks";
import { objectiveMark, objectiveMarks } from "../reading/objective-marks";
import { openFacts } from "../reading/open-facts";
import { textLines, type TextLine } from "../reading/text-lines";
import { screensOf, sectionsOf } from "../sections";
import type { ToolName } from "../../kernel/tool-names";
import { numberingOf } from "../reading/numbering";
import { numberDifference, onlyInFirst, type Languages } from "./translated-numbers";
import { translationProblems } from "./words";

export interface Translation extends Languages {
  tool: ToolName;
  original: string;
  translated: string;
}

/** Returns the first difference of structure in a sentence; undefined if there is none. */
export function translationProblem(translation: Translation): string | undefined {
  const [before, now] = [partsAtHeadings(translation.original), partsAtHeadings(translation.translated)];
  return (
    untranslated(translation) ??
    headingProblem(before, now) ??
    seriesProblem(translation) ??
    questionProblem(translation) ??
    firstDifference(before, (part, nth) => partProblem(part, now[nth] ?? part, translation))
  );
}

export function isSameStructure(translation: Translation): boolean {
  return translationProblem(translation) === undefined;
}

interface HeadedPart {
  heading: string;
  level: number;
  lines: TextLine[];
}

/** The part before the first heading is the first one, and may be empty. */
function partsAtHeadings(text: string): HeadedPart[] {
  const parts: HeadedPart[] = [{ heading: "", level: 0, lines: [] }];
  for (const line of textLines(text)) {
    if (line.kind === "heading" && line.text !== "") parts.push({ heading: line.text, level: line.level, lines: [] });
    else if (line.kind !== "aside") parts.at(-1)?.lines.push(line);
  }
  return parts;
}

function firstDifference<Each>(all: readonly Each[], problemOf: (each: Each, nth: number) => string | undefined) {
  for (const [nth, each] of all.entries()) {
    const problem = problemOf(each, nth);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Fewer letters may be the same in two languages: names, addresses, codes. */
const fewestToCompare = 40;

function onlyLetters(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}

function untranslated({ original, translated, from, to }: Translation): string | undefined {
  const words = onlyLetters(original);
  const isSame = words.length >= fewestToCompare && words === onlyLetters(translated) && from !== to;
  return isSame ? translationProblems.same : undefined;
}

function headingProblem(before: readonly HeadedPart[], now: readonly HeadedPart[]): string | undefined {
  if (before.length !== now.length) return translationProblems.headings(now.length - 1, before.length - 1);
  return firstDifference(before, ({ level, heading }, nth) =>
    now[nth]?.level === level ? undefined : translationProblems.level(heading),
  );
}

function seriesProblem({ tool, original, translated }: Translation): string | undefined {
  const [sections, translatedSections] = [sectionsOf(original), sectionsOf(translated)];
  if (sections.length !== translatedSections.length)
    return translationProblems.sections(translatedSections.length, sections.length);
  if (tool === "course-outline") {
    const [numbers, others] = [original, translated].map((text) => moduleNumbers(modulesOf(text)).join());
    return numbers === others ? undefined : translationProblems.modules;
  }
  if (tool !== "storyboard") return undefined;
  const [screens, translatedScreens] = [original, translated].map((text) => screensOf(text).map(numberOf).join());
  return screens === translatedScreens ? undefined : translationProblems.screens;
}

function numberOf(title: string): number | undefined {
  return numberingOf(title)?.number;
}

/** Questions that were readable in the original have to be readable again, with the same right option. */
function questionProblem({ original, translated }: Translation): string | undefined {
  const numbers = readAssessment(original).readings.map(({ number }) => number);
  const [before, now] = [platformQuestionsOf(original), platformQuestionsOf(translated)];
  if (before.length !== now.length) return translationProblems.questions(now.length, before.length);
  return firstDifference(before, (question, nth) => {
    const other = now[nth] ?? question;
    const number = numbers[nth] ?? String(nth + 1);
    if (question.options.length !== other.options.length) return translationProblems.options(number);
    if (String(question.answer) !== String(other.answer)) return translationProblems.right(number);
    const reasons = [question, other].map((one) => (one.optionReasons ?? []).filter(Boolean).length);
    return reasons[0] === reasons[1] ? undefined : translationProblems.reasons(number);
  });
}

const counts = {
  items: (lines) => lines.filter(isListItem).length,
  ticks: (lines) => rawText(lines).match(/[✓✔✅☑]/gu)?.length ?? 0,
  open: (lines) => openFacts(rawText(lines)).length,
  arrows: (lines) => lines.filter(({ text }) => /^\s*[→←⇒]/u.test(text)).length,
  paragraphs: (lines) => lines.filter((line, at) => isParagraph(line, lines[at - 1])).length,
} as const satisfies Record<string, (lines: readonly TextLine[]) => number>;

function partProblem(part: HeadedPart, other: HeadedPart, translation: Translation): string | undefined {
  const { heading, lines } = part;
  const [before, now] = [rawText(lines), rawText(other.lines)];
  const sets = [marksOf, citedPlaces, unchangedCode, addressesOf].map((all) => [all(part), all(other)] as const);
  return (
    lengthProblem(heading, before, now, translation) ??
    firstDifference(Object.keys(counts) as (keyof typeof counts)[], (name) => {
      const [should, is] = [counts[name](lines), counts[name](other.lines)];
      return should === is ? undefined : translationProblems[name](heading, is, should);
    }) ??
    (tableShape(lines) === tableShape(other.lines) ? undefined : translationProblems.tables(heading)) ??
    firstDifference(sets, ([all, others]) =>
      lostOrInvented(heading, onlyInFirst(all, others), onlyInFirst(others, all)),
    ) ??
    numberProblem(part, other, translation)
  );
}

function lostOrInvented(heading: string, lost: readonly string[], invented: readonly string[]): string | undefined {
  if (lost.length > 0) return translationProblems.lost(heading, lost);
  return invented.length > 0 ? translationProblems.invented(heading, invented) : undefined;
}

/** Compares line by line, or the whole part where its lines were broken otherwise. */
function numberProblem(part: HeadedPart, other: HeadedPart, translation: Translation): string | undefined {
  const [before, now] = [linesWithNumbers(part), linesWithNumbers(other)];
  const areEven = before.length === now.length;
  const around = before.join("\n");
  return firstDifference(areEven ? before : [around], (line, nth) => {
    const translated = areEven ? (now[nth] ?? "") : now.join("\n");
    const { lost, invented } = numberDifference(line, translated, translation, around);
    return lostOrInvented(part.heading, lost, invented);
  });
}

/** The smallest share of the letters that may be left, where a character is a letter, and where it is a word. */
const leastOfOriginal = { letters: 0.4, signs: 0.12 } as const;

function lengthProblem(heading: string, before: string, now: string, { from, to }: Translation): string | undefined {
  const [words, others] = [onlyLetters(before), onlyLetters(now)];
  if (words.length > 0 && others.length === 0) return translationProblems.empty(heading);
  if (words.length >= fewestToCompare && words === others && from !== to)
    return translationProblems.sameSection(heading);
  const share = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(now) ? "signs" : "letters";
  const isShort = words.length >= 2 * fewestToCompare && others.length < words.length * leastOfOriginal[share];
  return isShort ? translationProblems.short(heading) : undefined;
}

function rawText(lines: readonly TextLine[]): string {
  return lines.map(({ raw }) => raw).join("");
}

const itemLabel = /^\s*(?:>\s*)*(?:[-*+•]|\p{Nd}{1,3}[.)]|\p{L}[.)])\s/u;

function isListItem({ kind, raw }: TextLine): boolean {
  return kind !== "code" && itemLabel.test(raw);
}

function isParagraph(line: TextLine, before: TextLine | undefined): boolean {
  const begins = before === undefined || ["blank", "rule", "aside"].includes(before.kind);
  return begins && ["plain", "bold", "quote"].includes(line.kind) && line.indent === 0 && !isListItem(line);
}

function tableShape(lines: readonly TextLine[]): string {
  return lines.flatMap(({ kind, raw }) => (kind === "table" ? [cellsAsWritten(raw).length] : [])).join();
}

function marksOf({ heading, lines }: HeadedPart): string[] {
  const text = `${heading}\n${rawText(lines)}`;
  return objectiveMarks(text).map(({ id, level }) => (level === undefined ? `[${id}]` : `[${id} L${level}]`));
}

/** Marks that name a paragraph of a source. */
function citedPlaces({ lines }: HeadedPart): string[] {
  return rawText(lines).match(/\[¶[^\]\n]{1,40}\]/gu) ?? [];
}

function unchangedCode({ heading, lines }: HeadedPart): string[] {
  const blocks = lines.flatMap(({ kind, raw }) => (kind === "code" ? [raw.trim()] : []));
  const prose = lines.filter(({ kind }) => kind !== "code");
  const inLine = `${heading}\n${rawText(prose)}`.replaceAll(objectiveMark, "").match(inlineCode) ?? [];
  return [...blocks, ...inLine];
}

const inlineCode = /`[^`\n]+`/gu;
const addressInText = /(?:https?:\/\/|www\.)[^\s)\]>"”»]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/gu;

function addressesOf({ lines }: HeadedPart): string[] {
  const found = rawText(lines.filter(({ kind }) => kind !== "code")).match(addressInText) ?? [];
  return found.map((each) => each.replace(/[.,;:!?。、]+$/u, ""));
}

/** The lines of the part, its heading first, in which numbers are compared. */
function linesWithNumbers({ heading, lines }: HeadedPart): string[] {
  const prose = lines.filter(({ kind }) => !["code", "rule", "blank"].includes(kind)).map(({ raw }) => raw);
  return [heading, ...prose].map((line) =>
    line.replaceAll(objectiveMark, "").replace(inlineCode, "").replace(addressInText, ""),
  );
}
