import { expect, test } from "vitest";
import {
  clearedForOutline,
  courseDraft,
  emptyDraft,
  modulesOfDraft,
  pieceOf,
  previousOf,
  restored,
  settledOutline,
  subjectOf,
  withEdit,
  withoutClearing,
  withPiece,
} from "./draft";
import { aPiece } from "./draft.fixture";

const withOutline = { ...withPiece(emptyDraft, "course-outline", aPiece()), selectedModule: "Module 1: Start" };
const withLesson = withPiece(withOutline, "lesson-content", aPiece({ about: "Module 1: Start", text: "Lesson one." }));

test("an outline brings up its modules", () => {
  expect(modulesOfDraft(withOutline)).toEqual(["Module 1: Start", "Module 2: End"]);
});

test("a new outline clears the old one, the module list and the selected module", () => {
  const cleared = clearedForOutline(withLesson);
  expect(pieceOf(cleared, "course-outline")).toBeUndefined();
  expect(modulesOfDraft(cleared)).toEqual([]);
  expect(cleared.selectedModule).toBe("");
});

test("what a new outline clears can be gone back to", () => {
  const cleared = clearedForOutline(withLesson);
  expect(cleared.history["course-outline"]).toEqual([aPiece()]);
  expect(cleared.history["lesson-content"].map(({ text }) => text)).toEqual(["Lesson one."]);
});

test("an outline that came to nothing gives the course back, with the history as it was", () => {
  expect(withoutClearing(clearedForOutline(withLesson), withLesson)).toEqual(withLesson);
});

test("what has been made since the course was cleared stays", () => {
  const cleared = clearedForOutline(withLesson);
  const lesson = aPiece({ about: "Module 2: End", text: "Arrived meanwhile." });
  const reading = aPiece({ text: "Read meanwhile." });
  const since = withPiece(withPiece(cleared, "lesson-content", lesson), "study-material", reading);
  const back = withoutClearing(since, withLesson);
  expect(pieceOf(back, "course-outline")).toEqual(aPiece());
  expect(back["lesson-content"]).toEqual({ "Module 2: End": lesson });
  expect(back.history["lesson-content"].map(({ text }) => text)).toEqual(["Lesson one."]);
  expect(back["study-material"]).toEqual(reading);

  const newOutline = withPiece(cleared, "course-outline", aPiece({ text: "# Another" }));
  expect(withoutClearing(newOutline, withLesson)).toBe(newOutline);
});

test("each module keeps a lesson of its own", () => {
  const both = withPiece(withLesson, "lesson-content", aPiece({ about: "Module 2: End", text: "Lesson two." }));
  expect(pieceOf(both, "lesson-content")?.text).toBe("Lesson one.");
  expect(pieceOf({ ...both, selectedModule: "Module 2: End" }, "lesson-content")?.text).toBe("Lesson two.");
});

test("an edited outline that lost the selected module selects none", () => {
  expect(withPiece(withOutline, "course-outline", aPiece({ text: "Module 2: End" })).selectedModule).toBe("");
  expect(withPiece(withOutline, "course-outline", aPiece({ text: "Module 1: Start" })).selectedModule).toBe(
    "Module 1: Start",
  );
});

test("going back to an earlier result puts the present one into the history", () => {
  const second = withPiece(withLesson, "lesson-content", aPiece({ about: "Module 1: Start", text: "Second try." }));
  const [first] = second.history["lesson-content"];
  const back = restored(second, "lesson-content", first ?? aPiece());
  expect(pieceOf(back, "lesson-content")?.text).toBe("Lesson one.");
  expect(back.history["lesson-content"].map(({ text }) => text)).toEqual(["Second try."]);
});

test("a module that is renamed by hand keeps its lesson and stays selected", () => {
  const edited = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  const settled = settledOutline(edited);
  expect(settled.selectedModule).toBe("Module 1: Warm up");
  expect(pieceOf(settled, "lesson-content")?.text).toBe("Lesson one.");
  expect(pieceOf(settled, "course-outline")?.edited).toBe(true);
});

test("the earlier lessons of a renamed module can be gone back to under its new name", () => {
  const second = withPiece(withLesson, "lesson-content", aPiece({ about: "Module 1: Start", text: "Second try." }));
  const settled = settledOutline(withEdit(second, "course-outline", "## Module 1: Warm up\n\n## Module 2: End"));
  const earlier = previousOf(settled, "lesson-content") ?? aPiece();
  expect(pieceOf(restored(settled, "lesson-content", earlier), "lesson-content")?.text).toBe("Lesson one.");
});

test("a lesson that already stood under a module's new name becomes an earlier result", () => {
  const stray = withPiece(withLesson, "lesson-content", aPiece({ about: "Module 1: Warm up", text: "Stray." }));
  const settled = settledOutline(withEdit(stray, "course-outline", "## Module 1: Warm up\n\n## Module 2: End"));
  expect(pieceOf(settled, "lesson-content")?.text).toBe("Lesson one.");
  expect(settled.history["lesson-content"].map(({ text }) => text)).toEqual(["Stray."]);
});

test("modules that change places keep their own lessons", () => {
  const both = withPiece(withLesson, "lesson-content", aPiece({ about: "Module 2: End", text: "Lesson two." }));
  const swapped = settledOutline(withEdit(both, "course-outline", "## Module 2: End\n\n## Module 1: Start"));
  expect(swapped["lesson-content"]["Module 1: Start"]?.text).toBe("Lesson one.");
  expect(swapped["lesson-content"]["Module 2: End"]?.text).toBe("Lesson two.");
  expect(swapped.selectedModule).toBe("Module 1: Start");
});

test("a module is renamed from the name that it had before the first keystroke", () => {
  const half = withEdit(withLesson, "course-outline", "## Module 1: Wa\n\n## Module 2: End");
  const whole = withEdit(half, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  expect(pieceOf(settledOutline(whole), "lesson-content")?.text).toBe("Lesson one.");
});

test("a draft that was left in the middle of an edit is read, and settled once", () => {
  const edited = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  const settled = settledOutline(courseDraft.parse(JSON.parse(JSON.stringify(edited))));
  expect(Object.keys(settled["lesson-content"])).toEqual(["Module 1: Warm up"]);
  expect(settledOutline(settled)).toBe(settled);
});

test("a tool writes for the selected module as it is called now, and for none that is gone", () => {
  const renamed = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  expect(subjectOf(renamed, "storyboard")).toBe("Module 1: Warm up");
  expect(subjectOf(withEdit(withLesson, "course-outline", "## Module 2: End"), "storyboard")).toBe("");
});

test("an earlier outline that is gone back to in the middle of an edit renames nothing", () => {
  const half = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  const back = restored(half, "course-outline", aPiece({ text: "## Module 1: Other\n\n## Module 2: Else" }));
  expect(Object.keys(settledOutline(back)["lesson-content"])).toEqual(["Module 1: Warm up"]);
});

test("undo goes back to the version before, of the same module", () => {
  const second = withPiece(withLesson, "lesson-content", aPiece({ about: "Module 1: Start", text: "Second try." }));
  expect(previousOf(second, "lesson-content")?.text).toBe("Lesson one.");
  expect(previousOf({ ...second, selectedModule: "Module 2: End" }, "storyboard")).toBeUndefined();
});
