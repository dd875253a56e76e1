// What was asked for in the prompts and can be checked without a model: counts, levels, language, screens and reasons.
import type { CourseDraft } from "../../draft";
import type { GeneratedText } from "../../generated-text";
import { questionsOf, type QuizQuestion } from "../../questions";
import type { ToolName } from "../../tools";
import type { Finding } from "../finding";
import { countMissed } from "./asked-counts";
import { isOtherLanguage } from "./asked-language";
import { shareTooLow } from "./level-share";
import { lacksReason, namesLetters } from "./option-feedback";
import { repeatingScreens } from "./repeated-narration";
import { designWords } from "./words";

/** `options` are those that the text was asked for with. */
export function designFindings(
  tool: ToolName,
  { text, language }: Pick<GeneratedText, "text" | "language">,
  options: Pick<CourseDraft["options"], "level" | "length">,
): Finding[] {
  const missed = countMissed(tool, text, options.length || "standard");
  const share = tool === "course-outline" && options.level ? shareTooLow(text, options.level) : undefined;
  return [
    ...(missed ? [flaw("asked-count", "text", designWords.count(missed))] : []),
    ...(share ? [flaw("level-share", "text", designWords.levelShare(share))] : []),
    ...(language && isOtherLanguage(text, language) ? [flaw("asked-language", "text", designWords.language)] : []),
    ...(tool === "storyboard" ? repeatingScreens(text) : []).map((section) =>
      flaw("repeated-narration", { section }, designWords.narration),
    ),
    ...(tool === "assessment" ? questionsOf(text) : []).flatMap(reasonFindings),
  ];
}

function reasonFindings(question: QuizQuestion, nth: number): Finding[] {
  return [
    ...(lacksReason(question) ? [flaw("option-reason", { question: nth }, designWords.reason)] : []),
    ...(namesLetters(question) ? [flaw("letter-in-reason", { question: nth }, designWords.letters)] : []),
  ];
}

function flaw(rule: string, place: Finding["place"], text: string): Finding {
  return { rule, place, severity: "flaw", text };
}
