// A course is translated by one press: stopped, gone on with after a reload, asked once more where the structure
// differs, and one of its texts again where the original was changed.
import type { Page } from "@playwright/test";
import { pseudoTranslation } from "../../../local/stand-ins/language-model/pseudo-translation";
import { modulesOf } from "../../../src/domain/course/modules";
import { translationRun, translationWords } from "../../../src/domain/course/translation/words";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { openCourses } from "../../support/journeys/course-tools";
import { clearFaults, modelRequests, setFault } from "../../support/suite/stand-ins";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";

test.use({ expectedErrors: [[failedRequests], { scope: "test" }] });

function aSmallCourse(name: string) {
  const outline = `# ${name}\n\n## Module 1: Start\n\n- Lift a box [O1.1 L3]\n\n## Module 2: End\n\n- Put it down [O2.1 L3]\n`;
  const [first = "", second = ""] = modulesOf(outline);
  const lesson = `# ${name} by hand\n\nKeep the load of 12 kg close. [O1.1]\n\n## Practice\n\nWalk for 15 minutes.\n`;
  const assessment = `# Questions on ${name}\n\n1. What comes first? [O2.1]\n   A. The look ✓\n   B. The lift\n   C. The walk\n`;
  const textOf = (about: string, text: string) => ({ [about]: aGeneratedText({ about, text }) });
  return aWholeCourse({
    topic: name,
    selectedModule: first,
    "course-outline": aGeneratedText({ about: name, text: outline }),
    "study-material": undefined,
    ...{ "lesson-content": textOf(first, lesson), storyboard: {}, assessment: textOf(second, assessment) },
  });
}

async function openCourse(page: Page, title: string) {
  await openCourses(page);
  await page.getByRole("list", { name: "Your courses" }).getByRole("button", { name: title }).first().click();
}

const result = (page: Page, tool: string) => page.getByRole("region", { name: `${tool}: result` });
const translateMissing = (page: Page) => page.getByRole("button", { name: translationRun.write });

test("a course is translated, stopped, gone on with, and follows a change of its original", async ({ page }) => {
  test.setTimeout(90_000);
  const name = unique("Lifting");
  await openTool(page, "course-outline", aSmallCourse(name));
  await page.getByRole("button", { name: "Translate this course" }).click();
  await expect(page.getByText("Translates 3 texts, two at a time.")).toBeVisible();
  await page.getByLabel(translationWords.language).fill("German");
  await setFault("model", { kind: "drops-mark", times: 1, match: name });
  await setFault("model", { kind: "never-ends", match: `${name} by hand` });
  await page.getByRole("button", { name: translationWords.begin, exact: true }).click();

  // The outline lost a mark at first, and was asked for once more. The assessment does not wait for the lesson.
  await expect(page.getByText("Translating 2 of 3: Module 1 lesson.")).toBeVisible();
  await expect.poll(() => modelRequests(name)).toHaveLength(4);
  await expectAccessible(page);
  await page.getByRole("button", { name: translationRun.stop }).click();
  await expect(page.getByText(`${translationRun.stopped} 1 text is left.`)).toBeVisible();
  await clearFaults("model", `${name} by hand`);

  await page.reload();
  await expect(page.getByText("Translates 1 text.")).toBeVisible();
  await translateMissing(page).click();
  await expect(page.getByText(translationWords.all)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: /^Module 1 lesson/ }).click();
  const lesson = result(page, "Lesson content");
  await expect(lesson.getByText("Walk for 15 minutes.")).toBeVisible();
  await expect(lesson.locator("[lang=de]", { hasText: "15" }).last()).toBeVisible();

  await page.getByRole("button", { name: translationWords.openOriginal }).click();
  await page.getByRole("link", { name: /^Module 1 lesson/ }).click();
  await page.getByRole("button", { name: "Edit Practice" }).click();
  await expect(page.getByRole("textbox", { name: "Edit: Practice" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Then rest for 5 minutes.");
  await page.keyboard.press("Escape");

  await openCourse(page, pseudoTranslation(name, "German"));
  await page.getByRole("link", { name: /^Module 1 lesson/ }).click();
  await expect(page.getByText(translationWords.older(["Module 1 lesson"]))).toBeVisible();
  await expect(lesson.getByText(translationWords.states.older)).toBeVisible();
  await page.getByRole("button", { name: translationWords.again }).click();
  await expect(page.getByText(translationWords.older(["Module 1 lesson"]))).toBeHidden();
  await expect(lesson.getByText(pseudoTranslation("Then rest for 5 minutes.", "German"))).toBeVisible();
});

async function begin(page: Page, language: string) {
  await page.getByRole("button", { name: "Translate this course" }).click();
  await page.getByLabel(translationWords.language).fill(language);
  await page.getByRole("button", { name: translationWords.begin, exact: true }).click();
}

test(
  "a text whose structure differs twice stays untranslated, the others go on, and it can be tried again",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const name = unique("Lifting");
    await setFault("model", { kind: "drops-mark", times: 2, match: `${name} by hand` });
    await openTool(page, "course-outline", aSmallCourse(name));
    await begin(page, "Spanish");
    await expect(page.getByText(translationRun.refused(["Module 1 lesson"]))).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("link", { name: "Module 2 assessment: written" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Module 1 lesson: open" })).toBeVisible();
    await translateMissing(page).click();
    await expect(page.getByText(translationWords.all)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(translationRun.refused(["Module 1 lesson"]))).toBeHidden();
  },
);

test(
  "a page that is left in the middle of a text keeps the texts before it, and goes on from there",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const name = unique("Lifting");
    await setFault("model", { kind: "never-ends", match: `${name} by hand` });
    await openTool(page, "course-outline", aSmallCourse(name));
    await begin(page, "French");
    await expect(page.getByText("Translating 2 of 3: Module 1 lesson.")).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText(`${translationRun.interrupted} 1 text is left.`)).toBeVisible();
    await clearFaults("model", `${name} by hand`);
    await translateMissing(page).click();
    await expect(page.getByText(translationWords.all)).toBeVisible({ timeout: 30_000 });
    expect(await modelRequests(`Language: French\n\nText:\n\n${name}`)).toHaveLength(1);
  },
);

test(
  "a course that is kept with a business has its translation there, too, beside the original",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(120_000);
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    const name = unique("Lifting");
    await openTool(page, "lesson-content", aSmallCourse(name));
    await openCourses(page);
    await page.getByRole("button", { name: /^Keep with / }).click();
    await expect(page.getByRole("button", { name: "Trial link" })).toBeVisible(); // the course is open there
    const kept = page.getByRole("list", { name: /^Kept with/ });
    await expect(kept.getByRole("group", { name: new RegExp(name) })).toBeVisible();
    await expect(kept.getByRole("button", { name, exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await begin(page, "German");
    await expect(page.getByText(translationWords.all)).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.getByText(translationWords.of(name, "German"))).toBeVisible({ timeout: 30_000 });
    await page.getByRole("link", { name: /^Module 1 lesson/ }).click();
    await expect(result(page, "Lesson content").getByText("Walk for 15 minutes.")).toBeVisible();
    await openCourses(page);
    await expect(kept.getByRole("listitem")).toHaveCount(2);
  },
);
