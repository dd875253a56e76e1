// The course beside its texts: what leads where, what is asked before a course is cleared, where the focus goes.
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { courseTexts } from "../../domain/course/spine/course-texts";
import { emptyDraft, moduleTools, withText, type CourseDraft } from "../../domain/course/draft";
import { aGeneratedText } from "../../domain/course/draft.fixture";
import { withModuleMoved } from "../../domain/course/moving/moved-module";
import { toolNames } from "../../domain/kernel/tool-names";
import { routePatterns, routes } from "../../domain/kernel/routes";
import { UiProvider } from "../../ui/theme/ui-provider";
import { AiToolsScreen } from "./ai-tools-screen";
import { openFirstCourse, useCourseDraft } from "./course/course-draft";
import { dismissFailure, useGenerations } from "./course/generations";
import { loadKeptSchemas } from "./course/kept-courses";
import { useMissingTexts } from "./course/missing-texts";
import { ToolScreen } from "./tool-screen";

const [start, end] = ["Module 1: Start", "Module 2: End"];
const outlined = withText({ ...emptyDraft, topic: "Safe lifting" }, "course-outline", aGeneratedText());
const course = withText(outlined, "lesson-content", aGeneratedText({ about: start, text: "# Of the start" }));

beforeAll(async () => openFirstCourse(await loadKeptSchemas()));

beforeEach(() => {
  useMissingTexts.setState(useMissingTexts.getInitialState(), true);
  return () => {
    act(() => useCourseDraft.setState({ draft: emptyDraft }));
    act(() => toolNames.forEach(dismissFailure));
  };
});

function Here() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>{pathname + search}</button>;
}

function open(address: string, draft: CourseDraft = course): void {
  useCourseDraft.setState({ draft });
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={routes.aiTools} element={<AiToolsScreen />}>
            <Route path={routePatterns.aiTool} element={<ToolScreen />} />
          </Route>
        </Routes>
        <Here />
      </MemoryRouter>
    </UiProvider>,
  );
}

const spine = () => within(screen.getByRole("navigation", { name: "Your course" }));
const back = (address: string) => screen.getByRole("button", { name: address });

test("the spine names each text with its module and its state, and marks the one that is open", () => {
  open("/ai-tools/lesson-content?module=1");
  const links = spine().getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-label"))).toEqual([
    "Outline: written",
    "Study material: open",
    ...["Module 1 lesson: here, written", "Module 1 storyboard: open", "Module 1 assessment: open"],
    ...["Module 2 lesson: open", "Module 2 storyboard: open", "Module 2 assessment: open"],
  ]);
  expect(links.filter((link) => link.hasAttribute("aria-current"))).toHaveLength(1);
  expect(within(screen.getByRole("table", { name: "Texts of this course" })).getAllByRole("row")).toHaveLength(3);
  expect(screen.getByText("2 of 8 texts written")).toBeInTheDocument();
});

test("a text that is being written, or that broke off, says so", () => {
  open("/ai-tools/course-outline", withText(course, "storyboard", aGeneratedText({ about: end, incomplete: true })));
  const about = { running: true, about: end, text: "", model: "" };
  act(() => useGenerations.setState({ "lesson-content": about }));
  expect(spine().getByRole("link", { name: "Module 2 lesson: being written" })).toBeInTheDocument();
  expect(spine().getByRole("link", { name: "Module 1 lesson: written" })).toBeInTheDocument();
  expect(spine().getByRole("link", { name: "Module 2 storyboard: unfinished" })).toBeInTheDocument();
});

const textOf = (about: string) => aGeneratedText({ about, text: `# Text of ${about}` });

test.each(moduleTools)("%s opens the first module that it has written where none is chosen", async (tool) => {
  open(`/ai-tools/${tool}`, { ...outlined, [tool]: { [end]: textOf(end) } });
  expect(await screen.findByText(`Text of ${end}`)).toBeInTheDocument();
});

