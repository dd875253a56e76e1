// An answer as it is kept, and what is wrong with its structure.
import { translationReminder } from "./translation-prompt";
import { evenText } from "../../../src/domain/kernel/even-text";
import { languageTag } from "../../../src/domain/course/languages";
import { withoutChatter } from "../../../src/domain/course/reading/chatter";
import { keptText } from "../../../src/domain/course/reading/kept-text";
import { structureProblem } from "../../../src/domain/course/reading/structure";
import { bodyOf } from "../../../src/domain/course/reading/text-lines";
import { tools, type GeneratorName } from "../../../src/domain/course/tools";
import { translationProblem } from "../../../src/domain/course/translation/translation-problem";
import { refusedTranslation } from "../../../src/domain/course/translation/words";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import type { Call } from "../callable/callable";
import { failure } from "../callable/failure";
import { readersLanguage } from "../language";
import { generatorPrompts } from "./prompts";

export interface AnswerProblem {
  /** The model's reminder of what it has missed. */
  reminder: string;
  /** The failure if it has missed it twice. */
  refusal: Error;
}

/** Returns the form in which the answer is kept. A part that is written again is read where it takes its place. */
export function keptAnswer({ name, request }: Call<GeneratorName>, text: string): string {
  if (request.translate) return readTranslation(name, request, text).text;
  return request.section ? bodyOf(text) || text : keptText(name, text);
}

/** Returns what the answer is asked once more for; undefined if its structure is sound or was not asked for. */
export function structureMissed({ name, request }: Call<GeneratorName>, text: string): AnswerProblem | undefined {
  if (request.translate) {
    const { problem } = readTranslation(name, request, text);
    if (problem === undefined) return undefined;
    const refusal = failure("aborted", refusedTranslation(problem), { refused: true });
    return { reminder: translationReminder(problem), refusal };
  }
  const prompt = generatorPrompts[name];
  const problem = structureProblem(name, keptText(name, text));
  if (request.section || !("structureReminder" in prompt) || problem === undefined) return undefined;
  return { reminder: prompt.structureReminder, refusal: failure("aborted", problem, { incomplete: true }) };
}

type TranslationRequest = Pick<Call<GeneratorName>["request"], "translate" | "language">;

/** A sentence before the text may be chatter, or a part of it: the original tells. */
function readTranslation(name: GeneratorName, { translate, language }: TranslationRequest, written: string) {
  const original = translate?.text ?? "";
  const tool = toolNames.find((one) => tools[one].callable === name) ?? "study-material";
  const languages = { from: translate?.from ?? readersLanguage(), to: languageTag(language ?? "") ?? "und" };
  const body = bodyOf(evenText(written)).trim();
  const problemOf = (translated: string) => translationProblem({ tool, original, translated, ...languages });
  const problem = problemOf(body);
  const text = withoutChatter(body);
  return problem === undefined || problemOf(text) !== undefined
    ? { text: body, problem }
    : { text, problem: undefined };
}
