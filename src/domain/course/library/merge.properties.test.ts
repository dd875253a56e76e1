// Two windows change one course as they like, and what each has is merged again and again: no text that either wrote is
// lost, and both end with the same.
import fc from "fast-check";
import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { clearedForOutline, withEarlierText, withEdit, withText, type CourseDraft } from "../draft";
import { toolNames } from "../../kernel/tool-names";
import { newCourse, type Course } from "./course";
import { anyCourse, someModules } from "../../../../tests/support/course/arbitrary-courses";
import { corpus } from "../../../../tests/support/course/corpus";
import { isEqual } from "../../kernel/versioned";
import { textLines } from "../reading/text-lines";
import { sectionsOf } from "../sections";
import { HeldCourse } from "./held-course";
import { keptTexts, withTexts } from "./texts";

interface Step {
  window: number;
  tool: (typeof toolNames)[number];
  module: string;
  does: "write" | "go back" | "clear" | "merge";
}

const steps = fc.array(
  fc.record<Step>({
    window: fc.nat({ max: 1 }),
    tool: fc.constantFrom(...toolNames),
    module: fc.constantFrom(...someModules.slice(0, 2)),
    does: fc.constantFrom("write", "write", "write", "go back", "clear", "merge", "merge"),
  }),
  { maxLength: 25 },
);

function allTexts(course: Course): Set<string> {
  return new Set(
    [...keptTexts(course.draft).values()].flatMap(({ current, earlier }) =>
      [current, ...earlier].map((each) => each?.text ?? ""),
    ),
  );
}

function changed(draft: CourseDraft, { tool, module, does }: Step, text: string): CourseDraft {
  if (does === "clear") return clearedForOutline(draft);
  const about = tool === "course-outline" || tool === "study-material" ? "Safe lifting" : module;
  if (does === "write") return withText(draft, tool, aGeneratedText({ text, about }));
  const [earlier] = draft.history[tool];
  return earlier ? withEarlierText(draft, tool, earlier) : draft;
}

test("nothing that either of two windows writes of one course is lost", () => {
  fc.assert(
    fc.property(steps, (day) => {
      let stored = newCourse("course-1", new Date(0));
      const windows = [new HeldCourse(stored), new HeldCourse(stored)];
      const written: string[] = [];
      const merge = (nth: number) => {
        const window = windows[nth];
        if (!window) return;
        window.hear(stored);
        stored = window.stored = window.mine;
      };
      for (const [nth, step] of day.entries()) {
        const window = windows[step.window];
        if (step.does === "merge") merge(step.window);
        else if (window) {
          const text = `Text ${nth}`;
          const draft = changed(window.mine.draft, step, text);
          if (step.does === "write") written.push(text);
          window.mine = { ...window.mine, draft };
        }
      }
      for (const nth of [0, 1, 0]) merge(nth);
      expect(isEqual(windows[0]?.mine, stored) && isEqual(windows[1]?.mine, stored)).toBe(true);
      const kept = allTexts(stored);
      // Ten earlier results of one text are kept, so a longer day would lose the oldest.
      for (const text of written.slice(-8)) expect(kept).toContain(text);
    }),
    { numRuns: 300 },
  );
});

const recordedTexts = corpus("seen").map(({ text }) => text);
const sectionEdit = fc.record({ section: fc.nat(), line: fc.nat(), merges: fc.boolean() });

const addition = fc.record({
  which: fc.constantFrom<(0 | 1)[]>(0, 1),
  section: fc.nat({ max: 12 }),
  merges: fc.boolean(),
});

/** The text with a word at the end of a line of prose in a section; undefined where it has none. */
function withWord(text: string, at: number, line: number, word: string): string | undefined {
  const sections = sectionsOf(text).map((section) => section.text);
  const lines = textLines(sections[at] ?? "").map(({ raw }) => raw);
  const prose = [...textLines(sections[at] ?? "").entries()].filter(
    ([, { kind }]) => kind === "plain" || kind === "item",
  );
  const [place] = prose[line % prose.length] ?? [];
  if (place === undefined) return undefined;
  lines[place] = lines[place]?.replace(/\n?$/, (end) => ` ${word}${end}`) ?? "";
  return sections.with(at, lines.join("")).join("");
}

/** Two windows of a course with one text, which keep what they merge; each must give way nowhere. */
class TwoWindows {
  readonly windows: readonly [HeldCourse, HeldCourse];
  stored: Course;

  constructor(text: string) {
    const { draft, ...course } = newCourse("course-1", new Date(0));
    this.stored = { ...course, draft: withText(draft, "study-material", aGeneratedText({ text })) };
    this.windows = [new HeldCourse(this.stored), new HeldCourse(this.stored)];
  }

  change(nth: 0 | 1, to: (text: string) => string | undefined): boolean {
    const window = this.windows[nth];
    const changed = to(textIn(window.mine));
    if (changed !== undefined)
      window.mine = { ...window.mine, draft: withEdit(window.mine.draft, "study-material", changed) };
    return changed !== undefined;
  }

  merge(nth: 0 | 1): void {
    const window = this.windows[nth];
    expect(window.hear(this.stored)).toEqual([]);
    this.stored = window.stored = window.mine;
  }

  /** Returns the text that both show in the end. */
  end(): string {
    for (const nth of [0, 1, 0] as const) this.merge(nth);
    expect(this.windows[0].mine.draft).toEqual(this.windows[1].mine.draft);
    return textIn(this.stored);
  }
}

function textIn({ draft }: Course): string {
  return draft["study-material"]?.text ?? "";
}

test("two windows that edit different sections of a recorded text lose nothing, and both show all of it", () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordedTexts), fc.array(sectionEdit, { maxLength: 12 }), (text, edits) => {
      const both = new TwoWindows(text);
      const count = sectionsOf(text).length;
      const typed: string[] = [];
      for (const [nth, { section, line, merges }] of edits.entries()) {
        const at = section % count;
        const which = at % 2 === 0 ? 0 : 1; // each has sections of its own, between the other's
        if (!both.change(which, (before) => withWord(before, at, line, `word${nth}.`))) continue;
        typed.push(`word${nth}.`);
        if (merges) both.merge(which);
      }
      const now = both.end();
      for (const word of typed) expect(now).toContain(word);
    }),
    { numRuns: 100 },
  );
});

/** The text with a new section behind another one. */
function withSection(text: string, nth: number, word: string): string {
  const sections = sectionsOf(text).map((section) => section.text);
  const at = nth % sections.length;
  const before = sections[at] ?? "";
  return sections.with(at, `${before.trimEnd()}\n\n## New ${word}\n\nAdded.\n\n`).join("");
}

test("two windows that both add sections to a recorded text keep all of them, and both show the same", () => {
  fc.assert(
    fc.property(fc.constantFrom(...recordedTexts), fc.array(addition, { maxLength: 8 }), (text, additions) => {
      const both = new TwoWindows(text);
      for (const [nth, { which, section, merges }] of additions.entries()) {
        both.change(which, (before) => withSection(before, section, `word${nth}.`));
        if (merges) both.merge(which);
      }
      const now = both.end();
      for (const nth of additions.keys()) expect(now.split(`## New word${nth}.\n\nAdded.`)).toHaveLength(2);
    }),
    { numRuns: 100 },
  );
});

test("a draft in its parts and put together again has the same texts in each place", () => {
  fc.assert(
    fc.property(anyCourse, ({ draft }) => {
      const again = withTexts(draft, keptTexts(draft).values());
      expect(keptTexts(again)).toEqual(keptTexts(draft));
      expect({ ...again, history: undefined }).toEqual({ ...draft, history: undefined });
    }),
  );
});
