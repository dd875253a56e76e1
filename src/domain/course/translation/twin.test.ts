import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { emptyDraft, withEdit, withText, type CourseDraft } from "../draft";
import { courseDocument } from "../exports/course-document";
import { courseSlides } from "../exports/course-slides";
import { newCourse } from "../library/course";
import { textToTranslate, translatedText, translationParts, withTranslation, wholeProblem } from "./text-translation";
import {
  isChangedSince,
  isOlderThanOriginal,
  openTranslations,
  sectionState,
  textPairs,
  twinDraft,
  withAgreement,
} from "./twin";

const outline = "# Safe lifting\n\nFor staff.\n\n## Module 1: Start\n\n- Look\n\n## Module 2: End\n\n- Rest\n";
const lesson = "# The start\n\nLook first.\n\n## Practice\n\nWalk.\n";

function original(): CourseDraft {
  const draft = withText({ ...emptyDraft, topic: "Safe lifting" }, "course-outline", aGeneratedText({ text: outline }));
  const about = "Module 1: Start";
  return withText({ ...draft, selectedModule: about }, "lesson-content", aGeneratedText({ about, text: lesson }));
}

/** Each word in German that the texts have. */
const words: Record<string, string> = {
  "Safe lifting": "Sicher heben",
  "For staff.": "Für alle.",
  "Module ": "Modul ",
  Start: "Anfang",
  End: "Ende",
  Look: "Schauen",
  Rest: "Ruhen",
  "The start": "Der Anfang",
  first: "zuerst",
  Practice: "Übung",
  Walk: "Gehen",
};

function inGerman(text: string): string {
  return Object.entries(words).reduce((so, [word, other]) => so.replaceAll(word, other), text);
}

/** Translates the next text as a model would that makes no mistake. */
function withNext(of: CourseDraft, twin: CourseDraft, again?: Parameters<typeof openTranslations>[2]): CourseDraft {
  const [next] = openTranslations(of, twin, again);
  if (!next?.target.translation) throw new Error("Nothing is open.");
  const { translation, about } = next.target;
  const answer = aGeneratedText({ about, text: inGerman(textToTranslate(translation)), language: "de" });
  return withTranslation(twin, next.tool, translatedText(next.tool, translation, answer));
}

const course = { ...newCourse("course-1", new Date(0)), draft: original() };
const begun = twinDraft(course, "German");
const translated = withNext(course.draft, withNext(course.draft, begun));

test("a twin begins empty, says of which course and into which language, and has all texts open in their order", () => {
  expect(begun).toMatchObject({
    topic: "",
    options: { language: "German" },
    translationOf: { id: "course-1", language: "German" },
  });
  const open = openTranslations(course.draft, begun);
  expect(open.map(({ tool, module }) => [tool, module])).toEqual([
    ["course-outline", undefined],
    ["lesson-content", 1],
  ]);
});

test("the title of the course is translated with its first text, and modules are named by the translated outline", () => {
  expect(translated.topic).toBe("Sicher heben");
  expect(translated["course-outline"]).toMatchObject({ about: "Sicher heben", language: "de", incomplete: false });
  expect(Object.keys(translated["lesson-content"])).toEqual(["Modul 1: Anfang"]);
  expect(translated["lesson-content"]["Modul 1: Anfang"]?.text).toBe(inGerman(lesson));
  expect(openTranslations(course.draft, translated)).toEqual([]);
  expect(textPairs(course.draft, translated).map(isOlderThanOriginal)).toEqual([false, false]);
});

test("a change of the original marks its counterpart as older, in its section, until it is translated again", () => {
  const edited = withEdit(course.draft, "lesson-content", lesson.replace("Walk.", "Walk. Look first."));
  const [, pair] = textPairs(edited, translated);
  if (!pair) throw new Error("The lesson has no counterpart.");
  expect([isOlderThanOriginal(pair), isChangedSince(pair)]).toEqual([true, false]);
  expect([0, 1].map((nth) => sectionState(pair, nth))).toEqual(["same", "older"]);
  expect(openTranslations(edited, translated)).toEqual([]);

  const again = withNext(edited, translated, pair);
  expect(textPairs(edited, again).map(isOlderThanOriginal)).toEqual([false, false]);
  expect(again.history["lesson-content"].map(({ text }) => text)).toEqual([inGerman(lesson)]);
});

