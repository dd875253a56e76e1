// From a topic to a whole course: how many presses it takes, and that the way on is never far.
import type { Locator } from "@playwright/test";
import { parse } from "gift-pegjs";
import { XMLParser } from "fast-xml-parser";
import { modelRequests } from "../../support/suite/stand-ins";
import {
  moduleSelect,
  openDownloads,
  resultRegion,
  outlineFor,
  readDownload,
  textAction,
  textOfDocx,
  toolLink,
} from "../../support/journeys/course-tools";
import { aTopicOf } from "../../support/journeys/course-draft";
import { expect, test } from "../../support/journeys/page";

/** After the page is there, the way on is a screen away at most: at its top, in its middle and at its end. */
async function expectNextInReach(next: Locator, label?: string): Promise<void> {
  await expect.poll(() => screensToNext(next), label).toBeLessThanOrEqual(1);
}

function screensToNext(next: Locator): Promise<number> {
  return next.evaluate((link) => {
    const most = document.documentElement.scrollHeight - innerHeight;
    const distances = [0, most / 2, most].map((top) => {
      scrollTo(0, top);
      const box = link.getBoundingClientRect();
      return Math.max(0, -box.bottom, box.top - innerHeight) / innerHeight;
    });
    return Math.max(...distances);
  });
}

test(
  "a course of five modules takes six presses from its topic, and the way on is in sight on a phone",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      Object.assign(window, { presses: 0 });
      addEventListener(
        "click",
        ({ isTrusted }) => isTrusted && (window as unknown as { presses: number }).presses++,
        true,
      );
    });
    const topic = aTopicOf(5, "Delegating well");
    await outlineFor(page, topic);
    await page.getByRole("link", { name: "Next: Lesson Content" }).click();
    await expect(page).toHaveURL("/ai-tools/lesson-content");
    const module = await moduleSelect(page).inputValue();
    await page.getByRole("link", { name: "Next: Storyboard" }).click();
    await page.getByLabel("Target audience").fill("New team leads");
    await page.getByRole("link", { name: "Next: Assessment" }).click();
    await expect(page).toHaveURL("/ai-tools/assessment");
    await page.getByRole("button", { name: "1 of 17 texts" }).click();
    await page.getByRole("button", { name: "Write what is missing" }).click();
    await expect(page.getByText(/^Writing \d+ and \d+ of 16: /)).toBeVisible();
    await expect(page.getByText("17 of 17 texts written")).toBeVisible({ timeout: 100_000 });
    expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBeLessThanOrEqual(7);

    // By its links from the first text to the last, then what is read alone.
    await page.getByRole("link", { name: "Outline: written" }).click();
    for (const [nth, label] of [
      "Next: Lesson Content",
      ...[2, 3, 4, 5, 6].flatMap((next) => ["Next: Storyboard", "Next: Assessment", `Next: Module ${next} lesson`]),
    ].entries()) {
      const isLast = nth === 15;
      const next = isLast
        ? page.getByRole("button", { name: "Next: Download the course" })
        : page.getByRole("link", { name: label });
      await expectNextInReach(next, label);
      if (!isLast) await next.click();
    }
    await toolLink(page, "study-material").click();
    const last = page.getByRole("button", { name: "Next: Download the course" });
    await expectNextInReach(last);

    await last.click();
    const docx = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as Word" }).click();
    const whole = textOfDocx(await readDownload(docx));
    for (const part of [
      topic,
      "Course outline",
      "Study material",
      `Lesson content: ${module}`,
      `Storyboard: ${module}`,
      `Assessment: ${module}`,
    ]) {
      expect(whole).toContain(part);
    }
    expect(whole).toContain("AI draft, check before use");

    const markdown = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download as Markdown" }).click();
    expect((await readDownload(markdown)).toString()).toContain(`## Assessment: ${module}`);

    await toolLink(page, "assessment").click();
    await expect(resultRegion(page, "assessment")).toBeVisible();
    await openDownloads(page);
    const gift = page.waitForEvent("download");
    await textAction(page, "GIFT").click();
    const questions = parse((await readDownload(gift)).toString()) as unknown as {
      type: string;
      choices: { isCorrect: boolean }[];
    }[];
    expect(questions.length).toBeGreaterThanOrEqual(5);
    for (const { type, choices } of questions) {
      expect(type).toBe("MC");
      expect(choices.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
    }
    const xml = page.waitForEvent("download");
    await textAction(page, "Moodle XML").click();
    const { quiz } = new XMLParser().parse(await readDownload(xml)) as { quiz: { question: unknown[] } };
    expect(quiz.question).toHaveLength(questions.length);

    const prompts = JSON.stringify(await modelRequests(topic));
    expect(prompts).toContain("Audience: New team leads");
  },
);
