// All that the rules find in one text of a course, without a model. Nothing of it blocks anything.
import type { GeneratedText } from "../generated-text";
import { leftOutQuestions, questionsOf, questionsWithTwoAnswers, type QuizQuestion } from "../questions";
import { openFacts } from "../reading/open-facts";
import { sectionsOf } from "../sections";
import type { ToolName } from "../../kernel/tool-names";
import { agendaSum, headingsSum, outlineSum, type AgendaSum } from "./agenda";
import { alignedTools, type Alignment } from "./alignment/alignment";
import { isGapCell } from "./alignment/alignment-table";
import { numberedObjective } from "./alignment/objectives";
import { designFindings, type AskedOptions } from "./design/design-findings";
import type { Finding } from "./finding";
import { itemFlaws } from "./items/item-rules";
import { keyIsTelling } from "./items/key-distribution";
import { lexiconOf } from "./items/lexicons";
import { itemFlawWords, textFindingWords } from "./words";

/** `options` are those that texts are asked for with now. */
export function findingsOf(
  tool: ToolName,
  generated: GeneratedText,
  alignment: Alignment,
  options: AskedOptions,
): Finding[] {
  const { text, language, promptForm } = generated;
  const questions = tool === "assessment" ? questionsOf(text) : [];
  const found = [
    ...questions.flatMap((question, nth) => questionFindings(question, nth, language)),
    ...keyFindings(questions),
    ...(tool === "assessment" ? [...twoAnswersFindings(text), ...leftOutFindings(text)] : []),
    ...sectionFindings(text),
    ...(tool === "course-outline" ? sumFindings(outlineSum(text), "text") : []),
    ...(tool === "lesson-content" ? sumFindings(headingsSum(text), "text") : []),
    ...alignmentFindings(tool, generated, alignment),
    ...designFindings(tool, generated, options),
  ];
  return promptForm === "short" ? found.filter(({ rule }) => !notAskedInShort.has(rule)) : found;
}

/** The rules about what the short form of the prompts does not ask for. */
const notAskedInShort = new Set(["objective-unserved", "no-objective", "option-reason"]);

function questionFindings(question: QuizQuestion, nth: number, language: string | undefined): Finding[] {
  return itemFlaws(question, lexiconOf(language)).map((rule) => ({
    rule,
    place: { question: nth },
    severity: "flaw",
    text: itemFlawWords[rule].flaw,
  }));
}

function keyFindings(questions: readonly QuizQuestion[]): Finding[] {
  const optionCount = Math.max(0, ...questions.map(({ options }) => options.length));
  const isTelling = keyIsTelling(
    questions.map(({ answer }) => answer),
    optionCount,
  );
  return isTelling
    ? [{ rule: "key-distribution", place: "text", severity: "flaw", text: textFindingWords.keyDistribution.flaw }]
    : [];
}

function twoAnswersFindings(text: string): Finding[] {
  return questionsWithTwoAnswers(text).map(({ number, areTogether }) => ({
    rule: "two-answers",
    place: "text",
    severity: "flaw",
    text: textFindingWords[areTogether ? "answersTogether" : "twoAnswers"](number),
  }));
}

function leftOutFindings(text: string): Finding[] {
  const leftOut = leftOutQuestions(text);
  return leftOut ? [{ rule: "left-out", place: "text", severity: "flaw", text: leftOut }] : [];
}

/** Sums that are wrong, and facts that the author asks to be checked. */
export function sectionFindings(text: string): Finding[] {
  return sectionsOf(text).flatMap((section, nth): Finding[] => {
    const place = { section: nth };
    const sum = agendaSum(section.text);
    return [
      ...sumFindings(sum, place),
      ...openFacts(section.text).map((fact) => ({
        rule: "fact",
        place,
        severity: "check" as const,
        text: textFindingWords.fact(fact),
      })),
    ];
  });
}

function sumFindings(sum: AgendaSum | undefined, place: Finding["place"]): Finding[] {
  if (!sum || sum.minutes === sum.stated) return [];
  return [{ rule: "agenda-sum", place, severity: "flaw", text: textFindingWords.agendaSum.flaw(sum) }];
}

/** Objectives that a text of theirs does not serve, and questions and marks that serve no objective. */
function alignmentFindings(tool: ToolName, { about }: GeneratedText, { rows, strays }: Alignment): Finding[] {
  const aligned = alignedTools.find((each) => each === tool);
  if (!aligned) return [];
  const gaps = rows.filter((row) => row.module === about && isGapCell(row[aligned]));
  const own = strays.filter((stray) => stray.tool === aligned && stray.module === about);
  return [
    ...gaps.map((row): Finding => ({
      rule: "objective-unserved",
      place: "text",
      severity: "flaw",
      text: textFindingWords.unserved[aligned](numberedObjective(row)),
    })),
    ...own.map(({ nth }): Finding => ({
      rule: "no-objective",
      place: aligned === "assessment" ? { question: nth } : { section: nth },
      severity: "flaw",
      text: aligned === "assessment" ? textFindingWords.strayQuestion : textFindingWords.stray,
    })),
  ];
}
