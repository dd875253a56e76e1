// One business from the invitation to the course, in each language: no text that it reads is in the other one.
import type { Browser, Page } from "@playwright/test";
import { doc, getDoc, setDoc, updateDoc } from "firebase/firestore/lite";
import { sampleAnswers } from "../../../src/domain/assessment/sample/sample-answers";
import { planWords } from "../../../src/domain/assessment/words";
import { colleaguesWords } from "../../../src/domain/invitations/seats/words";
import { invitationWords } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { languageNames } from "../../../src/domain/kernel/language";
import { resultsLinks, resultsPages, routes } from "../../../src/domain/kernel/routes";
import { sampleAnswers as germanAnswers } from "../../../src/languages/de/domain/assessment/sample/sample-answers";
import { exportWords } from "../../../src/ui/export/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { buttonNamed, jumpTo, unlock, untilSaved } from "../../support/journeys/assessment-page";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { openDownloads, textAction } from "../../support/journeys/course-tools";
import { fillInRegistration, submitRegistration } from "../../support/journeys/invited-business";
import { expect, failedRequests, test, unique } from "../../support/journeys/page";
import { openDashboard } from "../../support/journeys/staff";
import { CollectedTexts } from "../../support/languages/collected-texts";
import { inBothLanguages } from "../../support/languages/functions-in-both";
import { aGermanCourse } from "../../support/languages/german-course";
import { speakEnglish, speakGerman } from "../../support/languages/german-journeys";
import { englishAmong, germanAmong } from "../../support/languages/said-in-english";
import type * as spokenMails from "../../support/languages/spoken-mails";
import { database } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";
import { runAgainstSuite } from "../../support/suite/in-process";

const patient = { timeout: 30_000 };
const contents = {
  en: { answers: sampleAnswers, course: aWholeCourse(), said: "Every shift hands over well." },
  de: { answers: germanAnswers, course: aGermanCourse(), said: "Jede Schicht übergibt gut." },
} as const;
const others = { en: germanAmong, de: englishAmong };

interface Business {
  code: string;
  email: string;
}

/** Each reads no word of the other. */
type ComparedLanguage = keyof typeof contents;

test.use({ expectedErrors: [failedRequests] });
test.afterEach(speakEnglish);

/** The administrator's desk is English; the business is invited in its language. */
async function inviteAtDesk(page: Page, language: ComparedLanguage): Promise<Business & { link: string }> {
  const email = `${unique("office").replace(" ", "-")}@becker.example`;
  await openDashboard(page, await anAdministrator());
  const form = page.getByRole("region", { name: "Generate New Invitation" });
  await form.getByLabel("Business name").fill("Becker KG");
  await form.getByLabel("Business email").fill(email);
  await form.getByLabel(invitationWords.language).selectOption(languageNames[language]);
  await form.getByRole("button", { name: "Generate Invitation" }).click();
  await expect.poll(() => mailTo(email), patient).toHaveLength(1);
  const link = invitationLinkIn((await mailTo(email))[0] ?? { text: "" });
  return { email, link, code: new URL(link).searchParams.get("invite") ?? "" };
}

async function register(page: Page, link: string, collected: CollectedTexts): Promise<void> {
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByLabel("Your Name")).toBeVisible();
  await collected.page(page, "registration");
  await fillInRegistration(page);
  await submitRegistration(page);
  await expect(page.getByRole("heading", { level: 1, name: /Becker KG/ })).toBeVisible(patient);
  await collected.page(page, "dashboard");
}

async function answerSteps(page: Page, said: string, collected: CollectedTexts): Promise<void> {
  for (const step of [1, 2, 3, 4, 5]) {
    await jumpTo(page, step);
    await page.getByRole("main").getByRole("radiogroup").first().getByRole("radio").nth(1).check();
    const text = page.getByRole("main").locator("textarea:visible, input[type=text]:visible").first();
    if (step !== 3 && (await text.isVisible())) await text.fill(said);
    await collected.page(page, `step ${step}`);
  }
  await untilSaved(page);
}

async function makePlan(page: Page, { code }: Business, collected: CollectedTexts): Promise<string> {
  await page.goto(routes.assessment);
  await jumpTo(page, 6);
  await page.locator("summary").first().click();
  await collected.page(page, "review");
  await buttonNamed(page, "Generate Training Plan").click();
  const plan = async () => String((await getDoc(doc(database, paths.answersOf(code)))).get("trainingPlan") ?? "");
  await expect.poll(plan, { timeout: 60_000 }).not.toBe("");
  await collected.page(page, "review with a plan");
  return plan();
}

/** A page that is printed is not: its texts are taken when it would be. */
async function catchPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const prints = window as unknown as { printed?: string[] };
    window.print = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      prints.printed = [document.title];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isText = !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(node.parentElement?.tagName ?? "");
        if (isText) prints.printed.push(node.textContent ?? "");
      }
    };
  });
}

async function printed(page: Page): Promise<string[]> {
  const texts = () => page.evaluate(() => (window as unknown as { printed?: string[] }).printed ?? []);
  await expect.poll(async () => (await texts()).length, patient).toBeGreaterThan(0);
  return texts();
}

