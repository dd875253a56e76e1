// A person's own documents behind a course: added, struck out in part, cited by a text, and seen by teachers only.
import type { Page } from "@playwright/test";
import { sourcesDatabase } from "../../../src/browser/stored-keys";
import { logoutWords } from "../../../src/domain/accounts/signed-in-words";
import { routes } from "../../../src/domain/kernel/routes";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { emptyDraft } from "../../../src/domain/course/draft";
import { sourceWords } from "../../../src/domain/course/sources/words";
import { translationWords } from "../../../src/domain/course/translation/words";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { courseWords } from "../../../src/domain/course/words";
import { aDocx, aPdf } from "../../support/course/source-files";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import {
  expectResult,
  generateText,
  openDownloads,
  readDownload,
  resultRegion,
  textAction,
} from "../../support/journeys/course-tools";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { modelRequests } from "../../support/suite/stand-ins";

const panel = (page: Page) => page.getByRole("region", { name: sourceWords.region });
const mark = (page: Page, number: number, verdict: keyof typeof sourceWords.verdicts) =>
  resultRegion(page, "lesson-content").getByRole("button", {
    name: `${sourceWords.paragraph([number])}: ${sourceWords.verdicts[verdict]}`,
  });

async function addFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  await panel(page)
    .getByLabel(sourceWords.file)
    .setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
}

/** The lesson of a course whose outline is there. */
async function openLesson(page: Page): Promise<string> {
  const whole = aWholeCourse();
  const topic = unique("Pumps");
  const { "course-outline": outline, selectedModule } = whole;
  const draft = { ...emptyDraft, topic, selectedModule, ...(outline && { "course-outline": outline }) };
  await openTool(page, "lesson-content", draft);
  await page.getByRole("button", { name: courseWords.addSource }).click();
  return topic;
}

test("a lesson rests on a file: what was struck out goes nowhere, each mark shows its paragraph, no export has one", async ({
  page,
}) => {
  await openLesson(page);
  const secret = unique("blueprint");
  const texts = ["Oil the pump each Monday.", `The ${secret} is kept in safe 9.`, "The pump must not run dry."];
  await addFile(page, "handbook.docx", aDocx(texts));
  await expect(panel(page)).toContainText(sourceWords.added("handbook.docx", 3));
  await panel(page)
    .getByRole("checkbox", { name: sourceWords.number(2) })
    .uncheck();
  await expect(panel(page)).toContainText(sourceWords.choice(2, 2));
  await panel(page).getByLabel(sourceWords.name).fill("Handbook of pumps");
  await expectAccessible(page);

  await generateText(page, "lesson-content");
  await expectResult(page, "lesson-content");
  const asked = JSON.stringify(await modelRequests("Oil the pump each Monday."));
  expect(asked).toContain(sourceWords.number(3));
  expect(asked).not.toContain(secret);

  await expect(mark(page, 99999, "notFound")).toBeVisible();
  await expect(resultRegion(page, "lesson-content").getByText(sourceWords.general, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await mark(page, 1, "found").click();
  const dialog = page.getByRole("dialog", { name: sourceWords.paragraph([1]) });
  await expect(dialog.getByRole("blockquote")).toHaveText("Oil the pump each Monday.");
  await expect(dialog).toContainText(sourceWords.ofSource(1, "Handbook of pumps"));
  await expectAccessible(page);
  await dialog.getByRole("button", { name: sourceWords.close }).click();
  await expect(mark(page, 1, "found")).toBeFocused();

  await page.reload();
  await expect(mark(page, 3, "found").first()).toBeVisible();
  await openDownloads(page);
  const download = page.waitForEvent("download");
  await textAction(page, "Markdown").click();
  const exported = (await readDownload(download)).toString();
  expect(exported).toContain("Oil the pump each Monday.");
  expect(exported).not.toContain("¶");
});

test(
  "a PDF and a pasted text are read, a file that cannot be read has one sentence, and a full browser loses nothing",
  { tag: "@heavy" },
  async ({ page }) => {
    await openLesson(page);
    await addFile(page, "pumps.pdf", aPdf(["Oil the pump each Monday.\n\nIt must not run dry."]));
    await expect(panel(page)).toContainText(sourceWords.added("pumps.pdf", 2));
    await addFile(page, "scan.pdf", aPdf(["", ""]));
    await expect(panel(page)).toContainText(sourceWords.problem("scan.pdf", "scanned"));

    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("The disk is full.", "QuotaExceededError");
      };
    });
    await panel(page).getByLabel(sourceWords.paste).fill("A pasted text.\n\nOf two paragraphs.");
    await panel(page).getByRole("button", { name: sourceWords.addText }).click();
    await expect(panel(page)).toContainText(sourceWords.notKept);
    await expect(panel(page).getByLabel(sourceWords.paste)).toHaveValue("A pasted text.\n\nOf two paragraphs.");
    await page.reload();
    await expect(panel(page).getByRole("listitem").filter({ hasText: "pumps.pdf" })).toBeVisible();
    await expect(page.getByRole("combobox", { name: courseWords.module })).not.toHaveValue("");
  },
);

