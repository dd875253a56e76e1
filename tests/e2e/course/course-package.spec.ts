// A course leaves as a package and is taken: by a learning platform, by a browser without one, from a disk.
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FrameLocator, Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { parse } from "gift-pegjs";
import { learnersScreens } from "../../../src/domain/course/learner/storyboard-screens";
import { questionsOf } from "../../../src/domain/course/questions";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { answer, packageOf, pressOn } from "../../support/course/packed-steps";
import { openDownloads, readDownload } from "../../support/journeys/course-tools";
import {
  closeWindow,
  courseAddress,
  openPlatform,
  platformRecord,
  platformWith,
} from "../../support/course/learning-platform";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const draft = aWholeCourse();
const screens = Object.values(draft.storyboard).flatMap(({ text }) => learnersScreens(text));
/** The stand-in keeps some of its screens, the first always. */
const titles = screens.slice(0, 3).map(({ title }) => title);
const deciding = screens.find(({ decisions }) => decisions.length > 0);
const questions = Object.values(draft.assessment).flatMap(({ text }) => questionsOf(text));

function questionIn(course: FrameLocator, nth: number): Locator {
  return course.locator("form.question").nth(nth);
}

async function unpacked(zip: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "pages-"));
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), strFromU8(bytes));
  }
  return folder;
}

test(
  "a package plays in a learning platform by the keyboard, keeps its state, and can be read without one",
  { tag: "@heavy" },
  async ({ page, context }) => {
    test.setTimeout(90_000);
    const errors: string[] = [];
    context.on("weberror", (error) => errors.push(error.error().message));
    context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await openTool(page, "assessment", draft);
    await openDownloads(page, "course");
    await page.getByRole("button", { name: "SCORM package (LMS)" }).click();
    await expect(page.getByRole("checkbox", { name: /^Quiz \(\d+ questions on one page\)/ })).toBeChecked();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 720 });
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await page.setViewportSize({ width: 1280, height: 720 });
    const zip = await packageOf(page, "SCORM package (LMS)");
    const pages = await packageOf(page, "Web pages (ZIP)");
    const gift = page.waitForEvent("download");
    await page.getByRole("group", { name: "Your course" }).getByRole("button", { name: "GIFT" }).click();
    expect(parse((await readDownload(gift)).toString())).toHaveLength(questions.length + 1);

    const requests = await platformWith(context, zip);
    const foreign: string[] = [];
    context.on("request", (request) => {
      if (!request.url().startsWith("https://platform.example/")) foreign.push(request.url());
    });
    const first = await openPlatform(context);
    await expect(first.course.getByRole("heading", { level: 2, name: titles[0] ?? "" })).toBeVisible();
    expect((await platformRecord(first.page)).core.lesson_status).toBe("incomplete");
    for (const name of titles.slice(1)) {
      await pressOn(first.page, first.course.getByRole("button", { name: "Next" }));
      await expect(first.course.getByRole("heading", { level: 2, name })).toBeFocused();
    }
    const decision = first.course.locator("form.decision").first();
    const right = deciding?.decisions[0]?.answer ?? 0;
    await first.course.getByRole("link", { name: deciding?.title ?? "" }).press("Enter");
    await answer(first.page, decision, (right + 1) % 3);
    await expect(decision).toContainText("That is not right.");
    await pressOn(first.page, decision.getByRole("button", { name: "Decide again" }));
    await answer(first.page, decision, right);
    await expect(decision).toContainText("That is right.");
    await first.course.getByRole("link", { name: /^Quiz/ }).press("Enter");
    await expect(first.course.getByRole("heading", { level: 2, name: /^Quiz: Module 2/ })).toBeFocused();
    await answer(first.page, questionIn(first.course, 0), questions[0]?.answer ?? 0);
    await expect(first.course.locator("form.question").first()).toContainText("That is right.");
    await closeWindow(first.page);

    const second = await openPlatform(context);
    await expect(second.course.getByRole("heading", { level: 2, name: /^Quiz: Module 2/ })).toBeVisible();
    await expect(second.course.locator("form.question").first()).toContainText("That is right.");
    for (const [nth, { answer: right }] of questions.entries())
      if (nth > 0) await answer(second.page, questionIn(second.course, nth), right);
    for (const name of ["Study material", "Your result"]) {
      await pressOn(second.page, second.course.getByRole("button", { name: "Next" }));
      await expect(second.course.getByRole("heading", { level: 2, name })).toBeFocused();
    }
    await expect(second.course.getByText("Passed.", { exact: true })).toBeVisible();
    await closeWindow(second.page);

    const third = await openPlatform(context);
    await expect(third.course.getByText("Passed.", { exact: true })).toBeVisible();
    expect(await platformRecord(third.page)).toMatchObject({
      core: { lesson_status: "passed", score: { raw: "100", min: "0", max: "100" } },
      finished: 2,
      errors: "",
    });
    expect(new Set(requests)).toEqual(new Set(["/", "/course/index.html", "/course/player.css", "/course/player.js"]));
    expect(foreign).toEqual([]);
    await third.page.close();

    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(courseAddress);
    await expect(page.getByText(/^No learning platform was found/)).toBeVisible();
    for (const name of titles) {
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Next" }).click();
    }
    await page.getByText("Contents", { exact: true }).click();
    await page.getByRole("link", { name: /^Quiz/ }).click();
    const question = page.locator("form.question").first();
    await question
      .getByRole("radio")
      .nth(((questions[0]?.answer ?? 0) + 1) % 2)
      .check();
    await question.getByRole("button").click();
    await expect(question).toContainText("right answer");
    await expectAccessible(page);

    const folder = await unpacked(pages);
    const fromDisk = pathToFileURL(join(folder, "index.html")).href;
    const disk = await context.newPage();
    await disk.goto(fromDisk);
    await disk.getByRole("button", { name: "Next" }).click();
    await expect(disk.getByRole("heading", { level: 2, name: titles[1] ?? "" })).toBeFocused();
    await closeWindow(disk);
    const again = await context.newPage();
    await again.goto(fromDisk);
    await expect(again.getByRole("heading", { level: 2, name: titles[1] ?? "" })).toBeVisible();
    await again.getByRole("link", { name: /^Quiz/ }).click();
    await again.emulateMedia({ media: "print" });
    const printed = again.locator("form.question:visible");
    await expect(printed.first()).toHaveCSS("break-inside", "avoid");
    await expect(printed.first().getByRole("radio").first()).toBeVisible();
    await expect(again.getByRole("button", { name: "Check the answer" }).filter({ visible: true })).toHaveCount(0);
    expect(errors).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
