// A course and its translation: what is said before one is made, and what is seen of the original beside it.
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { emptyDraft, withEdit, withText, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { newCourse } from "../../../domain/course/library/course";
import { sectionNames } from "../../../domain/course/translation/text-translation";
import { translationRun, translationWords } from "../../../domain/course/translation/words";
import { courseWords } from "../../../domain/course/words";
import { routePatterns, routes } from "../../../domain/kernel/routes";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { AiToolsScreen } from "../ai-tools-screen";
import { coursesHere, openFirstCourse, useCourseDraft } from "../course/course-draft";
import { loadKeptSchemas } from "../course/kept-courses";
import { ToolScreen } from "../tool-screen";

const about = "Module 1: Start";
const lesson = "# The start\n\nLook first.\n\n## Practice\n\nWalk.\n";
const german = "# Der Anfang\n\nSchauen Sie zuerst.\n\n## Übung\n\nGehen Sie.\n";
const original = withText(
  withText({ ...emptyDraft, topic: "Safe lifting" }, "course-outline", aGeneratedText()),
  "lesson-content",
  aGeneratedText({ about, text: lesson }),
);

const translatedFrom = (from: string, text: string) =>
  aGeneratedText({
    text,
    language: "de",
    translated: { from: sectionNames(from).join(" "), as: sectionNames(text).join(" ") },
  });

function aTranslation(): CourseDraft {
  const outline = original["course-outline"]?.text ?? "";
  const twin = { ...emptyDraft, topic: "Sicher heben", translationOf: { id: "original-1", language: "German" } };
  const outlined = withText(twin, "course-outline", {
    ...translatedFrom(outline, "## Modul 1: Anfang\n\n## Modul 2: Ende"),
    about: "Sicher heben",
  });
  const text = { ...translatedFrom(lesson, german), about: "Modul 1: Anfang" };
  return { ...withText(outlined, "lesson-content", text), selectedModule: "Modul 1: Anfang" };
}

beforeAll(async () => openFirstCourse(await loadKeptSchemas()));

beforeEach(() => {
  coursesHere.put({ ...newCourse("original-1", new Date(0)), draft: original });
  return async () => {
    act(() => useCourseDraft.setState({ draft: emptyDraft }));
    await coursesHere.remove("original-1");
  };
});

function open(address: string, draft: CourseDraft): void {
  useCourseDraft.setState({ draft });
  render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path={routes.aiTools} element={<AiToolsScreen />}>
            <Route path={routePatterns.aiTool} element={<ToolScreen />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </UiProvider>,
  );
}

const originals = () => screen.findAllByRole("group", { name: translationWords.shown.original, hidden: true });

test("before a translation is made it is said what it takes, and a language is asked for that the course is not in", async () => {
  const user = userEvent.setup();
  open("/ai-tools/course-outline", original);
  await user.click(screen.getByRole("button", { name: "Translate this course" }));
  expect(await screen.findByText("Translates 2 texts, two at a time.")).toBeInTheDocument();
  const begin = screen.getByRole("button", { name: translationWords.begin });
  await user.click(begin);
  expect(await screen.findByText(translationWords.languageMissing)).toBeInTheDocument();
  await user.type(screen.getByLabelText(translationWords.language), "English");
  await user.click(begin);
  expect(await screen.findByText(translationWords.sameLanguage)).toBeInTheDocument();
  expect(useCourseDraft.getState().draft).toBe(original);
});

test("a translation has its original beside it, section by section", async () => {
  open("/ai-tools/lesson-content?module=1", aTranslation());
  expect(await screen.findByText(translationWords.of("Safe lifting", "German"))).toBeInTheDocument();
  expect(await screen.findByText(translationWords.all)).toBeInTheDocument();
  expect(await screen.findByText("Look first.")).toBeInTheDocument();
  const shown = (await originals()).map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
  expect(shown).toEqual(["The start Look first.", "Practice Walk."]);
  expect(screen.queryByText(translationWords.textIsOlder)).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Write what is missing" })).not.toBeInTheDocument();
});

test("what is not translated yet can be gone on with", async () => {
  const { "lesson-content": lessons, ...twin } = aTranslation();
  expect(Object.keys(lessons)).toHaveLength(1);
  open("/ai-tools/course-outline", { ...twin, "lesson-content": {} });
  expect(await screen.findByRole("button", { name: translationRun.write })).toBeInTheDocument();
  expect(screen.getByText("Translates 1 text.")).toBeInTheDocument();
});

test("a translation that could not be made says so in words of its own", async () => {
  const user = userEvent.setup();
  open("/ai-tools/course-outline", { ...aTranslation(), "lesson-content": {} });
  await user.click(await screen.findByRole("button", { name: translationRun.write }));
  expect(await screen.findByText(`${courseWords.translationFailed} 1 text is left.`)).toBeInTheDocument();
});

test("an edit of the original marks its section as older, and an own change is asked about before it is replaced", async () => {
  const user = userEvent.setup();
  const edited = withEdit({ ...original, selectedModule: about }, "lesson-content", lesson.replace("Walk.", "Run."));
  coursesHere.put({ ...newCourse("original-1", new Date(0)), draft: edited });
  open("/ai-tools/lesson-content?module=1", aTranslation());
  expect(await screen.findByText(translationWords.textIsOlder)).toBeInTheDocument();
  expect(screen.getByText(translationWords.older(["Module 1 lesson"]))).toBeInTheDocument();
  const [first, second] = await originals();
  expect(within(first ?? document.body).queryByText(translationWords.states.older)).not.toBeInTheDocument();
  expect(within(second ?? document.body).getByText(translationWords.states.older)).toBeInTheDocument();

  const changed = german.replace("Gehen Sie.", "Laufen Sie.");
  act(() => useCourseDraft.setState(({ draft }) => ({ draft: withEdit(draft, "lesson-content", changed) })));
  await user.click(await screen.findByRole("button", { name: translationWords.again }));
  expect(await screen.findByRole("dialog", { name: translationWords.againTitle })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: translationWords.keep }));
  expect(useCourseDraft.getState().draft["lesson-content"]["Modul 1: Anfang"]?.text).toBe(changed);

  await user.click(screen.getByRole("button", { name: translationWords.agree }));
  expect(screen.queryByText(translationWords.textIsOlder)).not.toBeInTheDocument();
  expect(screen.queryByText(translationWords.textIsChanged)).not.toBeInTheDocument();
});

test("an own change of a translation is said until the person says that the two agree", async () => {
  const user = userEvent.setup();
  const changed = withEdit(aTranslation(), "lesson-content", german.replace("Gehen Sie.", "Laufen Sie."));
  open("/ai-tools/lesson-content?module=1", changed);
  expect(await screen.findByText(translationWords.textIsChanged)).toBeInTheDocument();
  const [, second] = await originals();
  expect(within(second ?? document.body).getByText(translationWords.states.changed)).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: translationWords.agree }));
  expect(screen.queryByText(translationWords.textIsChanged)).not.toBeInTheDocument();
});

test("a translation whose original is gone says so, and stays a course", async () => {
  await coursesHere.remove("original-1");
  open("/ai-tools/lesson-content?module=1", aTranslation());
  expect(await screen.findByText(translationWords.originalGone)).toBeInTheDocument();
  expect(await screen.findByText("Schauen Sie zuerst.")).toBeInTheDocument();
});
