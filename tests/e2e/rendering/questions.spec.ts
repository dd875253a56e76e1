// An assessment as people read it: on the screen, on paper and in Word.
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { openDownloads } from "../../support/journeys/course-tools";
import { downloadDocument } from "../../support/journeys/downloads";
import { printPage, wordsOf } from "../../support/journeys/printed-page";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const text = `# Check

Read each question twice.

1. What comes first?
   A. Lift
   B. Look
   C. Run
   Answer: B
   Reason: You look before you lift.

2. A question that nobody has finished
   A. Yes
   B. No

## Afterwards

Pass with one right answer.
Then go on.`;

async function openAssessmentText(page: Page): Promise<void> {
  const draft = aWholeCourse();
  await openTool(page, "assessment", {
    ...draft,
    assessment: { [draft.selectedModule]: aGeneratedText({ about: draft.selectedModule, text }) },
  });
}

async function wordLines(page: Page): Promise<string[]> {
  await openDownloads(page);
  const files = unzipSync(await downloadDocument(page, "What to do with this text", "Word"));
  const paragraphs = strFromU8(files["word/document.xml"] ?? new Uint8Array()).split(/<\/w:p>|<w:br\/>/);
  return paragraphs.map((paragraph) => paragraph.replace(/<[^>]+>/g, "").trim()).filter(Boolean);
}

test(
  "a question stands as one: a bold stem, lettered options, the right one marked, the reason below",
  { tag: "@heavy" },
  async ({ page }) => {
    await openAssessmentText(page);
    const question = page.getByRole("group", { name: "1. What comes first?" });
    const options = question.getByRole("listitem");
    await expect(options).toHaveText(["Lift", /^Look.*right answer/, "Run"]);
    await expect(question.getByRole("list")).toHaveCSS("list-style-type", "upper-alpha");
    await expect(question.getByText("1. What comes first?")).toHaveCSS("font-weight", /[67]\d\d/);
    await expect(options.nth(1)).toHaveCSS("font-weight", /[67]\d\d/);
    const boxes = [question.getByText("1. What"), ...(await options.all()), question.getByText("You look before")];
    const tops = await Promise.all(boxes.map(async (box) => (await box.boundingBox())?.y ?? 0));
    expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
    await expectAccessible(page);

    await expect(page.getByText("Read each question twice.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Afterwards" })).toBeVisible();
    const lines = await page.getByText("Pass with one right answer.").innerText();
    expect(lines).toBe("Pass with one right answer.\nThen go on.");
    expect(await page.getByText("A question that nobody has finished").innerText()).toContain("\nA. Yes\nB. No");
    expect(await wordLines(page)).toEqual(
      expect.arrayContaining(["1. What comes first?", "A. Lift", "B. Look", "C. Run", "Answer: B", "A. Yes", "B. No"]),
    );
  },
);

test(
  "for learners the answers are gone, from the screen, from paper and from every file that is read",
  { tag: "@heavy" },
  async ({ page }) => {
    await openAssessmentText(page);
    expect(wordsOf(await printPage(page))).toContain("Youlookbeforeyoulift");
    await page.getByText("For learners").click();
    await expect(page.getByRole("radio", { name: "For learners" })).toBeChecked();
    await expect(page.getByText("You look before")).toHaveCount(0);
    await expect(page.getByText("right answer", { exact: true })).toHaveCount(0);
    const options = page.getByRole("group", { name: "1. What comes first?" }).getByRole("listitem");
    for (const option of await options.all()) await expect(option).toHaveCSS("font-weight", "400");
    await expectAccessible(page);

    const printed = wordsOf(await printPage(page));
    expect(printed).toContain("Whatcomesfirst?");
    expect(printed).not.toContain("Youlookbeforeyoulift");
    const files = [
      await wordLines(page),
      String(await downloadDocument(page, "What to do with this text", "Markdown")),
    ];
    for (const file of files) {
      expect(String(file)).toContain("What comes first?");
      expect(String(file)).not.toMatch(/Answer:|You look before/);
    }
  },
);
