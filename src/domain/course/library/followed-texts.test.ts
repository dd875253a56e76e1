import fc from "fast-check";
import { expect, test } from "vitest";
import {
  currentText,
  emptyDraft,
  modulesOfDraft,
  moduleTools,
  withEdit,
  withEditedOutline,
  type CourseDraft,
} from "../draft";
import { aGeneratedText } from "../draft.fixture";
import { withModuleMoved } from "../moving/moved-module";
import { newCourse, type Course } from "./course";
import { coursePartsOf, courseOfParts } from "./course-parts";
import { HeldCourse } from "./held-course";

const [look, lift, rest] = ["Module 1: Look", "Module 2: Lift", "Module 3: Rest"] as const;
const modules = [look, lift, rest];
const outline = modules.map((name, nth) => `## ${name}\n\n- Do it [O${nth + 1}.1 L3]\n`).join("\n");

function lessonOf(about: string): string {
  return `# ${about.slice(10)}\n\nFirst words [O${about.charAt(7)}.1].\n\n## Practice\n\nAnd again.\n`;
}

function aCourse(): Course {
  const lessons = modules.map((about) => [about, aGeneratedText({ about, text: lessonOf(about) })] as const);
  const draft: CourseDraft = {
    ...emptyDraft,
    selectedModule: look,
    "course-outline": aGeneratedText({ text: `# Lifting\n\nFor all.\n\n${outline}` }),
    "lesson-content": Object.fromEntries(lessons),
  };
  return { ...newCourse("course-1", new Date(0)), draft };
}

function change(window: HeldCourse, by: (draft: CourseDraft) => CourseDraft | undefined): void {
  const draft = by(window.mine.draft);
  if (draft) window.mine = { ...window.mine, draft };
}

/** The selected module's lesson with another word. */
const typed = (from: string, to: string) => (draft: CourseDraft) =>
  withEdit(draft, "lesson-content", (draft["lesson-content"][draft.selectedModule]?.text ?? "").replace(from, to));

const renamed = (from: string, to: string) => (draft: CourseDraft) =>
  withEditedOutline(withEdit(draft, "course-outline", (draft["course-outline"]?.text ?? "").replace(from, to)));

/** The course as the second window has stored it, and as the first one has it then. */
function ends(first: (draft: CourseDraft) => CourseDraft | undefined, second: typeof first): Course[] {
  const start = aCourse();
  const windows = [new HeldCourse(start), new HeldCourse(start)] as const;
  change(windows[0], first);
  change(windows[1], second);
  expect(windows[1].hear(windows[0].mine)).toEqual([]);
  expect(windows[0].hear(windows[1].mine)).toEqual([]);
  return [windows[0].mine, windows[1].mine];
}

const moved = (draft: CourseDraft) => withModuleMoved(draft, 0, 2);
const edited = typed("And again.", "And once more.");

test.each([
  ["moves the module", moved, "Module 3: Look", "First words [O3.1]."],
  ["renames the module", renamed(look, "Module 1: See"), "Module 1: See", "First words [O1.1]."],
  [
    "moves and renames it",
    (draft: CourseDraft) => renamed("Module 3: Look", "Module 3: See")(moved(draft) ?? draft),
    "Module 3: See",
    "First words [O3.1].",
  ],
  [
    "moves it twice",
    (draft: CourseDraft) => withModuleMoved(moved(draft) ?? draft, 0, 1),
    "Module 3: Look",
    "First words [O3.1].",
  ],
])("what one window types into a lesson arrives at its module's new name while another %s", (_, by, name, codes) => {
  for (const pair of [ends(by, edited), ends(edited, by)])
    for (const { draft } of pair) {
      expect(Object.keys(draft["lesson-content"]).toSorted()).toEqual(modulesOfDraft(draft).toSorted());
      expect(draft["lesson-content"][name]).toMatchObject({ about: name });
      expect(draft["lesson-content"][name]?.text).toContain("And once more.");
      expect(draft["lesson-content"][name]?.text).toContain(codes);
      expect(draft.selectedModule).toBe(name);
      expect(draft.history["lesson-content"]).toEqual([]);
    }
});

test("what one window changes in the outline stays while another moves a module of it", () => {
  const words = (draft: CourseDraft) =>
    withEditedOutline(
      withEdit(draft, "course-outline", draft["course-outline"]?.text.replace("For all.", "For drivers.") ?? ""),
    );
  for (const pair of [ends(moved, words), ends(words, moved)])
    for (const { draft } of pair) {
      expect(modulesOfDraft(draft)).toEqual(["Module 1: Lift", "Module 2: Rest", "Module 3: Look"]);
      expect(draft["course-outline"]?.text).toContain("For drivers.");
      expect(draft.history["course-outline"]).toEqual([]);
    }
});

test("two windows that move different modules keep one order, and every lesson is at its module", () => {
  for (const { draft } of ends(moved, (draft) => withModuleMoved(draft, 1, 0))) {
    const names = modulesOfDraft(draft);
    expect(names.map((name) => name.slice(10)).toSorted()).toEqual(["Lift", "Look", "Rest"]);
    for (const name of names) expect(draft["lesson-content"][name]?.text).toBe(lessonOf(name));
    expect(Object.keys(draft["lesson-content"])).toHaveLength(3);
  }
});