test("whoever chooses no module is shown none", async () => {
  open("/ai-tools/storyboard", { ...outlined, storyboard: { [end]: textOf(end), [start]: textOf(start) } });
  expect(await screen.findByText(`Text of ${start}`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Change the brief" }));
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Module" }), "-- Select Module --");
  expect(screen.getByRole("combobox", { name: "Module" })).toHaveValue("");
  expect(screen.queryByText(`Text of ${start}`)).not.toBeInTheDocument();
});

test("a tool that has written nothing asks for a module, and goes on asking when another press writes one", () => {
  open("/ai-tools/lesson-content", outlined);
  const module = screen.getByRole("combobox", { name: "Module" });
  expect(module).toHaveValue("");
  act(() => useCourseDraft.setState({ draft: course }));
  expect(module).toHaveValue("");
});

test("each text has its address, and the way back shows again the module that was there", async () => {
  open("/ai-tools/lesson-content", { ...course, selectedModule: start });
  expect(await screen.findByText("Of the start")).toBeInTheDocument();
  await userEvent.click(spine().getByRole("link", { name: "Module 2 lesson: open" }));
  expect(screen.getByRole("combobox", { name: "Module" })).toHaveValue(end);
  expect(screen.queryByText("Of the start")).not.toBeInTheDocument();
  await userEvent.click(back("/ai-tools/lesson-content?module=2"));
  expect(screen.getByText("Of the start")).toBeInTheDocument();
  expect(useCourseDraft.getState().draft.selectedModule).toBe(start);
});

test("the module that is selected on a tool's screen is the one of the address", async () => {
  open("/ai-tools/storyboard?module=1");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Module" }), end);
  expect(back("/ai-tools/storyboard?module=2")).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Module" }), "");
  expect(back("/ai-tools/storyboard")).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Module" })).toHaveValue("");
});

test("an address of a module that the outline has not leaves the selection as it is", () => {
  open("/ai-tools/lesson-content?module=9", { ...course, selectedModule: end });
  expect(screen.getByRole("combobox", { name: "Module" })).toHaveValue(end);
});

test("what another window selects does not change what this one shows", () => {
  open("/ai-tools/lesson-content?module=1");
  const { id, title, order } = useCourseDraft.getState();
  const elsewhere = { id, title, order, draft: { ...course, selectedModule: end, topic: "Changed elsewhere" } };
  localStorage.setItem(`waymark.course:${id}`, JSON.stringify(elsewhere));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: `waymark.course:${id}` })));
  expect(useCourseDraft.getState().draft).toMatchObject({ topic: "Changed elsewhere", selectedModule: start });
});

test("a module that another window moves stays open, and the address follows it", () => {
  open("/ai-tools/lesson-content?module=1");
  const { id, title, order } = useCourseDraft.getState();
  const draft = withModuleMoved(course, 0, 1);
  localStorage.setItem(`waymark.course:${id}`, JSON.stringify({ id, title, order, draft }));
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: `waymark.course:${id}` })));
  expect(useCourseDraft.getState().draft.selectedModule).toBe("Module 2: Start");
  expect(screen.getByText("Of the start")).toBeInTheDocument();
  expect(back("/ai-tools/lesson-content?module=2")).toBeInTheDocument();
});

