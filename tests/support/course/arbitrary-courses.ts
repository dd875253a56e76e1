import fc from "fast-check";
import { courseLengths, courseLevels } from "../../../src/domain/course/request/course-options";
import type { CourseDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import type { GeneratedText } from "../../../src/domain/course/generated-text";
import type { Course } from "../../../src/domain/course/library/course";
import { anySign } from "../shared/any-sign";

export const someModules = ["Module 1: Start", "Module 2: Unité/é", "第3課 · Ende", "الوحدة ٤", "Module 5 – \u{1f69c}"];

const text = fc.oneof(fc.string({ unit: anySign, maxLength: 40 }), fc.lorem({ mode: "sentences", maxCount: 3 }));

function generated(about: fc.Arbitrary<string>): fc.Arbitrary<GeneratedText> {
  const writtenAt = fc
    .date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString());
  const optional = { language: fc.constantFrom("en", "fr"), trainingGap: text };
  return fc
    .record(
      { text, about, model: text, writtenAt, edited: fc.boolean(), incomplete: fc.boolean(), ...optional },
      { requiredKeys: ["text", "about", "model", "writtenAt", "edited", "incomplete"] },
    )
    .map((made) => aGeneratedText(made));
}

const ofModule = fc.constantFrom(...someModules);
const byModule = fc
  .uniqueArray(ofModule)
  .chain((modules) => fc.tuple(...modules.map((module) => generated(fc.constant(module)))))
  .map((texts) => Object.fromEntries(texts.map((made) => [made.about, made])));
const history = (about: fc.Arbitrary<string>) => fc.array(generated(about), { maxLength: 3 });

const draft: fc.Arbitrary<CourseDraft> = fc
  .record(
    {
      topic: text,
      options: fc.record({
        audience: text,
        level: fc.constantFrom("" as const, ...courseLevels),
        length: fc.constantFrom("" as const, ...courseLengths),
        language: text,
        targetAudience: text,
      }),
      selectedModule: fc.constantFrom("", ...someModules),
      modulesBefore: fc.array(text, { maxLength: 3 }),
      trainingGap: text,
      "course-outline": generated(text),
      "study-material": generated(text),
      "lesson-content": byModule,
      storyboard: byModule,
      assessment: byModule,
      history: fc.record({
        "course-outline": history(text),
        "study-material": history(text),
        "lesson-content": history(ofModule),
        storyboard: history(ofModule),
        assessment: history(ofModule),
      }),
    },
    {
      requiredKeys: ["topic", "options", "selectedModule", "lesson-content", "storyboard", "assessment", "history"],
    },
  )
  .map((made) => made as CourseDraft);

/** Any course that could be kept. */
export const anyCourse: fc.Arbitrary<Course> = fc.record({
  id: fc.stringMatching(/^[A-Za-z0-9]{6,40}$/),
  title: text.map((title) => title.slice(0, 200)),
  order: fc.nat(),
  draft,
});
