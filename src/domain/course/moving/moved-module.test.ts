import fc from "fast-check";
import { expect, test } from "vitest";
import { corpusTexts } from "../../../../tests/support/course/corpus";
import { recordedCourses } from "../../../../tests/support/course/recorded-courses";
import { emptyDraft, modulesOfDraft, type CourseDraft } from "../draft";
import { aGeneratedText } from "../draft.fixture";
import { modulesOf } from "../modules";
import { canMoveModules, withModuleMoved } from "./moved-module";
import { movedOutline } from "./moved-outline";

const outline = `# Lifting

Three modules.

## Module 1: Look

- See the load [O1.1 L2]

---

## Module 2: Lift

- Lift it [O2.1 L3]

### Practice

Again.

---

## Module 3: Rest

- Stop in time [O3.1 L1]

## After the course

A talk.
`;
const of = (about: string, text: string) => ({ [about]: aGeneratedText({ about, text }) });

test("a module goes to its new place with its texts, their earlier results and the codes of its objectives", () => {
  const draft: CourseDraft = {
    ...emptyDraft,
    selectedModule: "Module 3: Rest",
    "course-outline": aGeneratedText({ text: outline }),
    "lesson-content": { ...of("Module 1: Look", "Look [O1.1]"), ...of("Module 3: Rest", "Rest [O3.1, O1.1]") },
    assessment: of("Module 2: Lift", "1. Lift? [O2.1]"),
    history: { ...emptyDraft.history, assessment: [aGeneratedText({ about: "Module 3: Rest", text: "Old [O3.1]" })] },
  };
  const moved = withModuleMoved(draft, 2, 0);
  expect(moved && modulesOfDraft(moved)).toEqual(["Module 1: Rest", "Module 2: Look", "Module 3: Lift"]);
  expect(moved?.selectedModule).toBe("Module 1: Rest");
  expect(moved?.["lesson-content"]["Module 1: Rest"]).toMatchObject({
    about: "Module 1: Rest",
    text: "Rest [O1.1, O2.1]",
  });
  expect(moved?.["lesson-content"]["Module 2: Look"]?.text).toBe("Look [O2.1]");
  expect(moved?.assessment["Module 3: Lift"]?.text).toBe("1. Lift? [O3.1]");
  expect(moved?.history.assessment[0]).toMatchObject({ about: "Module 1: Rest", text: "Old [O1.1]" });
  const text = moved?.["course-outline"]?.text ?? "";
  expect(text).toContain("## Module 3: Lift\n\n- Lift it [O3.1 L3]\n\n### Practice\n\nAgain.\n\n## After the course");
  expect(text.match(/---/g)).toHaveLength(2);
  expect(moved && withModuleMoved(moved, 0, 2)).toMatchObject({ ...draft, "course-outline": { text: outline } });
});

test("what is no place of a module, and modules of a table, are not moved", () => {
  const draft = (text: string) => ({ ...emptyDraft, "course-outline": aGeneratedText({ text }) });
  expect(withModuleMoved(draft(outline), 0, 3)).toBeUndefined();
  expect(withModuleMoved(draft(outline), 1, 1)).toBeUndefined();
  expect(withModuleMoved(emptyDraft, 0, 1)).toBeUndefined();
  const table = draft("| Module | Title |\n| --- | --- |\n| 1 | Look |\n| 2 | Lift |\n");
  expect(modulesOfDraft(table)).toHaveLength(2);
  expect(canMoveModules(table)).toBe(false);
});

const outlines = [
  ...corpusTexts("course-outline").map(({ text }) => text),
  ...Object.values(recordedCourses).map((course) => course()["course-outline"]?.text ?? ""),
].filter((text) => modulesOf(text).length > 1);

test("recorded outlines of every language and form come back byte for byte when a module is moved back", () => {
  let movable = 0;
  for (const text of outlines) if (movedOutline(text, 0, 1)) movable++;
  expect(movable / outlines.length).toBeGreaterThan(0.7);
  const place = fc.nat({ max: 30 });
  fc.assert(
    fc.property(fc.constantFrom(...outlines), place, place, (text, one, other) => {
      const modules = modulesOf(text);
      const [from, to] = [one % modules.length, other % modules.length];
      const moved = movedOutline(text, from, to);
      if (!moved) return;
      const bare = (names: readonly string[]) => names.map((name) => name.replaceAll(/[\p{N}\s]+/gu, ""));
      const order = bare(modules);
      order.splice(to, 0, ...order.splice(from, 1));
      if (modules.every((name) => /\p{N}/u.test(name))) expect(bare(modulesOf(moved.text))).toEqual(order);
      expect(movedOutline(moved.text, to, from)?.text).toBe(text);
    }),
    { numRuns: 300 },
  );
});
