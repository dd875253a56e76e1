import { expect, test } from "vitest";
import {
  clearedForOutline,
  emptyDraft,
  modulesOfDraft,
  currentText,
  previousOf,
  withEarlierText,
  withEditedOutline,
  toolSubject,
  withEdit,
  withoutClearing,
  withText,
} from "./draft";
import { courseDraft } from "./library/stored-course";
import { aGeneratedText } from "./draft.fixture";

const withOutline = { ...withText(emptyDraft, "course-outline", aGeneratedText()), selectedModule: "Module 1: Start" };
const withLesson = withText(
  withOutline,
  "lesson-content",
  aGeneratedText({ about: "Module 1: Start", text: "Lesson one." }),
);

test("an outline brings up its modules", () => {
  expect(modulesOfDraft(withOutline)).toEqual(["Module 1: Start", "Module 2: End"]);
});

test("a new outline clears the old one, the module list and the selected module", () => {
  const cleared = clearedForOutline(withLesson);
  expect(currentText(cleared, "course-outline")).toBeUndefined();
  expect(modulesOfDraft(cleared)).toEqual([]);
  expect(cleared.selectedModule).toBe("");
});

test("what a new outline clears can be gone back to", () => {
  const cleared = clearedForOutline(withLesson);
  expect(cleared.history["course-outline"]).toEqual([aGeneratedText()]);
  expect(cleared.history["lesson-content"].map(({ text }) => text)).toEqual(["Lesson one."]);
});

test("an outline that came to nothing gives the course back, with the history as it was", () => {
  expect(withoutClearing(clearedForOutline(withLesson), withLesson)).toEqual(withLesson);
});

test("what has been made since the course was cleared stays", () => {
  const cleared = clearedForOutline(withLesson);
  const lesson = aGeneratedText({ about: "Module 2: End", text: "Arrived meanwhile." });
  const reading = aGeneratedText({ text: "Read meanwhile." });
  const since = withText(withText(cleared, "lesson-content", lesson), "study-material", reading);
  const back = withoutClearing(since, withLesson);
  expect(currentText(back, "course-outline")).toEqual(aGeneratedText());
  expect(back["lesson-content"]).toEqual({ "Module 2: End": lesson });
  expect(back.history["lesson-content"].map(({ text }) => text)).toEqual(["Lesson one."]);
  expect(back["study-material"]).toEqual(reading);

  const newOutline = withText(cleared, "course-outline", aGeneratedText({ text: "# Another" }));
  expect(withoutClearing(newOutline, withLesson)).toBe(newOutline);
});

test("each module keeps a lesson of its own", () => {
  const both = withText(withLesson, "lesson-content", aGeneratedText({ about: "Module 2: End", text: "Lesson two." }));
  expect(currentText(both, "lesson-content")?.text).toBe("Lesson one.");
  expect(currentText({ ...both, selectedModule: "Module 2: End" }, "lesson-content")?.text).toBe("Lesson two.");
});

test("an edited outline that lost the selected module selects none", () => {
  expect(withText(withOutline, "course-outline", aGeneratedText({ text: "Module 2: End" })).selectedModule).toBe("");
  expect(withText(withOutline, "course-outline", aGeneratedText({ text: "Module 1: Start" })).selectedModule).toBe(
    "Module 1: Start",
  );
});

test("going back to an earlier result puts the present one into the history", () => {
  const second = withText(
    withLesson,
    "lesson-content",
    aGeneratedText({ about: "Module 1: Start", text: "Second try." }),
  );
  const [first] = second.history["lesson-content"];
  const back = withEarlierText(second, "lesson-content", first ?? aGeneratedText());
  expect(currentText(back, "lesson-content")?.text).toBe("Lesson one.");
  expect(back.history["lesson-content"].map(({ text }) => text)).toEqual(["Second try."]);
});

test("a module that is renamed by hand keeps its lesson and stays selected", () => {
  const edited = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  const applied = withEditedOutline(edited);
  expect(applied.selectedModule).toBe("Module 1: Warm up");
  expect(currentText(applied, "lesson-content")?.text).toBe("Lesson one.");
  expect(currentText(applied, "course-outline")?.edited).toBe(true);
});

test("the earlier lessons of a renamed module can be gone back to under its new name", () => {
  const second = withText(
    withLesson,
    "lesson-content",
    aGeneratedText({ about: "Module 1: Start", text: "Second try." }),
  );
  const applied = withEditedOutline(withEdit(second, "course-outline", "## Module 1: Warm up\n\n## Module 2: End"));
  const earlier = previousOf(applied, "lesson-content") ?? aGeneratedText();
  expect(currentText(withEarlierText(applied, "lesson-content", earlier), "lesson-content")?.text).toBe("Lesson one.");
});

test("a lesson that already stood under a module's new name becomes an earlier result", () => {
  const stray = withText(withLesson, "lesson-content", aGeneratedText({ about: "Module 1: Warm up", text: "Stray." }));
  const applied = withEditedOutline(withEdit(stray, "course-outline", "## Module 1: Warm up\n\n## Module 2: End"));
  expect(currentText(applied, "lesson-content")?.text).toBe("Lesson one.");
  expect(applied.history["lesson-content"].map(({ text }) => text)).toEqual(["Stray."]);
});

test("modules that change places keep their own lessons", () => {
  const both = withText(withLesson, "lesson-content", aGeneratedText({ about: "Module 2: End", text: "Lesson two." }));
  const swapped = withEditedOutline(withEdit(both, "course-outline", "## Module 2: End\n\n## Module 1: Start"));
  expect(swapped["lesson-content"]["Module 1: Start"]?.text).toBe("Lesson one.");
  expect(swapped["lesson-content"]["Module 2: End"]?.text).toBe("Lesson two.");
  expect(swapped.selectedModule).toBe("Module 1: Start");
});

test("a module is renamed from the name that it had before the first keystroke", () => {
  const half = withEdit(withLesson, "course-outline", "## Module 1: Wa\n\n## Module 2: End");
  const whole = withEdit(half, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  expect(currentText(withEditedOutline(whole), "lesson-content")?.text).toBe("Lesson one.");
});

test("a draft that was left in the middle of an edit is read, and settled once", () => {
  const edited = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  const applied = withEditedOutline(courseDraft.parse(JSON.parse(JSON.stringify(edited))));
  expect(Object.keys(applied["lesson-content"])).toEqual(["Module 1: Warm up"]);
  expect(withEditedOutline(applied)).toBe(applied);
});

test("a tool writes for the selected module as it is called now, and for none that is gone", () => {
  const renamed = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  expect(toolSubject(renamed, "storyboard")).toBe("Module 1: Warm up");
  expect(toolSubject(withEdit(withLesson, "course-outline", "## Module 2: End"), "storyboard")).toBe("");
});

test("an earlier outline that is gone back to in the middle of an edit renames nothing", () => {
  const half = withEdit(withLesson, "course-outline", "## Module 1: Warm up\n\n## Module 2: End");
  const back = withEarlierText(
    half,
    "course-outline",
    aGeneratedText({ text: "## Module 1: Other\n\n## Module 2: Else" }),
  );
  expect(Object.keys(withEditedOutline(back)["lesson-content"])).toEqual(["Module 1: Warm up"]);
});

test("undo goes back to the version before, of the same module", () => {
  const second = withText(
    withLesson,
    "lesson-content",
    aGeneratedText({ about: "Module 1: Start", text: "Second try." }),
  );
  expect(previousOf(second, "lesson-content")?.text).toBe("Lesson one.");
  expect(previousOf({ ...second, selectedModule: "Module 2: End" }, "storyboard")).toBeUndefined();
});