test("a translation finds the paragraphs of its original's sources", { tag: "@heavy" }, async ({ page }) => {
  test.setTimeout(60_000);
  const { "course-outline": outline, selectedModule } = aWholeCourse();
  const text = "# Pumps\n\nOil the pump each Monday. [¶1]\n";
  const lesson = { [selectedModule]: aGeneratedText({ about: selectedModule, text }) };
  const about = { topic: unique("Pumps"), selectedModule, "lesson-content": lesson };
  await openTool(page, "lesson-content", { ...emptyDraft, ...about, ...(outline && { "course-outline": outline }) });
  await page.getByRole("button", { name: courseWords.addSource }).click();
  await addFile(page, "pumps.docx", aDocx(["Oil the pump each Monday."]));
  await expect(mark(page, 1, "found")).toBeVisible();
  await page.getByRole("button", { name: "Translate this course" }).click();
  await page.getByLabel(translationWords.language).fill("German");
  await page.getByRole("button", { name: translationWords.begin, exact: true }).click();
  await expect(page.getByText(translationWords.all)).toBeVisible({ timeout: 30_000 });
  await page.getByRole("link", { name: /^Module 1 lesson/ }).click();
  await expect(panel(page)).toContainText("pumps.docx");
  const marks = resultRegion(page, "lesson-content").getByRole("button", { name: /^Paragraph 1: / });
  await expect(marks).toHaveCount(2); // the original beside it has one, too
  await expect(marks.filter({ hasText: sourceWords.verdicts.unknown })).toHaveCount(0);
  await marks.last().click();
  await expect(page.getByRole("dialog").getByRole("blockquote")).toHaveText("Oil the pump each Monday.");
});

test("logging out asks about the sources, and forgets them", { tag: "@heavy" }, async ({ page }) => {
  await signInBrowser(page.context(), await aRegisteredClient());
  await openLesson(page);
  await addFile(page, "pumps.docx", aDocx(["Oil the pump each Monday."]));
  await expect(panel(page)).toContainText(sourceWords.added("pumps.docx", 1));
  await page.goto(routes.dashboard);
  await page.getByRole("button", { name: logoutWords.logout, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: logoutWords.title });
  await expect(dialog).toContainText("the sources of a course");
  await dialog.getByRole("button", { name: logoutWords.leave }).click();
  await expect(page).toHaveURL(routes.login);
  const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).not.toContain(sourcesDatabase);
  await page.goto(routes.aiTool("lesson-content"));
  await page.getByRole("button", { name: courseWords.addSource }).click();
  await expect(panel(page).getByLabel(sourceWords.file)).toBeVisible();
  await expect(panel(page)).not.toContainText("pumps.docx");
});
