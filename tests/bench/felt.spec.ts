// Measures what people do again and again where there is much of it: the script of a rating beside twelve teams, the
// time to a course of 17 texts, the first press into a text on a slow phone, and the frames of a desk with 500
// inquiries while it scrolls.
import { expect, test, type Page } from "@playwright/test";
import { twelveTeams } from "../../src/domain/assessment/report/twelve-teams.fixture";
import { paths } from "../../src/domain/kernel/collections";
import { routes } from "../../src/domain/kernel/routes";
import { moduleTools, type CourseDraft } from "../../src/domain/course/draft";
import { aGeneratedText } from "../../src/domain/course/draft.fixture";
import { newCourse } from "../../src/domain/course/library/course";
import { modulesOf } from "../../src/domain/course/modules";
import { tools } from "../../src/domain/course/tools";
import { courseWords } from "../../src/domain/course/words";
import { anAdministrator } from "../support/accounts/accounts";
import { signInBrowser } from "../support/accounts/browser-sign-in";
import { jumpTo, openAssessment, radioNamed } from "../support/journeys/assessment-page";
import { aWholeCourse, openTool } from "../support/journeys/course-draft";
import { followLoading } from "../support/journeys/loading";
import { feltAfter, restOf } from "./felt-after";
import { hold, median, report } from "./figures";
import { makePhone, phoneViewport, slowdownOfPhone } from "./machine";
import { importDocuments, numberedInquiry, writeDocuments } from "./fill-database";
import { openCourses } from "../support/journeys/course-tools";

const presses = 20;
/** In milliseconds: of script for one rating, to a course, to an editor, and of a frame. */
const [mostOfRating, mostOfCourse, mostOfEditor, mostOfFrame] = [16, 200, 300, 50];
const inquiries = 500;
/** A frame that the page itself makes long is long on each; a frame that the machine was late with is not. */
const desks = 3;
const usualTopic = "Safe forklift driving";

test.use({ actionTimeout: 20_000, navigationTimeout: 20_000 });

test("a rating beside twelve teams takes less than 16 ms of script", async ({ page }) => {
  await openAssessment(page, twelveTeams());
  const ofRating = async (rated: string, question: string) => {
    const scripts: number[] = [];
    for (let nth = 0; nth < presses; nth++) scripts.push(await scriptOfPress(page, question, String((nth % 5) + 1)));
    report(question, { most: Math.max(...scripts) });
    hold({ what: `${rated}, script in ms`, now: median(scripts), bound: { atMost: mostOfRating } });
  };
  await jumpTo(page, 2);
  await ofRating("A rating", "How strongly do industry trends influence your strategy?");
  await jumpTo(page, 3);
  await page.getByRole("button", { name: /^Edit Geschäftsleitung/ }).click();
  await ofRating("A rating of a team", "How clear are roles and responsibilities in this team?");
});

test("a course of 17 texts is open within 200 ms", async ({ page }) => {
  const long = aCourseOf17Texts("Driving a forklift safely");
  const other = aCourseAbout("Welcoming colleagues");
  const courses = [long, other].map((draft, nth) => ({ ...newCourse(`course-${nth + 1}`, new Date(nth + 1)), draft }));
  await page.addInitScript(
    (kept) => {
      for (const [id, course] of kept) localStorage.setItem(`waymark.course:${id}`, course);
    },
    courses.map((course) => [course.id, JSON.stringify(course)] as const),
  );
  await page.goto(routes.aiTool("course-outline"));
  const result = `[aria-label="${courseWords.resultOf(tools["course-outline"].title)}"]`;
  const times: number[] = [];
  for (let nth = 0; nth < presses / 4; nth++) {
    await openCourses(page);
    await page.getByRole("button", { name: other.topic, exact: true }).click();
    await expect(page.locator(result)).toContainText(other.topic);
    await openCourses(page);
    const press = page.getByRole("button", { name: long.topic, exact: true });
    times.push(await feltAfter(page, press, [result, long.topic]));
  }
  report("a course of 17 texts", { most: Math.max(...times) });
  hold({ what: "A course of 17 texts is open, in ms", now: median(times), bound: { atMost: mostOfCourse } });
});