async function readResults(page: Page, collected: CollectedTexts): Promise<void> {
  for (const name of resultsPages) {
    await page.goto(resultsLinks(routes.results)[name]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await collected.page(page, `results: ${name}`);
    if (name !== "plan") continue;
    const row = page.getByRole("group", { name: planWords.takeAlong });
    for (const way of ["word", "markdown"] as const) {
      const download = page.waitForEvent("download");
      await row.getByRole("button", { name: exportWords.ways[way], exact: true }).click();
      await collected.file(download);
    }
    await row.getByRole("button", { name: exportWords.ways.print, exact: true }).click();
    collected.printed("the printed report", await printed(page));
  }
}

async function inviteColleague(page: Page, collected: CollectedTexts): Promise<void> {
  const email = `${unique("colleague").replace(" ", "-")}@becker.example`;
  await page.goto(routes.dashboard);
  await buttonNamed(page, colleaguesWords.invite).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(colleaguesWords.name).fill("Dana Reed");
  await dialog.getByLabel(colleaguesWords.email).fill(email);
  await dialog.getByRole("checkbox").first().check();
  await collected.page(page, "inviting a colleague");
  await buttonNamed(page, colleaguesWords.sendInvitation).click();
  await expect.poll(() => mailTo(email), patient).toHaveLength(1);
  for (const mail of await mailTo(email)) collected.mail(mail);
  await collected.page(page, "dashboard with a colleague");
}

/** The reminders and the release of a plan, which the sweep sends. */
async function sweep({ code }: Business): Promise<void> {
  runAgainstSuite();
  const { sweepMails, planReminders, releaseMails } = await inBothLanguages<typeof spokenMails>("spoken-mails.ts");
  const due = { mailDueAt: new Date(Date.now() - dayMs) };
  await updateDoc(doc(database, paths.invitation(code)), { ...due, mailPurpose: "reminder" });
  await setDoc(doc(database, paths.planRelease(code, 1)), { version: 1, releasedAt: new Date(), ...due });
  const switchedOn = { switchedOnAt: new Date(), by: "someone", role: "business" };
  for (const days of [0, 90]) await setDoc(doc(database, paths.planReminder(code, days)), { ...switchedOn, ...due });
  await sweepMails(releaseMails);
  await sweepMails(planReminders);
}

async function takeCourseAlong(page: Page, language: ComparedLanguage, collected: CollectedTexts): Promise<void> {
  await openTool(page, "assessment", contents[language].course);
  await collected.page(page, "a tool with its text");
  for (const [of, names] of [
    ["text", ["Word", "Markdown", "GIFT", "Moodle XML", "QTI 1.2 (ZIP)"]],
    ["course", ["Download as Word", "Download as Markdown", "Trainer's guide as Word", "Slides (PowerPoint)"]],
  ] as const)
    for (const name of names) {
      await openDownloads(page, of);
      const download = page.waitForEvent("download");
      await (of === "text" ? textAction(page, name) : page.getByRole("button", { name, exact: true })).click();
      await collected.file(download);
    }
  for (const name of ["SCORM package (LMS)", "Web pages (ZIP)"]) {
    await openDownloads(page, "course");
    await page.getByRole("button", { name, exact: true }).click();
    await collected.page(page, `choices of the ${name}`);
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click();
    await collected.file(download);
  }
}

async function inOneLanguage(collected: CollectedTexts, language: ComparedLanguage): Promise<void> {
  const foreign = await others[language](collected.all.map(({ text }) => text));
  const from = (finding: string) =>
    collected.all.find(({ text }) => finding.startsWith(text.slice(0, 120)))?.from ?? "somewhere";
  expect(foreign.map((finding) => `${from(finding)}: ${finding}`)).toEqual([]);
}

/** The way to the last step, with no answer but those that are given on it. */
async function comeToReview(browser: Browser, page: Page, language: ComparedLanguage, collected: CollectedTexts) {
  const business = await inviteAtDesk(page, language);
  const visitor = await browser.newPage();
  if (language === "de") await speakGerman(visitor);
  await catchPrints(visitor);
  await register(visitor, business.link, collected);
  await visitor.goto(routes.assessment);
  await collected.page(visitor, "gate");
  await unlock(visitor, business.code);
  await answerSteps(visitor, contents[language].said, collected);
  return { business, visitor };
}

test("a business invited in German reads nothing but German, from its mail to its answers", async ({
  page,
  browser,
}) => {
  test.setTimeout(60_000);
  const collected = new CollectedTexts();
  const { business, visitor } = await comeToReview(browser, page, "de", collected);
  for (const mail of await mailTo(business.email)) collected.mail(mail);
  await inOneLanguage(collected, "de");
  await visitor.close();
});

for (const language of ["de", "en"] as const) {
  const name = languageNames[language];
  test(
    `a business reads nothing but ${name}, from its mail to its course`,
    { tag: "@heavy" },
    async ({ page, browser }) => {
      test.setTimeout(180_000);
      const collected = new CollectedTexts();
      const { business, visitor } = await comeToReview(browser, page, language, collected);
      await visitor.goto(routes.dashboard);
      const { answers } = contents[language];
      await setDoc(doc(database, paths.answersOf(business.code)), { progressData: answers, lastUpdated: new Date() });
      const plan = await makePlan(visitor, business, collected);
      expect(plan).toContain(language === "de" ? "## 2. Prioritäten" : "## Priorities");
      await readResults(visitor, collected);
      await inviteColleague(visitor, collected);
      await sweep(business);
      await expect.poll(async () => (await mailTo(business.email)).length, patient).toBeGreaterThanOrEqual(4);
      for (const mail of await mailTo(business.email)) collected.mail(mail);
      await takeCourseAlong(visitor, language, collected);
      await inOneLanguage(collected, language);
      await visitor.close();
    },
  );
}
