// Random courses as packages: with formulas, tables, text from right to left, titles of 200 characters and every
// character there is. Each holds every text as it stands, and nothing else of the business that it was made for.
import fc from "fast-check";
import { JSDOM } from "jsdom";
import { expect } from "vitest";
import type { CourseDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { packagePages } from "../../../src/domain/course/exports/package/package-pages";
import { packageParts } from "../../../src/domain/course/exports/package/package-part";
import type { PlayerSettings } from "../../../src/domain/course/exports/package/player-settings";
import type { CourseOrigin } from "../../../src/domain/course/origin/course-origin";
import { learnersLesson } from "../../../src/domain/course/learner/learners-lesson";
import { bodyOf } from "../../../src/domain/course/reading/text-lines";
import { aPackedDraft, packedFiles } from "./packed-course";

/** Words with a mark that is nowhere else; what carries it must not leave. */
const secret = fc.nat(99_999).map((nth) => `kept-back-${nth}-`);

// Strings of code points as UTF-8 has them, without a byte order mark, which readers of files take away.
const anything = fc.string({ unit: "grapheme", minLength: 1, maxLength: 200 });
const block = fc.oneof(
  anything,
  fc.lorem({ mode: "sentences", maxCount: 4 }),
  fc.constantFrom(
    "$$\\int_0^1 x^2\\,dx < \\frac{1}{2}$$ & $a_{i}*b$",
    "| Scene | Min. |\n| --- | ---: |\n| <b>Opening</b> | 5 |",
    "## عنوان الدرس\n\nالنص من اليمين إلى اليسار، مع `code` و **خط عريض**.",
    "# 标题\n\n- [ ] 一\n- [x] 二\n\n> 引用",
    "```html\n</script><script>alert(1)</script>\n```",
    "So.[^1]\n\n[^1]: Note with [link](javascript:alert(1)) and <img src=x onerror=alert(1)>.",
    "&amp; &lt;tag&gt; ]]> <!-- --> \u0000\u0001\u0085\u2028\ufffe\uffff",
  ),
);
/** Blank space around a text is the writer's own, too. */
const blank = fc.constantFrom("", "\n", "  ", "\u00a0", " \n\t\n");
const text = fc
  .tuple(blank, fc.array(block, { minLength: 1, maxLength: 4 }), blank)
  .map(([before, blocks, after]) => before + blocks.join("\n\n") + after)
  .filter((words) => words.trim() !== ""); // no text of a course is blank
const question = fc
  .record({ stem: anything, options: fc.array(anything, { minLength: 2, maxLength: 5 }), right: fc.nat(1) })
  .map(({ stem, options, right }, nth = 0) =>
    [`${nth + 1}. ${oneLine(stem)}?`, ...options.map((option, at) => `${"ABCDE"[at] ?? ""}. ${oneLine(option)}`)]
      .concat(`Answer: ${"AB"[right] ?? "A"}`)
      .join("\n"),
  );
const title = fc.oneof(anything, fc.string({ unit: "grapheme", minLength: 200, maxLength: 200 }));
const language = fc.constantFrom("en", "de", "ar", "he", "fa", "pl", "zh-Hans", undefined);

function oneLine(words: string): string {
  return `x${words.replace(/\s+/g, " ")}`;
}

interface RandomCourse {
  draft: CourseDraft;
  title: string;
}

const course: fc.Arbitrary<RandomCourse> = fc
  .record({
    title,
    language,
    material: text,
    lessons: fc.array(fc.tuple(title, text), { minLength: 1, maxLength: 3 }),
    quizzes: fc.array(fc.array(question, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    secrets: fc.array(secret, { minLength: 6, maxLength: 6 }),
  })
  .map(({ title: named, language: tag, material, lessons, quizzes, secrets }) => {
    const [gap = "", fact = "", scene = "", old = "", audience = "", code = ""] = secrets;
    const made = (words: string, about: string) =>
      aGeneratedText({ text: words, about, trainingGap: gap, ...(tag !== undefined && { language: tag }) });
    const modules = lessons.map(([name], nth) => `Module ${nth + 1}: ${name}`);
    const draft: CourseDraft = {
      ...aPackedDraft(),
      topic: named,
      trainingGap: gap,
      origin: {
        business: fact,
        invitationId: code,
        evidence: [{ kind: "fact", text: fact }],
      } as unknown as CourseOrigin,
      options: { ...aPackedDraft().options, audience, targetAudience: audience },
      "course-outline": undefined,
      "study-material": made(material, named),
      "lesson-content": Object.fromEntries(
        lessons.map(([, words], nth) => [modules[nth] ?? "", made(words, modules[nth] ?? "")]),
      ),
      assessment: Object.fromEntries(
        quizzes.map((asked, nth) => [modules[nth] ?? `M${nth}`, made(asked.join("\n\n"), modules[nth] ?? `M${nth}`)]),
      ),
      storyboard: { Scenes: made(scene, "Scenes") },
      history: { ...aPackedDraft().history, "lesson-content": [made(old, "Old")] },
    };
    return { draft, title: named };
  });

function allTexts({ draft }: RandomCourse): string[] {
  const ofModules = [draft["lesson-content"], draft.assessment].flatMap((texts) => Object.values(texts));
  return [draft["study-material"], ...ofModules].flatMap((one) => (one ? [bodyOf(one.text)] : []));
}

function wordsThatMayMiss({ draft }: RandomCourse): string[] {
  const lessons = Object.values(draft["lesson-content"]).filter(({ text: lesson }) => learnersLesson(lesson) === "");
  return [...Object.values(draft.assessment), ...lessons].map((one) => bodyOf(one.text));
}

function expectWhole(random: RandomCourse, files: Record<string, string>): void {
  const sources = Object.entries(files).flatMap(([name, source]) => (name.startsWith("source/") ? [source] : []));
  const page = new JSDOM(files["index.html"]).window.document;
  const settings = JSON.parse(page.querySelector("#settings")?.textContent ?? "") as PlayerSettings;
  const pages = packagePages(random.draft).length;
  expect(page.querySelectorAll("main > article")).toHaveLength(pages + 1);
  expect(page.querySelectorAll("nav a")).toHaveLength(pages + 1);
  expect(page.querySelectorAll("form.question")).toHaveLength(settings.answers.length);
  expect([...page.querySelectorAll("script")].map(({ id, src }) => id || src)).toEqual(["settings", "player.js"]);
  expect(page.querySelector("img, iframe, [onerror], [href^='javascript']")).toBeNull();
  for (const words of allTexts(random)) {
    const isLeftOut = !sources.some((source) => source.endsWith(words));
    // An assessment without a question is no page, nor is a lesson that is all agenda; the dialog says so.
    if (isLeftOut) expect(wordsThatMayMiss(random)).toContain(words);
  }
  expect(Object.keys(files).some((name) => name.endsWith("study-material.md"))).toBe(true);
}

/** The manifests of so many random courses, each of whose packages is whole, and how many questions they have. */
export function wholePackages(count: number): { manifests: string[]; questions: number } {
  const manifests: string[] = [];
  let questions = 0;
  fc.assert(
    fc.property(course, (random) => {
      const files = packedFiles(random.draft, {}, random.title);
      expectWhole(random, files);
      manifests.push(files["imsmanifest.xml"] ?? "");
      questions += (files["index.html"]?.match(/<form class="choice question"/g) ?? []).length;
    }),
    { numRuns: count, endOnFailure: true },
  );
  return { manifests, questions };
}

/** Nothing but the chosen texts leaves with so many random courses: no gap, no fact, no earlier result. */
export function expectNoLeak(count: number): void {
  const somePages = fc.subarray([...packageParts], { minLength: 1 }).filter((parts) => parts.join() !== "assessment");
  fc.assert(
    fc.property(course, somePages, ({ draft, title: named }, parts) => {
      const files = packedFiles(draft, { parts }, named);
      expect(JSON.stringify(files).match(/kept-back-\d+-/g)).toBeNull();
    }),
    { numRuns: count, endOnFailure: true },
  );
}