test("the brief is folded to what was wished for once the text is there, and unfolds by its button", async () => {
  const options = { ...emptyDraft.options, audience: "New staff", level: "introductory" as const };
  open("/ai-tools/course-outline", { ...course, options });
  const chips = within(screen.getByRole("list", { name: "The brief" })).getAllByRole("listitem");
  expect(chips.map(({ textContent }) => textContent)).toEqual(["New staff", "Introductory"]);
  expect(screen.queryByRole("button", { name: "Generate Outline" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Change the brief" }));
  expect(screen.getByLabelText("Topic")).toHaveValue("Safe lifting");
  await userEvent.click(screen.getByRole("button", { name: "Change the brief" }));
  expect(screen.queryByLabelText("Topic")).not.toBeInTheDocument();
});

test("writing the outline again asks first, says what it moves, and a no leaves all as it is", async () => {
  open("/ai-tools/course-outline");
  await userEvent.click(screen.getByRole("button", { name: "Change the brief" }));
  await userEvent.click(screen.getByRole("button", { name: "Generate Outline" }));
  const dialog = screen.getByRole("dialog", { name: "Write the outline again?" });
  expect(dialog).toHaveTextContent("The outline and 1 text of its modules go to the earlier results");
  await userEvent.click(within(dialog).getByRole("button", { name: "Keep my course" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(useCourseDraft.getState().draft).toEqual(course);
  expect(useGenerations.getState()["course-outline"].running).toBe(false);
});

test("the form that goes when the text has come hands its focus to the button that unfolds it", async () => {
  open("/ai-tools/storyboard?module=1");
  await userEvent.click(screen.getByLabelText("Target audience"));
  const written = withText(course, "storyboard", aGeneratedText({ about: start }));
  act(() => useCourseDraft.setState({ draft: { ...written, selectedModule: start } }));
  expect(screen.getByRole("button", { name: "Change the brief" })).toHaveFocus();
});

test("there is one main button: to generate where there is no text, to go on where there is one", async () => {
  open("/ai-tools/lesson-content?module=1");
  const orange = () => [...document.querySelectorAll<HTMLElement>("[data-color=blaze]")].map((one) => one.textContent);
  expect(orange()).toEqual(["Next: Storyboard"]);
  await userEvent.click(screen.getByRole("link", { name: "Next: Storyboard" }));
  expect(screen.getByRole("link", { name: "Next: Assessment" })).toBeInTheDocument();
  expect(orange()).toEqual(["Generate Storyboard"]);
});

test("a course is taken along once it has a text, and not while it is only a topic", () => {
  const download = () => screen.queryByRole("button", { name: "Download the course" });
  open("/ai-tools/course-outline", { ...emptyDraft, topic: "Safe lifting" });
  expect(screen.getByRole("button", { name: "Start over" })).toBeInTheDocument();
  expect(download()).toBeNull();
  act(() => useCourseDraft.setState({ draft: outlined }));
  expect(download()).toBeInTheDocument();
});

test("after the last text of a whole course it can be taken along", () => {
  const whole = courseTexts(course).reduce(
    (so, { tool, about }) => (tool === "course-outline" ? so : withText(so, tool, aGeneratedText({ about }))),
    course,
  );
  open("/ai-tools/assessment?module=2", whole);
  expect(screen.getByRole("button", { name: "Next: Download the course" })).toBeInTheDocument();
  expect(screen.getByText("8 of 8 texts written")).toBeInTheDocument();
});

test("the bar that opens the course on a phone says what happens while it is closed", () => {
  open("/ai-tools/lesson-content?module=1");
  const bar = screen.getByRole("button", { name: "2 of 8 texts" });
  act(() => useMissingTexts.setState({ running: true }));
  expect(bar).toHaveTextContent("2 of 8 texts · Writing...");
  act(() => useMissingTexts.setState({ running: false, ended: "failed", failure: "Too busy." }));
  expect(bar).toHaveTextContent("2 of 8 texts · writing ended");
  act(() => useMissingTexts.setState({ ended: undefined, failure: undefined }));
});

test("the bar that opens the course on a phone closes by Escape and by a link, and has the focus then", async () => {
  open("/ai-tools/lesson-content?module=1");
  const bar = screen.getByRole("button", { name: "2 of 8 texts", hidden: true });
  act(() => bar.click());
  expect(bar).toHaveAttribute("aria-expanded", "true");
  act(() => spine().getByRole("link", { name: "Outline: written" }).focus());
  await userEvent.keyboard("{Escape}");
  expect(bar).toHaveAttribute("aria-expanded", "false");
  act(() => bar.click());
  await userEvent.click(spine().getByRole("link", { name: "Module 2 lesson: open" }));
  expect(bar).toHaveAttribute("aria-expanded", "false");
});