/** The course of a window that types into a lesson while the parts of a course with moved modules come. */
function afterArriving(
  order: (keys: string[]) => readonly string[],
  typesAt: number,
): { draft: CourseDraft; isTyped: boolean } {
  let isTyped = false;
  const start = aCourse();
  const mover = new HeldCourse(start);
  change(mover, moved);
  const parts = coursePartsOf(start);
  const next = coursePartsOf(mover.mine);
  const window = new HeldCourse(courseOfParts("course-1", [...parts.values()]));
  change(window, (draft) => ({ ...draft, selectedModule: look }));
  for (const [nth, key] of order([...new Set([...next.keys(), ...parts.keys()])]).entries()) {
    if (nth === typesAt) {
      isTyped = currentText(window.mine.draft, "lesson-content") !== undefined;
      change(window, edited);
    }
    const part = next.get(key);
    if (part) parts.set(key, part);
    else parts.delete(key);
    window.hear(courseOfParts("course-1", [...parts.values()]));
  }
  return { draft: window.mine.draft, isTyped };
}

test("a course that arrives part by part, as it is written, has what is typed meanwhile at its new place", () => {
  for (let typesAt = 0; typesAt < 8; typesAt++) {
    const { draft, isTyped } = afterArriving((keys) => keys, typesAt);
    expect(isTyped).toBe(true);
    expect(draft["lesson-content"]["Module 3: Look"]?.text).toContain("And once more.");
    expect(Object.keys(draft["lesson-content"])).toHaveLength(3);
    expect(draft.history["lesson-content"]).toEqual([]);
  }
});

test("in whatever order the parts come, what is typed meanwhile is kept with its module", { tags: ["heavy"] }, () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), fc.nat({ max: 7 }), (places, typesAt) => {
      const shuffled = (keys: string[]) => {
        const at = new Map(keys.map((key) => [key, places.next().value ?? 0]));
        return keys.toSorted((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0));
      };
      const { draft, isTyped } = afterArriving(shuffled, typesAt); // a text may be gone before its new one comes
      if (!isTyped) return;
      const kept = [...Object.values(draft["lesson-content"]), ...draft.history["lesson-content"]];
      const found = kept.find(({ text }) => text.includes("And once more."));
      expect(found?.about).toBe("Module 3: Look");
    }),
    { numRuns: 300 },
  );
});

test("a text follows a move that was made after two windows had renamed the same module", () => {
  const start = aCourse();
  const windows = [new HeldCourse(start), new HeldCourse(start)] as const;
  change(windows[0], renamed(`## ${rest}\n`, "## Module 3: Pause\n"));
  change(windows[1], renamed(`## ${rest}\n`, "## Module 3: Break\n"));
  windows[1].hear(windows[0].mine);
  windows[1].stored = windows[1].mine;
  change(windows[0], edited);
  change(windows[1], (draft) => withModuleMoved(draft, 0, 1));
  windows[1].hear(windows[0].mine);
  const { "lesson-content": lessons } = windows[1].mine.draft;
  expect(Object.keys(lessons).toSorted()).toEqual(["Module 1: Lift", "Module 2: Look", "Module 3: Pause"]);
  expect(lessons["Module 2: Look"]?.text).toContain("And once more.");
});

interface Step {
  window: number;
  does: "type" | "move" | "rename" | "merge";
  at: number;
  to: number;
}

const steps = fc.array(
  fc.record<Step>({
    window: fc.nat({ max: 1 }),
    does: fc.constantFrom("type", "type", "move", "rename", "merge", "merge"),
    at: fc.nat({ max: 2 }),
    to: fc.nat({ max: 2 }),
  }),
  { maxLength: 20 },
);

test("two windows that type, move and rename lose no word, and no text is left under a name that is gone", () => {
  fc.assert(
    fc.property(steps, (day) => {
      let stored = aCourse();
      const windows = [new HeldCourse(stored), new HeldCourse(stored)] as const;
      const words: string[] = [];
      const merge = (window: HeldCourse) => {
        window.hear(stored);
        stored = window.stored = window.mine;
      };
      for (const [nth, { window: which, does, at, to }] of day.entries()) {
        const window = windows[which === 0 ? 0 : 1];
        const name = modulesOfDraft(window.mine.draft)[at] ?? "";
        if (does === "merge") merge(window);
        else if (does === "move") change(window, (draft) => withModuleMoved(draft, at, to));
        else if (does === "rename") change(window, renamed(`## ${name}\n`, `## ${name} ${nth}\n`));
        else {
          words.push(`word${nth}.`);
          change(window, (draft) => typed("First", `word${nth}. First`)({ ...draft, selectedModule: name }));
        }
      }
      for (const nth of [0, 1, 0] as const) merge(windows[nth]);
      expect(windows[0].mine.draft["lesson-content"]).toEqual(windows[1].mine.draft["lesson-content"]);
      const { draft } = stored;
      const names = modulesOfDraft(draft);
      expect(names).toHaveLength(3);
      for (const tool of moduleTools)
        for (const about of [...Object.keys(draft[tool]), ...draft.history[tool].map((old) => old.about)])
          expect(names).toContain(about);
      const all = [...Object.values(draft["lesson-content"]), ...draft.history["lesson-content"]];
      for (const word of words) expect(all.some(({ text }) => text.includes(word))).toBe(true);
    }),
    { numRuns: 300 },
  );
});
