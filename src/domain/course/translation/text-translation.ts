// One request for a translation: a text of a course, or some sections of it where the whole is longer than a model's
// answer. The title of the course is a line before the first text, so that one request translates both.
import { withEditedOutline, withText, modulesOfDraft, type CourseDraft } from "../draft";
import type { GeneratedText } from "../generated-text";
import { sectionsOf } from "../sections";
import type { ToolName } from "../../kernel/tool-names";
import { onceForEach } from "../../kernel/computed-once";
import { editionOf } from "../../kernel/edition";
import { asPlainLine } from "../../kernel/plain-line";
import { translationProblem } from "./translation-problem";
import type { Languages } from "./translated-numbers";

export interface TextTranslation {
  of: GeneratedText;
  /** The sections that are translated now. */
  part: string;
  /** The number of the part among those of its text, from 0. */
  nth: number;
  /** The translation of the parts before. */
  before: string;
  /** The title of the course, if it is to be translated with this part. */
  title?: string | undefined;
  /** The language by name, as it was asked for. */
  language: string;
}

/** Characters. A model can translate as many twice in the time of one request, as it may be asked once more. */
const longestPart = 6000;

/**
 * The parts of a text that are translated one by one; joined together they are the text again. An outline is one: the
 * other texts are kept by its modules, which half of it does not name.
 */
export function translationParts(tool: ToolName, text: string): string[] {
  if (tool === "course-outline") return [text];
  const parts: string[] = [];
  for (const section of sectionsOf(text)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + section.text.length <= longestPart)
      parts[parts.length - 1] = last + section.text;
    else parts.push(section.text);
  }
  return parts;
}

/** For a screen, which asks at each key that is pressed. */
export const sectionNamesOf = onceForEach(({ text }: GeneratedText) => sectionNames(text));

/** A short name for each section; a section that was changed has another one. */
export function sectionNames(text: string): string[] {
  return sectionsOf(text).map((section) => editionOf([section.text.trim()]));
}

/** The text that is sent: the title, and the part. */
export function textToTranslate({ part, title }: TextTranslation): string {
  return title === undefined ? part.trim() : `${titleLine(title)}\n\n${part.trim()}`;
}

/** A title that begins with a mark of Markdown would be read as a heading or an item. */
function titleLine(title: string): string {
  return (
    asPlainLine(title)
      .replace(/^[^\p{L}\p{N}“"«„¿¡]+/u, "")
      .replace(/^(\d+)[.)]\s+/, "$1 ") || "Course"
  );
}

interface TranslatedPart {
  text: GeneratedText;
  /** The title of the course, if it was translated, too. */
  title?: string | undefined;
}

/** Puts the answer behind the parts before; `answer` has the fields of the new text. */
export function translatedText(tool: ToolName, translation: TextTranslation, answer: GeneratedText): TranslatedPart {
  const { of, part, before, title } = translation;
  const [line, rest] = title === undefined ? ["", answer.text] : cutAtFirstLine(answer.text);
  const space = /\s*$/.exec(part)?.[0] ?? "";
  const text = before + rest.trim() + (space || "\n");
  const from = sectionNamesOf(of).slice(0, sectionsOf(text).length);
  const incomplete = translationParts(tool, of.text).length > translation.nth + 1;
  const translated = { from: from.join(" "), as: sectionNames(text).join(" ") };
  return { text: { ...answer, text, incomplete, translated }, ...(title !== undefined && { title: line }) };
}

function cutAtFirstLine(text: string): [line: string, rest: string] {
  const at = text.indexOf("\n");
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at)];
}

/** Returns why the text of all parts is refused, if it is. */
export function wholeProblem(tool: ToolName, of: GeneratedText, { text, incomplete }: GeneratedText, to: string) {
  const languages: Languages = { from: of.language ?? "en", to };
  return incomplete ? undefined : translationProblem({ tool, original: of.text, translated: text, ...languages });
}

/** Puts a translation in its place. Modules of a new outline keep what was translated for them. */
export function withTranslation(draft: CourseDraft, tool: ToolName, { text, title }: TranslatedPart): CourseDraft {
  const titled = title ? { ...draft, topic: title } : draft;
  const about = tool === "course-outline" || tool === "study-material" ? titled.topic : text.about;
  const modulesBefore = [...modulesOfDraft(withEditedOutline(titled))];
  const placed = withText(titled, tool, { ...text, about });
  if (tool !== "course-outline" || modulesBefore.length === 0) return placed;
  return withEditedOutline({ ...placed, modulesBefore });
}
