import type { Page } from "@playwright/test";
import { tools } from "../../../src/domain/course/tools";
import { modelFailures } from "../../../src/domain/course/words";
import { clearFaults, modelRequests, setFault } from "../../support/suite/stand-ins";
import { generateOutlineAgain } from "../../support/journeys/course-tools";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";

async function generateOutline(page: Page, topic: string): Promise<void> {
  await page.goto("/ai-tools/course-outline");
  await askForOutline(page, topic);
}

async function askForOutline(page: Page, topic: string): Promise<void> {
  await page.getByLabel("Topic").fill(topic);
  await page.getByRole("button", { name: "Generate Outline" }).click();
}

const outlineRegion = (page: Page) => page.getByRole("region", { name: "Course outline: result" });
const generating = (page: Page) => page.getByRole("button", { name: "Generating..." });

test("the index of the tools leads to the course outline", { tag: "@heavy" }, async ({ page }) => {
  await page.goto("/ai-tools");
  await expect(page).toHaveURL("/ai-tools/course-outline");
  await expect(page.getByRole("navigation", { name: "AI tools" }).getByRole("link")).toHaveText([
    "Course outline",
    "Study material",
    "Lesson content",
    "Storyboard",
    "Assessment",
  ]);
});

test("an outline appears while it is being written, offers its modules, and is accessible all the while", async ({
  page,
}) => {
  const topic = unique("Running good meetings");
  await setFault("model", { kind: "slow", match: topic });
  await page.goto("/ai-tools/course-outline");
  await expect(page.getByRole("button", { name: "Generate Outline" })).toBeVisible();
  await expectAccessible(page);
  await askForOutline(page, topic);

  await expect(generating(page)).toBeVisible();
  await expect(outlineRegion(page).getByRole("heading").first()).toBeVisible();
  await expect(generating(page)).toBeVisible(); // text is there and more is to come
  await expectAccessible(page);
  await expect(page.getByRole("combobox", { name: "Module" })).toHaveCount(0);

  await clearFaults("model", topic);
  const modules = page.getByRole("combobox", { name: "Module" });
  await expect(modules).toBeVisible({ timeout: 40_000 });
  await expect(generating(page)).toHaveCount(0);
  await expect(modules.getByRole("option").first()).toHaveText("-- Select Module --");
  await expect(modules.getByRole("option").nth(1)).toHaveText(/^Module 1: /);
  await expect(page.getByText("AI draft, check before use")).toBeVisible();
  await expectAccessible(page);

  await modules.selectOption({ index: 1 });
  await page.getByRole("link", { name: "Next: Lesson Content" }).click();
  await expect(page).toHaveURL("/ai-tools/lesson-content");
  await expect(page.getByRole("combobox", { name: "Module" })).not.toHaveValue("");
});

test("an empty topic calls nobody", async ({ page }) => {
  await generateOutline(page, "   ");
  await expect(page.getByText("Please enter a topic.")).toBeVisible();
  await expect(page.getByLabel("Topic")).toBeFocused();
  await expect(generating(page)).toHaveCount(0);
});

test("a double click costs one generation", { tag: "@heavy" }, async ({ page }) => {
  const topic = unique("Double click");
  await page.goto("/ai-tools/course-outline");
  await page.getByLabel("Topic").fill(topic);
  await page.getByRole("button", { name: "Generate Outline" }).dblclick();
  await expect(page.getByRole("combobox", { name: "Module" })).toBeVisible();
  expect(await modelRequests(topic)).toHaveLength(1);
});