test("on a slow phone the first press into a text that is read opens its editor within 300 ms", async ({ browser }) => {
  test.setTimeout(180_000);
  const slowdown = await slowdownOfPhone(browser);
  const times: number[] = [];
  for (let nth = 0; nth < presses / 4; nth++) {
    const page = await browser.newPage({ viewport: phoneViewport });
    await makePhone(page, slowdown);
    const isLoading = followLoading(page);
    await openTool(page, "lesson-content");
    await restOf(page, isLoading);
    const press = page.getByRole("button", { name: /^Edit The principles/ });
    times.push(await feltAfter(page, press, ['[aria-label^="Edit: The principles"]', "principles"]));
    await page.close();
  }
  report("the first press into a text", { most: Math.max(...times), slowdown });
  hold({ what: "An editor opens on a slow phone, in ms", now: median(times), bound: { atMost: mostOfEditor } });
});

test("a desk with 500 inquiries scrolls without a long frame", async ({ page }) => {
  test.setTimeout(300_000);
  await writeDocuments(paths.inquiries, 0, inquiries, numberedInquiry);
  await importDocuments();
  await signInBrowser(page.context(), await anAdministrator());
  const longest: number[] = [];
  for (let nth = 0; nth < desks; nth++) longest.push(await longestFrameOfDesk(page));
  report("a desk with 500 inquiries", { most: Math.max(...longest) });
  hold({
    what: "The longest frame of 500 inquiries, in ms",
    now: Math.min(...longest),
    bound: { atMost: mostOfFrame },
  });
});

/** Of a desk that is loaded anew: its first scrolling draws most. */
async function longestFrameOfDesk(page: Page): Promise<number> {
  await page.goto(routes.adminDashboard);
  const list = page.getByRole("region", { name: "Inquiries" });
  const shown = list.getByRole("article");
  await expect(shown).not.toHaveCount(0);
  for (let before = await shown.count(); before < inquiries; before = await shown.count()) {
    await list.getByRole("button", { name: /^Show more/ }).click();
    await expect(shown).not.toHaveCount(before);
  }
  await restOf(page); // the last part is drawn, and not a frame of the scrolling
  await page.mouse.move(400, 400);
  return longestFrameOf(page, async () => {
    for (let nth = 0; nth < 40; nth++) await page.mouse.wheel(0, 700);
    await page.mouse.wheel(0, -100_000);
  });
}

/** The script that the page has run for one press by mouse, to the next painted frame; its own timers come later. */
async function scriptOfPress(page: Page, question: string, option: string): Promise<number> {
  const radio = radioNamed(page, question, option);
  await radio.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await radio.boundingBox()) ?? {};
  await page.evaluate(() => {
    const waiting = new Promise<number>((resolve) => {
      let begin = 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      const listen = { capture: true, once: true };
      window.addEventListener(
        "click",
        () => {
          begin = performance.now();
          port2.postMessage("done"); // arrives when the work of this press is over
        },
        listen,
      );
    });
    Object.assign(window, { waiting });
  });
  await page.mouse.click(x + width / 2, y + height / 2);
  return page.evaluate(() => (window as unknown as { waiting: Promise<number> }).waiting);
}

/** The browser itself tells them; it is silent about those of less than 50 ms. */
async function longestFrameOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames: number[] = [0];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) frames.push(duration);
    });
    observer.observe({ type: "long-animation-frame" });
    Object.assign(window, { frames });
  });
  await act();
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return Math.max(...(window as unknown as { frames: number[] }).frames);
  });
}

function aCourseAbout(topic: string): CourseDraft {
  const { "course-outline": outline, ...course } = aWholeCourse({ topic });
  const text = outline?.text.replaceAll(usualTopic, topic) ?? "";
  return { ...course, "course-outline": aGeneratedText({ about: topic, text }) };
}

/** Outline, study material, and three texts of each of its first five modules. */
function aCourseOf17Texts(topic: string): CourseDraft {
  const course = aCourseAbout(topic);
  const [head = "", ...modules] = (course["course-outline"]?.text ?? "").split(/^(?=#+ Module \d)/m);
  const text = [head, ...modules.slice(0, 5)].join("");
  const ofModules = moduleTools.map((tool) => {
    const written = Object.values(course[tool])[0]?.text ?? "";
    return [
      tool,
      Object.fromEntries(modulesOf(text).map((about) => [about, aGeneratedText({ about, text: written })])),
    ];
  });
  const outline = aGeneratedText({ about: topic, text });
  return { ...course, ...(Object.fromEntries(ofModules) as Partial<CourseDraft>), "course-outline": outline };
}
