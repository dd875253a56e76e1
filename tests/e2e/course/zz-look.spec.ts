import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { emptyDraft } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { modulesOf } from "../../../src/domain/course/modules";
import { sourceWords } from "../../../src/domain/course/sources/words";
import { translationWords } from "../../../src/domain/course/translation/words";
import { courseWords } from "../../../src/domain/course/words";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { openTool } from "../../support/journeys/course-draft";
import { openCourses } from "../../support/journeys/course-tools";
import { test } from "../../support/journeys/page";

test.use({ expectedErrors: [/.*/] });
const read = (name: string) => readFileSync(`tests/recordings/${name}`, "utf8");
const out = "/tmp/fifty/shots";
const panel = (page: Page) => page.getByRole("region", { name: sourceWords.region });

async function shots(page: Page, name: string, full = true) {
  for (const width of [1280, 390, 320])
    for (const colorScheme of ["light", "dark"] as const) {
      if (colorScheme === "dark" && width === 320) continue;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: full });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (wide > 0) console.log("WIDE", name, width, wide);
    }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}

async function paste(page: Page, name: string, text: string) {
  await panel(page).getByLabel(sourceWords.paste).fill(text);
  await panel(page).getByLabel(sourceWords.pasteName).fill(name);
  await shots(page, `paste-${name.slice(0, 3)}`, false);
  await panel(page).getByRole("button", { name: sourceWords.addText }).click();
  await panel(page).getByText("is added").waitFor();
}

for (const [lang, outlineFile, sourceFile, marked] of [
  ["de", "second-translations/outline-english-21.de.md", "courses/lesson-german-3.md", ["[¶1]", "[¶2]", "[¶4]", "[¶999]", "[¶0] "]],
  ["ar", "second-translations/outline-english-21.ar.md", "second-translations/lesson-english-12.ar.md", ["[¶1]", "[¶2]", "[¶3]", "[¶999]", "[¶0] "]],
] as const)
  test(`look ${lang}`, async ({ page }) => {
    test.setTimeout(300_000);
    const outline = read(outlineFile);
    const [first = "", second = ""] = modulesOf(outline);
    const source = read(sourceFile);
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    const paragraphs = source.split(/\n\n+/).map((p) => p.replace(/^[#>\-\s*]+/, "").trim()).filter((p) => p.length > 80 && !p.includes("|"));
    const lesson = `# ${first}\n\n## ${second}\n\n${paragraphs.slice(0, 4).map((p, n) => `${p.split("\n")[0]} ${marked[n]}`).join("\n\n")}\n\n- ${marked[4]}${paragraphs[4]?.split("\n")[0]}\n- ${paragraphs[5]?.split("\n")[0] ?? ""} [¶2, ¶3]\n`;
    const draft = {
      ...emptyDraft,
      topic: lang === "de" ? "Ersthelferinnen und Ersthelfer im Betrieb: Grundlagen, Pflichten und Übungen" : "سلسلة التبريد",
      selectedModule: first,
      "course-outline": aGeneratedText({ about: "x", text: outline, language: lang }),
      "lesson-content": { [first]: aGeneratedText({ about: first, text: lesson, language: lang }) },
    };
    await openTool(page, "lesson-content", draft);
    await page.getByRole("button", { name: courseWords.changeBrief }).click();
    await page.getByRole("button", { name: courseWords.addSource }).click();
    await paste(page, lang === "de" ? "Handbuch-für-Lagerleiterinnen-und-Lagerleiter-in-der-Kühlkette_2026-03_endgültig.pdf" : "دليل التبريد", source);
    const ticks = panel(page).getByRole("checkbox");
    for (const nth of [2, 4, 5]) await ticks.nth(nth).uncheck();
    await shots(page, `sources-${lang}`);
    await page.getByRole("button", { name: /¶999|999/ }).first().click().catch(() => console.log("no 999"));
    await shots(page, `notfound-${lang}`, false);
    await page.getByRole("dialog").getByRole("button", { name: sourceWords.close }).click().catch(() => undefined);
    await page.getByRole("button", { name: /^(Paragraph|Paragraphs) / }).first().click();
    await shots(page, `mark-${lang}`, false);
    await page.getByRole("dialog").getByRole("button", { name: sourceWords.close }).click();
    await page.pdf({ path: `${out}/print-${lang}.pdf` });
    await openCourses(page);
    await page.getByRole("button", { name: /^Keep with / }).click();
    await page.getByText(sourceWords.keptWith("Northwind Logistics")).or(page.getByRole("button", { name: courseWords.changeBrief })).first().waitFor({ timeout: 30_000 });
    const brief = page.getByRole("button", { name: courseWords.changeBrief });
    await brief.click();
    await panel(page).getByText(sourceWords.keptWith("Northwind Logistics")).waitFor({ timeout: 30_000 });
    await panel(page).getByLabel(sourceWords.paste).fill("Zweite Quelle mit einem Absatz.\n\nUnd einem zweiten, der etwas länger ist und nicht mit muss.");
    await panel(page).getByRole("button", { name: sourceWords.addText }).click();
    await panel(page).getByText(sourceWords.onlyHere).waitFor();
    await shots(page, `kept-${lang}`);
    await page.getByRole("button", { name: "Translate this course" }).click();
    await page.getByLabel(translationWords.language).fill(lang === "de" ? "Arabic" : "Japanese");
    await shots(page, `translate-${lang}`);
    await page.getByRole("button", { name: translationWords.begin, exact: true }).click();
    await page.getByText(translationWords.all).waitFor({ timeout: 60_000 }).catch(() => console.log("not all"));
    await page.getByRole("link", { name: /^Module 1 lesson/ }).click();
    await page.waitForTimeout(1500);
    await shots(page, `twin-${lang}`);
    await page.pdf({ path: `${out}/print-twin-${lang}.pdf` });
  });
