// All that a course lacks is written by one press: how it is stopped, gone on with, and what keeps it from doing harm.
import type { Page } from "@playwright/test";
import { modulesOf } from "../../../src/domain/course/modules";
import { courseWords, missingWords, modelFailures } from "../../../src/domain/course/words";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { clearFaults, modelRequests, setFault } from "../../support/suite/stand-ins";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";

const write = (page: Page) => page.getByRole("button", { name: "Write what is missing" });
const lesson = (page: Page, state: string) => page.getByRole("link", { name: `Module 2 lesson: ${state}` });

test.use({ expectedErrors: [[failedRequests], { scope: "test" }] });

test(
  "what is missing is written once, also with two windows, a stop, a reload and a failure on the way",
  { tag: "@heavy" },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const name = unique("Lifting");
    const outline = `# Safe lifting\n\n## Module 1: Start\n\n## Module 2: ${name}\n\n- Lift a box`;
    const [first = ""] = modulesOf(outline);
    const whole = { [first]: aGeneratedText({ about: first, text: "# Written" }) };
    await setFault("model", { kind: "slow", times: 20, match: name });
    await openTool(
      page,
      "course-outline",
      aWholeCourse({
        selectedModule: first,
        "course-outline": aGeneratedText({ text: outline }),
        ...{ "lesson-content": whole, storyboard: whole, assessment: whole },
      }),
    );
    await expect(page.getByText("5 of 8 texts written")).toBeVisible();
    await write(page).click();
    await expect(page.getByText("Writing 1 and 2 of 3: Module 2 lesson and Module 2 storyboard.")).toBeVisible();
    await expect(lesson(page, "being written")).toBeVisible();
    await expect.poll(() => modelRequests(name)).toHaveLength(2);
    await expectAccessible(page);

    const other = await context.newPage();
    await other.goto("/ai-tools/course-outline");
    await write(other).click();
    await expect(other.getByText(missingWords.elsewhere)).toBeVisible();
    await lesson(other, "open").click();
    await other.getByRole("button", { name: "Generate Lesson Content" }).click();
    await expect(other.getByRole("alert")).toContainText(courseWords.writtenElsewhere);
    await other.close();

    await page.getByRole("button", { name: "Stop writing" }).click();
    await expect(page.getByText(`${missingWords.stopped} 3 texts are left.`)).toBeVisible();
    await expect(write(page)).toBeFocused();
    expect(await modelRequests(name)).toHaveLength(2);

    await write(page).click();
    await expect(lesson(page, "being written")).toBeVisible();
    await page.reload();
    await expect(page.getByText(`${missingWords.interrupted} 3 texts are left.`)).toBeVisible();
    await expect(lesson(page, "unfinished")).toBeVisible();
    await clearFaults("model", name);

    await setFault("model", { kind: "status-500", times: 20, match: name });
    await write(page).click();
    await expect(page.getByText(`${modelFailures.unavailable} 3 texts are left.`)).toBeVisible({ timeout: 30_000 });
    await clearFaults("model", name);

    await write(page).click();
    await expect(page.getByText("8 of 8 texts written")).toBeVisible({ timeout: 60_000 });
    // Each text that was shown stays where it was: the outline is still open.
    await expect(page).toHaveURL("/ai-tools/course-outline");
  },
);
