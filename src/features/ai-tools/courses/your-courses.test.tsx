import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { courseFileOf } from "../../../domain/course/library/file/course-file";
import { courseFileProblems } from "../../../domain/course/library/file/words";
import { libraryWords } from "../../../domain/course/library/words";
import { storedKeys } from "../../../browser/stored-keys";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { changeDraft, coursesHere, openCourse, useCourseDraft } from "../course/course-draft";
import { OpenCourse } from "./open-course";
import { YourCourses } from "./your-courses";

beforeEach(async () => {
  await openCourse({ id: crypto.randomUUID() });
  changeDraft((draft) => withText({ ...draft, topic: "Safe lifting" }, "course-outline", aGeneratedText()));
});

function show() {
  render(
    <MemoryRouter>
      <YourCourses />
      <OpenCourse>{null}</OpenCourse>
    </MemoryRouter>,
    { wrapper: UiProvider },
  );
  act(() => screen.getByText(/^Your courses/).click());
  return userEvent.setup();
}

const list = () => screen.getByRole("list", { name: libraryWords.courses });
const titles = () =>
  [...list().children].map((row) => within(row as HTMLElement).getAllByRole("button")[0]?.textContent);
const press = (user: ReturnType<typeof show>, name: string) => user.click(screen.getByRole("button", { name }));

test("a course is named, copied, and deleted with a way back", async () => {
  const user = show();
  expect(titles()).toEqual(["Safe lifting"]);
  await press(user, libraryWords.rename);
  const name = screen.getByRole("textbox", { name: libraryWords.name });
  await user.clear(name);
  await user.type(name, "Lifting for drivers{Enter}");
  expect(titles()).toEqual(["Lifting for drivers"]);

  await press(user, libraryWords.duplicate);
  await waitFor(() => expect(titles()).toEqual(["Lifting for drivers", "Copy of Lifting for drivers"]));
  expect(screen.getByRole("button", { current: true })).toHaveTextContent("Copy of Lifting for drivers");

  await press(user, libraryWords.delete);
  await screen.findByText(libraryWords.deleted("Copy of Lifting for drivers"));
  expect(titles()).toEqual(["Lifting for drivers"]);
  await press(user, "Undo");
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(useCourseDraft.getState().draft["course-outline"]).toEqual(aGeneratedText());
});

test("a new course leaves the others as they are, and each is opened with its own texts", async () => {
  const user = show();
  await press(user, libraryWords.newCourse);
  await waitFor(() => expect(titles()).toEqual(["Safe lifting", libraryWords.unnamed]));
  act(() => changeDraft((draft) => ({ ...draft, topic: "Fire drills" })));
  expect(titles()).toEqual(["Safe lifting", "Fire drills"]);
  await press(user, "Safe lifting");
  await waitFor(() => expect(useCourseDraft.getState().draft.topic).toBe("Safe lifting"));
  expect(useCourseDraft.getState().draft["course-outline"]).toEqual(aGeneratedText());
});

test("a course that cannot be loaded says nothing of the one that was opened since", async () => {
  const id = crypto.randomUUID();
  const first = openCourse({ id, business: { invitationId: "harvest-code", name: "Harvest" } });
  expect(useCourseDraft.getState().status).toBe("opening");
  await openCourse({ id: "course-2" });
  await first;
  expect(useCourseDraft.getState()).toMatchObject({ id: "course-2", status: "ready", business: undefined });
});

test("a course comes back from its file beside the others, and a foreign or cut file changes nothing", async () => {
  const user = show();
  const { id, title, order, draft } = useCourseDraft.getState();
  const file = courseFileOf({ id, title, order, draft }, new Date());
  const choose = (text: string) =>
    fireEvent.change(screen.getByLabelText(libraryWords.openFile, { selector: "input" }), {
      target: { files: [new File([text], "a.course.json")] },
    });
  const before = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  for (const [text, problem] of [
    ["{}", courseFileProblems.foreign],
    [file.slice(0, -9), courseFileProblems.broken],
  ] as const) {
    choose(text);
    await screen.findByText(problem);
  }
  expect(Object.keys(localStorage).map((key) => localStorage.getItem(key))).toEqual(before);
  choose(file);
  await waitFor(() => expect(titles()).toEqual(["Safe lifting", "Safe lifting"]));
  expect(useCourseDraft.getState()).toMatchObject({ draft, title });
  expect(useCourseDraft.getState().id).not.toBe(id);
  await press(user, libraryWords.delete);
});

test("a course that cannot be read is said, and can be deleted", async () => {
  localStorage.setItem(`${storedKeys.courses}broken-1`, "{");
  const user = show();
  const row = screen.getByText(libraryWords.unreadable).closest("li");
  if (!row) throw new Error("It is in the list.");
  await user.click(within(row).getByRole("button", { name: libraryWords.delete }));
  expect(screen.queryByText(libraryWords.unreadable)).not.toBeInTheDocument();
  expect(coursesHere.entries()).toHaveLength(1);
});

test("where the browser has no room it is said, and the course stays on the screen", () => {
  show();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  act(() => changeDraft((draft) => ({ ...draft, topic: "Fire drills" })));
  expect(screen.getByText(libraryWords.full)).toBeVisible();
  expect(useCourseDraft.getState().draft.topic).toBe("Fire drills");
  full.mockRestore();
});
