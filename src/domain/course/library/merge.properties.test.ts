// Two windows change one course as they like, and what each has is merged again and again: no text that either wrote is
// lost, and both end with the same.
import fc from "fast-check";
import { expect, test } from "vitest";
import { aGeneratedText } from "../draft.fixture";
import { clearedForOutline, withEarlierText, withText, type CourseDraft } from "../draft";
import { toolNames } from "../../kernel/tool-names";
import { newCourse, type Course } from "./course";
import { anyCourse, someModules } from "../../../../tests/support/course/arbitrary-courses";
import { isEqual } from "../../kernel/versioned";
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

test("a draft in its parts and put together again has the same texts in each place", () => {
  fc.assert(
    fc.property(anyCourse, ({ draft }) => {
      const again = withTexts(draft, keptTexts(draft).values());
      expect(keptTexts(again)).toEqual(keptTexts(draft));
      expect({ ...again, history: undefined }).toEqual({ ...draft, history: undefined });
    }),
  );
});
