// Everything that must not get lost on the way from a topic to a course.
import { strFromU8, unzipSync } from "fflate";
import { tools } from "../../../src/domain/course/tools";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { courseWords } from "../../../src/domain/course/words";
import {
  textAction as action,
  expectResult,
  generateOutlineAgain,
  generateText,
  moduleSelect,
  openDownloads,
  outlineFor,
  readDownload,
  resultRegion,
  toolLink,
} from "../../support/journeys/course-tools";
import { clearFaults, modelRequests, setFault } from "../../support/suite/stand-ins";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";

test("the wishes reach the model, and left out they are not mentioned", { tag: "@heavy" }, async ({ page }) => {
  const topic = unique("Wishes");
  await page.goto("/ai-tools/course-outline");
  await page.getByLabel("Audience").fill("Warehouse staff");
  await page.getByLabel("Level").selectOption("advanced");
  await page.getByLabel("Language").fill("Spanish");
  await page.getByLabel("Topic").fill(topic);
  await generateText(page, "course-outline");
  await expectResult(page, "course-outline");
  const [asked] = (await modelRequests(topic)).map((request) => JSON.stringify(request));
  for (const wish of ["Audience: Warehouse staff", "Level: advanced", "Language: Spanish"])
    expect(asked).toContain(wish);
  // On the screen, which is also what is printed, and in Word.
  const text = resultRegion(page, "course-outline").getByRole("heading").first();
  await expect(text.locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", "es");
  await expect(text).toHaveCSS("hyphens", "auto");
  await expect(text.locator("xpath=ancestor::*[@dir][1]")).toHaveAttribute("dir", "auto");
  const docx = page.waitForEvent("download");
  await openDownloads(page);
  await action(page, "Word").click();
  const files = unzipSync(await readDownload(docx));
  expect(strFromU8(files["word/document.xml"] ?? new Uint8Array())).toMatch(/<w:lang [^>]*w:val="es"/);

  const plain = unique("No wishes");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
  await page.getByLabel("Topic").fill(plain);
  await generateText(page, "course-outline");
  await expectResult(page, "course-outline");
  expect(JSON.stringify(await modelRequests(plain))).not.toMatch(/Audience: |Level: |Language: /);
});

test("a reload and a new tab find the course as it was", async ({ page, context }) => {
  const topic = unique("Kept course");
  await outlineFor(page, topic);
  await moduleSelect(page).selectOption({ index: 2 });
  const module = await moduleSelect(page).inputValue();
  await page.reload();
  await expect(moduleSelect(page)).toHaveValue(module);
  await page.close();
  const tab = await context.newPage();
  await tab.goto("/ai-tools/lesson-content");
  await expect(moduleSelect(tab)).toHaveValue(module);
});

test("a tab that is closed in the middle of writing keeps what had arrived", { tag: "@heavy" }, async ({ page }) => {
  const topic = unique("Closed early");
  await setFault("model", { kind: "slow", match: topic });
  await page.goto("/ai-tools/course-outline");
  await page.getByLabel("Topic").fill(topic);
  await generateText(page, "course-outline");
  await expect(resultRegion(page, "course-outline").getByRole("heading").first()).toBeVisible();
  for (const reload of ["the first", "the second"]) {
    await page.reload();
    await expect(page.getByText("This text is incomplete"), reload).toBeVisible();
    await expect(resultRegion(page, "course-outline").getByRole("heading").first(), reload).toBeVisible();
  }
});

test(
  "going to another tool while one writes neither loses nor mixes up a text",
  { tag: "@heavy" },
  async ({ page }) => {
    const topic = unique("Two at once");
    await setFault("model", { kind: "slow", match: topic });
    await page.goto("/ai-tools/study-material");
    await page.getByLabel("Topic").fill(topic);
    await generateText(page, "study-material");
    await expect(page.getByRole("button", { name: "Generating..." })).toBeVisible();
    await toolLink(page, "course-outline").click();
    await generateText(page, "course-outline");
    await expectResult(page, "course-outline");
    await expect(moduleSelect(page)).toBeVisible();
    await toolLink(page, "study-material").click();
    await clearFaults("model", topic);
    await expect(resultRegion(page, "study-material").getByText("AI draft, check before use")).toBeVisible();
    expect(await modelRequests(topic)).toHaveLength(2);
  },
);

test("a text is edited in place, says so, and every keystroke is kept", async ({ page }) => {
  await outlineFor(page, unique("Edited"));
  const text = page.getByLabel("Text (Markdown)");
  const moduleIs = (name: string) => `# By hand\n\n## Module 1: ${name}\n\nWords.`;
  await action(page, "Edit as Markdown").click();
  await expect(text).toBeFocused();
  await text.fill(moduleIs("Mine"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Module 1: Mine" })).toBeVisible();
  await expect(page.getByText("edited by hand")).toBeVisible();
  await expect(moduleSelect(page).getByRole("option")).toHaveText(["-- Select Module --", "Module 1: Mine"]);
  await expectAccessible(page);

  // The editing is left without "Done editing": by a reload, and by going on.
  await moduleSelect(page).selectOption("Module 1: Mine");
  await action(page, "Edit as Markdown").click();
  await text.fill(moduleIs("Ours"));
  await page.reload();
  await expect(moduleSelect(page)).toHaveValue("Module 1: Ours");
  await action(page, "Edit as Markdown").click();
  await text.fill(moduleIs("Everybody's"));
  await page.getByRole("link", { name: "Next: Lesson Content" }).click();
  await expect(moduleSelect(page)).toHaveValue("Module 1: Everybody's");
});

test("the last results of a tool can be gone back to", { tag: "@heavy" }, async ({ page }) => {
  const first = unique("First try");
  await outlineFor(page, first);
  await generateOutlineAgain(page, unique("Second try"));
  await expectResult(page, "course-outline");
  await page.getByText(/^Earlier results/).click();
  await page.getByRole("button", { name: new RegExp(first) }).click();
  await expect(resultRegion(page, "course-outline")).toContainText(first);
});

for (const tool of toolNames.filter((name) => tools[name].from === "module")) {
  test(`${tool} needs a selected module`, { tag: tool === "lesson-content" ? [] : "@heavy" }, async ({ page }) => {
    await page.goto(`/ai-tools/${tool}`);
    await expect(page.getByRole("link", { name: "Generate a course outline" })).toBeVisible();
    await generateText(page, tool);
    await expect(moduleSelect(page)).toBeFocused();
    await expect(page.getByRole("button", { name: "Generating..." })).toHaveCount(0);
    await expectAccessible(page);
  });
}

test.describe("a server that cannot be reached", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("is tried again for the section that was wanted, and the course stays", { tag: "@heavy" }, async ({ page }) => {
    const topic = unique("Section tried again");
    await outlineFor(page, topic);
    await moduleSelect(page).selectOption({ index: 1 });
    const module = await moduleSelect(page).inputValue();
    await page.route("**/us-central1/generate*", (route) => route.abort());
    await page.getByRole("button", { name: /^Rewrite Module 2/ }).click();
    await page.getByRole("textbox", { name: "Or say what to change" }).fill("with more on brakes");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(tools["course-outline"].failure);
    await page.unroute("**/us-central1/generate*");
    await expect(page.getByRole("textbox", { name: "Or say what to change" })).toHaveValue("with more on brakes");
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await expect(page.getByRole("button", { name: "Change the brief" })).toBeFocused();
    await expect(action(page, "Undo")).toBeVisible();
    await expect(moduleSelect(page)).toHaveValue(module);
    const asked = JSON.stringify((await modelRequests(topic)).at(-1));
    expect(asked).toContain("Section: Module 2");
    expect(asked).toContain("Change: with more on brakes");
  });

  test(
    "ends in the specified sentence of each tool, and a refused outline gives the course back",
    { tag: "@heavy" },
    async ({ page }) => {
      await outlineFor(page, unique("Unreachable"));
      await moduleSelect(page).selectOption({ index: 1 });
      const module = await moduleSelect(page).inputValue();
      await page.route("**/us-central1/generate*", (route) => route.abort());
      for (const tool of toolNames) {
        await page.goto(`/ai-tools/${tool}`);
        if (tool === "course-outline") await generateOutlineAgain(page);
        else await generateText(page, tool);
        await expect(page.getByRole("alert")).toContainText(tools[tool].failure);
        await expect(page.getByRole("alert")).not.toContainText(courseWords.offline);
        await expect(page.getByRole("button", { name: "Generating..." })).toHaveCount(0);
        if (tool !== "study-material") await expect(moduleSelect(page)).toHaveValue(module);
      }
    },
  );
});

test("the way from a topic to a lesson can be walked with the keyboard alone", { tag: "@heavy" }, async ({ page }) => {
  await page.goto("/ai-tools/course-outline");
  await page.getByLabel("Topic").focus();
  await page.keyboard.type("Keyboard only");
  await page.keyboard.press("Enter");
  await expectResult(page, "course-outline");
  const select = moduleSelect(page);
  while (!(await select.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("M");
  await expect(select).not.toHaveValue("");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Next: Lesson Content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Lesson content" })).toBeFocused();
  while (
    !(await page
      .getByRole("button", { name: "Generate Lesson Content" })
      .evaluate((element) => element === document.activeElement))
  ) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expectResult(page, "lesson-content");
});
