// The text of a model as it is kept: without thinking, fences around it and chatter, and in the form that was asked for
// where another one says the same. The writer does it once, so that every reader knows one form.
import type { GeneratorName } from "../tools";
import { evenText } from "../../kernel/even-text";
import { withoutChatter } from "./chatter";
import { questionsFromJson } from "./questions/json-questions";
import { withRaisedHeadings } from "./raised-headings";
import { bodyOf } from "./text-lines";

export function keptText(generator: GeneratorName, written: string): string {
  const body = bodyOf(evenText(written));
  if (body.trim() === "") return written;
  const text = withoutChatter(body);
  if (generator === "generateAssessment") return questionsFromJson(text) ?? text;
  return generator === "generateLessonContent" || generator === "generateStudyMaterial"
    ? withRaisedHeadings(text)
    : text;
}
