// Two courses of five modules out of recorded texts, each module written as far and in another form.
import { readFileSync } from "node:fs";
import { emptyDraft, type CourseDraft, type moduleTools } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { modulesOf } from "../../../src/domain/course/modules";
import { keptText } from "../../../src/domain/course/reading/kept-text";
import { tools } from "../../../src/domain/course/tools";
import { corpusTexts, recordedText } from "./corpus";

type ModuleTexts = Partial<Record<(typeof moduleTools)[number], string>>;

export function recordedOf(name: string): string {
  return readFileSync(new URL(`../../recordings/courses/${name}.md`, import.meta.url), "utf8");
}

const ofCorpus = (tool: string, ending: string) =>
  corpusTexts(tool).find(({ name }) => name.endsWith(ending))?.text ?? "";

/** The words in the places that the stand-in fills. */
const filled: Record<string, string> = {
  topic: "safe lifting",
  Topic: "Safe lifting",
  module: "Keep it up",
  audience: "warehouse staff",
  level: "introductory",
  minutes: "60",
  person: "Ana",
  colleague: "Sam",
  place: "the loading bay",
  pressure: "the lorry leaves in five minutes",
};
const ofStandIn = (tool: string) =>
  readFileSync(`local/stand-ins/language-model/samples/${tool}.md`, "utf8").replace(
    /\{(\w+)\}/g,
    (place, name: string) => filled[name] ?? place,
  );

export const recordedCourses = {
  German: () => {
    const [outline = ""] = recordedText("outline-german").split("## Modul 6");
    return course("de", outline, [
      { storyboard: recordedOf("storyboard-german-1"), assessment: recordedText("assessment-german") },
      { storyboard: recordedOf("storyboard-german-2") },
      { "lesson-content": recordedOf("lesson-german-3") },
      { storyboard: ofCorpus("storyboard", "de-bildschirm") },
      { assessment: ofCorpus("assessment", "de-prompt-form-quotes") },
    ]);
  },
  English: () =>
    course("en", recordedOf("outline-english"), [
      { storyboard: recordedOf("storyboard-english-1"), assessment: ofCorpus("assessment", "en-option-reasons") },
      { "lesson-content": recordedOf("lesson-english-2"), assessment: ofCorpus("assessment", "en-bold-right-chatty") },
      { storyboard: ofStandIn("storyboard") },
      { "lesson-content": ofCorpus("lesson-content", "en-clock-list") },
      { "lesson-content": ofStandIn("lesson-content"), assessment: ofStandIn("assessment") },
    ]),
};

function course(language: string, outline: string, texts: readonly ModuleTexts[]): CourseDraft {
  const [topic = ""] = outline.replace(/^# /, "").split("\n");
  const modules = modulesOf(outline);
  const ofTool = (tool: (typeof moduleTools)[number]) =>
    texts.flatMap(({ [tool]: text }, nth) => {
      const about = modules[nth] ?? "";
      const kept = text === undefined ? undefined : keptText(tools[tool].callable, text); // as the product keeps it
      return kept === undefined ? [] : [[about, aGeneratedText({ about, text: kept, language })] as const];
    });
  return {
    ...emptyDraft,
    topic,
    "course-outline": aGeneratedText({ about: topic, text: outline, language }),
    "study-material": aGeneratedText({ about: topic, text: ofStandIn("study-material"), language: "en" }),
    "lesson-content": Object.fromEntries(ofTool("lesson-content")),
    storyboard: Object.fromEntries(ofTool("storyboard")),
    assessment: Object.fromEntries(ofTool("assessment")),
  };
}
