// A press on the first screen begins exactly one thing. The browser is offline, so each generation that begins fails at
// once, mostly before it is drawn.
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter, Route, Routes, useNavigate, type InitialEntry } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { outlineRequest } from "../../../domain/course/origin/outline-request";
import { emptyDraft, withText } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { toolNames } from "../../../domain/kernel/tool-names";
import { routePatterns, routes } from "../../../domain/kernel/routes";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { AiToolsScreen } from "../ai-tools-screen";
import { coursesHere, openCourse, useCourseDraft } from "../course/course-draft";
import { dismissFailure, useGenerations } from "../course/generations";
import { ToolScreen } from "../tool-screen";

const tool = routes.aiTool("course-outline");
const asked = { pathname: tool, state: outlineRequest("Safe lifting") };
const course = withText({ ...emptyDraft, topic: "Roles" }, "course-outline", aGeneratedText());

let begun: string[] = [];

beforeEach(async () => {
  begun = [];
  // The file before this one may have left a course open.
  await act(() => openCourse({ id: crypto.randomUUID() }));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const leave = useGenerations.subscribe(({ "course-outline": now }, { "course-outline": before }) => {
    if (now !== before && now.failure !== undefined) begun.push(now.about);
  });
  return async () => {
    leave();
    vi.restoreAllMocks();
    act(() => toolNames.forEach(dismissFailure));
    for (const { id } of coursesHere.entries()) await coursesHere.remove(id);
    await act(() => openCourse({ id: crypto.randomUUID() }));
  };
});

function Way() {
  const navigate = useNavigate();
  return (
    <>
      <Link to={tool} state={asked.state}>
        Press
      </Link>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate(1)}>Forward</button>
    </>
  );
}

function open(entries: InitialEntry[], at = entries.length - 1): void {
  render(
    <UiProvider>
      <MemoryRouter initialEntries={entries} initialIndex={at}>
        <Routes>
          <Route index element={<h1>Landing</h1>} />
          <Route path={routes.aiTools} element={<AiToolsScreen />}>
            <Route path={routePatterns.aiTool} element={<ToolScreen />} />
          </Route>
        </Routes>
        <Way />
      </MemoryRouter>
    </UiProvider>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const topicIs = (topic: string) => waitFor(() => expect(screen.getByLabelText("Topic")).toHaveValue(topic));

test("the form has the topic of a press from its first moment", async () => {
  open(["/"]);
  fireEvent.click(screen.getByRole("link", { name: "Press" }));
  expect(screen.getByRole("textbox", { name: "Topic" })).toHaveValue("Safe lifting");
  await waitFor(() => expect(begun).toEqual(["Safe lifting"]));
});

test("a press has the outline written at once, and Back and Forward write nothing more", async () => {
  open(["/"]);
  await userEvent.click(screen.getByRole("link", { name: "Press" }));
  await topicIs("Safe lifting");
  await waitFor(() => expect(begun).toEqual(["Safe lifting"]));
  await press("Back");
  expect(screen.getByRole("heading", { name: "Landing" })).toBeVisible();
  await press("Forward");
  await topicIs("Safe lifting");
  expect(begun).toEqual(["Safe lifting"]);
});

test.each<[string, InitialEntry[], number, string[]]>([
  ["a reload before it was begun", ["/", asked], 1, []],
  ["the way back to it", [asked, "/"], 1, ["Back"]],
  ["the way forward to it", ["/", asked], 0, ["Forward"]],
])("%s keeps the topic and writes nothing", async (_, entries, at, presses) => {
  open(entries, at);
  for (const name of presses) await press(name);
  await topicIs("Safe lifting");
  expect(begun).toEqual([]);
});

test.each([`${tool}?topic=Safe+lifting`, `${tool}?writesAtOnce=true&courseRequest=Safe`, `${tool}#Safe`])(
  "the address %s writes nothing",
  async (address) => {
    open([address]);
    await topicIs("");
    expect(begun).toEqual([]);
  },
);

test("a course that is there stays, and another begins beside it", async () => {
  useCourseDraft.setState({ draft: course });
  coursesHere.open(useCourseDraft.getState().id, { ...quiet }).keep(courseOf());
  const { id } = useCourseDraft.getState();
  open(["/"]);
  await userEvent.click(screen.getByRole("link", { name: "Press" }));
  await waitFor(() => expect(begun).toEqual(["Safe lifting"]));
  expect(useCourseDraft.getState().id).not.toBe(id);
  await act(() => openCourse({ id }));
  expect(useCourseDraft.getState().draft).toMatchObject({ topic: "Roles", "course-outline": course["course-outline"] });
});

const quiet = { changed: () => undefined, gone: () => undefined, failed: () => undefined, saved: () => undefined };

function courseOf() {
  const { id, title, order } = useCourseDraft.getState();
  return { id, title, order, draft: course };
}
