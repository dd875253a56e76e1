// A course and its translation, text by text. The twin says of each text which original it was made of, so that a later
// change on either side is seen.
import { currentText, emptyDraft, modulesOfDraft, withEditedOutline, type CourseDraft } from "../draft";
import type { GenerationTarget } from "../generation";
import type { GeneratedText } from "../generated-text";
import { titleOfCourse, type Course } from "../library/course";
import { longestCourseTitle } from "../library/course-bounds";
import { courseTexts, isWritten, type CourseText } from "../spine/course-texts";
import { onceForEach } from "../../kernel/computed-once";
import type { ToolName } from "../../kernel/tool-names";
import { sectionNames, sectionNamesOf, translationParts } from "./text-translation";
import { translationWords } from "./words";

/** A text of the original, and its counterpart in the twin. */
export interface TextPair extends CourseText {
  text: GeneratedText;
  translation: GeneratedText | undefined;
}

export interface TextToTranslate extends CourseText {
  target: GenerationTarget;
  part: number;
}

/** The draft of a new translation: nothing of it is translated yet. */
export function twinDraft(of: Course, language: string): CourseDraft {
  const { level, length } = of.draft.options;
  return {
    ...emptyDraft,
    options: { ...emptyDraft.options, level, length, language },
    translationOf: { id: of.id, language },
    ...(of.draft.trainingGap !== undefined && { trainingGap: of.draft.trainingGap }),
  };
}

export function twinTitle(of: Course, language: string): string {
  return translationWords.title(titleOfCourse(of), language).slice(0, longestCourseTitle);
}

/** The texts that are there to be translated, in the order in which they are. */
export function textPairs(original: CourseDraft, twin: CourseDraft): TextPair[] {
  if (lastPairs?.original !== original || lastPairs.twin !== twin)
    lastPairs = { original, twin, pairs: pairedTexts(original, twin) };
  return lastPairs.pairs;
}

/** Each section of a text asks for the same pairs. */
let lastPairs: { original: CourseDraft; twin: CourseDraft; pairs: TextPair[] } | undefined;

function pairedTexts(original: CourseDraft, twin: CourseDraft): TextPair[] {
  const edited = withEditedOutline(twin);
  const modules = modulesOfDraft(edited);
  return courseTexts(original).flatMap((one) => {
    if (!isWritten(one) || !one.text) return [];
    const module = one.module === undefined ? undefined : modules[one.module - 1];
    const about = module ?? one.about;
    const translation =
      one.module === undefined ? currentText(edited, one.tool) : textOfModule(edited, one.tool, module);
    return [{ ...one, about, text: one.text, translation }];
  });
}

function textOfModule(draft: CourseDraft, tool: ToolName, module: string | undefined): GeneratedText | undefined {
  return module === undefined ? undefined : currentText({ ...draft, selectedModule: module }, tool);
}

/** Tells whether the original has changed since the text was translated. */
export function isOlderThanOriginal({ text, translation }: Pick<TextPair, "text" | "translation">): boolean {
  const translated = translation?.translated;
  return translated !== undefined && !translation?.incomplete && translated.from !== sectionNamesOf(text).join(" ");
}

/** Tells whether the translation was changed since it was made. */
export function isChangedSince({ translation }: Pick<TextPair, "translation">): boolean {
  if (!translation) return false;
  return translation.translated === undefined || translation.translated.as !== sectionNamesOf(translation).join(" ");
}

/** Says that the two texts agree, as the person has seen. */
export function withAgreement(draft: CourseDraft, { tool, about, text, translation }: TextPair): CourseDraft {
  if (!translation) return draft;
  const [from, as] = [text, translation].map((one) => sectionNamesOf(one).join(" "));
  const agreed = { ...translation, translated: { from: from ?? "", as: as ?? "" } };
  if (tool === "course-outline" || tool === "study-material") return { ...draft, [tool]: agreed };
  return { ...draft, [tool]: { ...draft[tool], [about]: agreed } };
}

export type SectionState = "same" | "older" | "changed" | "both";

/** Compares one section with its counterpart, each with what it was when the translation was made. */
export function sectionState({ text, translation }: TextPair, nth: number): SectionState {
  const { from = "", as = "" } = translation?.translated ?? {};
  const isOlderHere = from.split(" ")[nth] !== sectionNamesOf(text)[nth];
  const isChangedHere = translation !== undefined && as.split(" ")[nth] !== sectionNamesOf(translation)[nth];
  if (isOlderHere && isChangedHere) return "both";
  return isOlderHere ? "older" : isChangedHere ? "changed" : "same";
}

/**
 * Returns what is still to be translated, each part by itself; `again` is a text that is older than its original and is
 * translated once more.
 */
export function openTranslations(
  original: CourseDraft,
  twin: CourseDraft,
  again?: Pick<CourseText, "tool" | "module">,
) {
  const language = twin.translationOf?.language ?? "";
  const title = twin.topic === "" ? titleOfCourse({ title: "", draft: original }) : undefined;
  const pairs = textPairs(original, twin).filter(
    (pair) => !again || (pair.tool === again.tool && pair.module === again.module),
  );
  return pairs.flatMap((pair, place): TextToTranslate[] => {
    const { text, translation } = pair;
    const parts = partsToTranslate(pair.tool, text);
    const done = again && isOlderThanOriginal(pair) ? 0 : partsDone(text, translation, parts);
    return parts.slice(done).map((part, at) => {
      const nth = done + at;
      const before = at === 0 && done > 0 ? (translation?.text ?? "") : "";
      const isFirst = place === 0 && nth === 0;
      const target = {
        about: pair.about,
        translation: { of: text, part, nth, before, language, ...(isFirst && title !== undefined && { title }) },
      };
      return { ...pair, text: translation, target, part: nth };
    });
  });
}

const outlineParts = onceForEach(({ text }: GeneratedText) => translationParts("course-outline", text));
const otherParts = onceForEach(({ text }: GeneratedText) => translationParts("lesson-content", text));

function partsToTranslate(tool: ToolName, text: GeneratedText): string[] {
  return tool === "course-outline" ? outlineParts(text) : otherParts(text);
}

/** The number of parts that are translated; none if the original has changed in one of them. */
function partsDone(text: GeneratedText, translation: GeneratedText | undefined, parts: readonly string[]): number {
  if (!translation || translation.text.trim() === "") return 0;
  if (!translation.incomplete) return parts.length;
  const names = sectionNamesOf(text);
  const known = translation.translated?.from.split(" ") ?? [];
  if (known.some((name, nth) => name !== names[nth])) return 0;
  let count = 0;
  return Math.max(
    0,
    parts.findIndex((part) => {
      const isNext = count === known.length;
      count += sectionNames(part).length;
      return isNext;
    }),
  );
}
