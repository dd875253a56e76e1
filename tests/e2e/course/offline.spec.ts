// The tools in a browser without a connection, or without all of the page.
import { tools } from "../../../src/domain/course/tools";
import { courseWords } from "../../../src/domain/course/words";
import { openTool } from "../../support/journeys/course-draft";
import { expectResult, generateText, resultRegion } from "../../support/journeys/course-tools";
import { expect, failedRequests, test, unique } from "../../support/journeys/page";
import { setFault } from "../../support/suite/stand-ins";
import { uiWords } from "../../../src/ui/words";
import { scriptOf } from "../../support/suite/built-site";

test.use({ expectedErrors: [failedRequests] });

for (const { tool, ...tag } of [{ tool: "study-material", tag: "@heavy" }, { tool: "course-outline" }] as const) {
  test(
    `${tool} says the specified sentence and what is kept, keeps the topic, and works again online`,
    tag,
    async ({ page, context }) => {
      // The page is there until then, but not all of its parts.
      await page.goto(`/ai-tools/${tool}`, { waitUntil: "networkidle" });
      await page.getByLabel("Topic").fill(unique("Offline"));
      await context.setOffline(true);
      await generateText(page, tool);
      await expect(page.getByRole("alert")).toContainText(tools[tool].failure);
      await expect(page.getByRole("alert")).toContainText(courseWords.offline);
      await context.setOffline(false);
      await page.getByRole("button", { name: "Try again" }).click();
      await expectResult(page, tool);
    },
  );
}

test("what shows a text did not come: the text is kept, and shown after a reload", async ({ page }) => {
  const views = scriptOf("src/features/ai-tools/text/written-text.tsx");
  await page.route(views, (route) => route.abort());
  await openTool(page, "study-material");
  await expect(page.getByRole("alert")).toContainText(courseWords.textFailed);
  await page.unroute(views);
  await page.getByRole("button", { name: uiWords.reload }).click();
  await expect(resultRegion(page, "study-material").getByRole("heading").first()).toBeVisible();
  await expect(page.getByText(courseWords.textFailed)).toHaveCount(0);
});

test("what writing needs is there before it is asked for", { tag: "@heavy" }, async ({ page }) => {
  await page.goto("/ai-tools/study-material", { waitUntil: "networkidle" });
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByLabel("Topic").fill(unique("Deployed meanwhile"));
  await generateText(page, "study-material");
  await expectResult(page, "study-material");
});

test("going offline in the middle keeps what had arrived", { tag: "@heavy" }, async ({ page, context }) => {
  const topic = unique("Offline midway");
  await setFault("model", { kind: "slow", match: topic });
  await page.goto("/ai-tools/study-material");
  await page.getByLabel("Topic").fill(topic);
  await generateText(page, "study-material");
  await expect(resultRegion(page, "study-material").getByRole("heading").first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(page.getByText("This text is incomplete")).toBeVisible();
});