test("a change of the translation is told from one of the original", () => {
  const selected = { ...translated, selectedModule: "Modul 1: Anfang" };
  const changed = withEdit(selected, "lesson-content", inGerman(lesson).replace("Gehen.", "Langsam gehen."));
  const [, pair] = textPairs(course.draft, changed);
  if (!pair) throw new Error("The lesson has no counterpart.");
  expect([isOlderThanOriginal(pair), isChangedSince(pair), sectionState(pair, 1)]).toEqual([false, true, "changed"]);
});

test("a person can say that the two agree", () => {
  const edited = withEdit(course.draft, "lesson-content", lesson.replace("Walk.", "Walk!"));
  const [, pair] = textPairs(edited, translated);
  if (!pair) throw new Error("The lesson has no counterpart.");
  const agreed = withAgreement(translated, pair);
  expect(textPairs(edited, agreed).map(isOlderThanOriginal)).toEqual([false, false]);
  expect(agreed["lesson-content"]["Modul 1: Anfang"]?.text).toBe(inGerman(lesson));
});

test("an outline that is translated again keeps what was translated for its modules", () => {
  const edited = { ...course.draft, "course-outline": aGeneratedText({ text: outline.replace("Start", "Walk") }) };
  const again = withNext(edited, translated, { tool: "course-outline" });
  expect(Object.keys(again["lesson-content"])).toEqual(["Modul 1: Gehen"]);
});

test("a long text is translated in parts, goes on behind those that are there, and begins anew if they have changed", () => {
  const section = (nth: number) => `## Part ${nth}\n\n${"Look first. ".repeat(300)}\n\n`;
  const long = `# The start\n\n${[1, 2, 3, 4].map(section).join("")}`;
  const of = withEdit(course.draft, "lesson-content", long);
  expect(translationParts("lesson-content", long).join("")).toBe(long);
  expect(translationParts("lesson-content", long)).toHaveLength(4);
  const outlined = withNext(of, begun);
  const half = withNext(of, withNext(of, outlined));
  const [text] = Object.values(half["lesson-content"]);
  expect(text).toMatchObject({ incomplete: true });
  expect(openTranslations(of, half).map(({ part }) => part)).toEqual([2, 3]);
  const changed = withEdit(of, "lesson-content", long.replace("Part 1\n", "Part 1 changed\n"));
  expect(openTranslations(changed, half).map(({ part }) => part)).toEqual([0, 1, 2, 3]);

  const whole = withNext(of, withNext(of, half));
  const [done] = Object.values(whole["lesson-content"]);
  expect(done).toMatchObject({ incomplete: false, text: inGerman(long) });
  expect(
    wholeProblem("lesson-content", aGeneratedText({ text: long }), done ?? aGeneratedText(), "de"),
  ).toBeUndefined();
});

test("the files of a translation are in its language", () => {
  const time = () => "today";
  const parts = courseDocument(translated, time).flatMap(({ language }) => language ?? []);
  const slides = courseSlides(translated, time).map(({ language }) => language);
  expect(new Set(parts)).toEqual(new Set(["de"]));
  expect(slides.slice(0, -1)).toEqual(slides.slice(0, -1).map(() => "de"));
});

test("a title that Markdown would read as a mark is sent as words", () => {
  const [first] = openTranslations(
    {
      ...course.draft,
      topic: "# 1. - Lifting",
      "course-outline": aGeneratedText({ about: "# 1. - Lifting", text: outline }),
    },
    begun,
  );
  expect(first?.target.translation && textToTranslate(first.target.translation)).toMatch(
    /^1 - Lifting\n\n# Safe lifting/,
  );
});