test("Stop keeps what has arrived, marks it as incomplete, and tells the server", async ({ page }) => {
  const topic = unique("Stopped early");
  await setFault("model", { kind: "slow", match: topic });
  await generateOutline(page, topic);
  await expect(outlineRegion(page).getByRole("heading").first()).toBeVisible();
  const told = page.waitForResponse("**/stopGeneration");
  await page.getByRole("button", { name: "Stop", exact: true }).press("Enter");

  expect((await told).ok()).toBe(true);
  await expect(generating(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Generate Outline" })).toBeFocused();
  await expect(page.getByText("This text is incomplete")).toBeVisible();
  await expect(outlineRegion(page).getByRole("heading").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("This text is incomplete")).toBeVisible();
});

test("a text that was stopped is gone on with to its end, as one generation", { tag: "@heavy" }, async ({ page }) => {
  const topic = unique("Gone on with");
  await setFault("model", { kind: "slow", match: topic });
  await generateOutline(page, topic);
  const heading = outlineRegion(page).getByRole("heading").first();
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).press("Enter");
  await expect(generating(page)).toHaveCount(0);
  const begun = await heading.innerText();
  await page.getByRole("button", { name: "Go on writing" }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Module" })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole("button", { name: "Change the brief" })).toBeFocused();
  await expect(generating(page)).toHaveCount(0);
  await expect(page.getByText("This text is incomplete")).toHaveCount(0);
  await expect(heading).toContainText(begun);
  await expect(outlineRegion(page).getByText("Sample text from the local stand-in"), "nothing twice").toHaveCount(1);
  const requests = await modelRequests(topic);
  expect(requests).toHaveLength(2);
  expect(JSON.stringify(requests[1])).toContain("repeat nothing");
});

test(
  "a new outline clears the old one, the module list and the selected module",
  { tag: "@heavy" },
  async ({ page }) => {
    await generateOutline(page, unique("First course"));
    await page.getByRole("combobox", { name: "Module" }).selectOption({ index: 2 });
    const second = unique("Second course");
    await setFault("model", { kind: "slow", match: second });
    await generateOutlineAgain(page, second);
    await expect(page.getByRole("combobox", { name: "Module" })).toHaveCount(0);
    await expect(outlineRegion(page)).not.toContainText("First course");
    await expect(outlineRegion(page).getByRole("heading").first()).toBeVisible();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.goto("/ai-tools/lesson-content");
    await expect(page.getByRole("combobox", { name: "Module" })).toHaveValue("");
  },
);

test.describe("a model that fails", () => {
  test.use({ expectedErrors: [failedRequests] });

  const faults = [
    { kind: "status-429", sentence: modelFailures.busy, keepsText: false, tag: "@heavy" },
    { kind: "status-500", sentence: modelFailures.unavailable, keepsText: false, tag: "@heavy" },
    { kind: "timeout", sentence: modelFailures.slow, keepsText: false, tag: "@heavy" },
    { kind: "stall", sentence: modelFailures.stalled, keepsText: true, tag: [] },
    { kind: "cut", sentence: modelFailures.cut, keepsText: true, tag: "@heavy" },
    { kind: "length", sentence: modelFailures.tooLong, keepsText: true, tag: "@heavy" },
    { kind: "empty", sentence: modelFailures.empty, keepsText: false, tag: "@heavy" },
  ];
  for (const { kind, sentence, keepsText, tag } of faults) {
    test(
      `${kind} ends in a sentence, ${keepsText ? "with the partial text marked as incomplete" : "without a text"}`,
      { tag },
      async ({ page }) => {
        const topic = unique(`Fault ${kind}`);
        await setFault("model", { kind, times: 10, match: topic });
        await generateOutline(page, topic);

        await expect(page.getByRole("alert")).toContainText(sentence, { timeout: 30_000 }); // 20 s are given to a text
        await expect(generating(page)).toHaveCount(0);
        // One notice says it all; that the text is incomplete stands alone only after a reload.
        await expect(page.getByText("This text is incomplete")).toHaveCount(0);
        await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(1);
        await expect(page.getByRole("button", { name: "Go on writing" })).toHaveCount(keepsText ? 1 : 0);
        if (keepsText) await expect(outlineRegion(page)).toContainText("Sample text");
        else await expect(outlineRegion(page).getByRole("heading")).toHaveCount(0);
        await expect(page.getByLabel("Topic")).toHaveValue(topic);
        await expectAccessible(page);
      },
    );
  }

  test("a server that cannot be reached ends in the specified sentence", async ({ page }) => {
    await page.route("**/generateCourseOutline", (route) => route.abort());
    await generateOutline(page, "Nobody there");
    await expect(page.getByRole("alert")).toContainText(tools["course-outline"].failure);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});
