// Recorded courses of five modules, gone through from the first page to the last, by keyboard, in two players that
// other projects have written. Nothing on a page is the trainer's.
import type { PlayerSettings } from "../../../src/domain/course/exports/package/player-settings";
import { learnersScreens } from "../../../src/domain/course/learner/storyboard-screens";
import { questionsOf } from "../../../src/domain/course/questions";
import { answer, packageOf, pressOn } from "../../support/course/packed-steps";
import { openPlatform, platformRecord, platformWith, type Player } from "../../support/course/learning-platform";
import { recordedCourses } from "../../support/course/recorded-courses";
import { openTool } from "../../support/journeys/course-draft";
import { expect, test } from "../../support/journeys/page";

const trainers = /^(?:agenda|ablauf|methods?|methoden?|materials?|materialien|minutes?|minuten)[\s:.]*$/i;

for (const language of ["English", "German"] as const)
  for (const player of ["scorm-again", "simplify-scorm"] satisfies Player[])
    test(
      `a recorded ${language} course is gone through in ${player} by keyboard, and passed`,
      { tag: "@heavy" },
      async ({ page, context }) => {
        test.setTimeout(120_000);
        const draft = recordedCourses[language]();
        await openTool(page, "course-outline", draft);
        await platformWith(context, await packageOf(page, "SCORM package (LMS)"), player);
        await page.close();
        const platform = await openPlatform(context);
        const { course } = platform;
        const article = course.locator("article:visible");
        const settings = JSON.parse((await course.locator("#settings").textContent()) ?? "{}") as PlayerSettings;
        const answers = { question: settings.answers, decision: settings.decisions };
        const given = { question: 0, decision: 0 };
        const pages = await course.locator("article").count();
        for (let nth = 1; nth <= pages; nth++) {
          await expect(article).toHaveId(`page-${nth}`);
          const titles = await article.locator("h2, h3, h4, h5, h6, th, strong").allTextContents();
          expect(titles.filter((title) => trainers.test(title))).toEqual([]);
          for (const kind of ["decision", "question"] as const) {
            const forms = article.locator(`form.${kind}`);
            for (let at = 0; at < (await forms.count()); at++)
              await answer(platform.page, forms.nth(at), answers[kind][given[kind]++] ?? 0);
          }
          if (nth < pages) await pressOn(platform.page, course.locator("#next"));
        }
        const screens = Object.values(draft.storyboard).flatMap(({ text }) => learnersScreens(text));
        expect(given).toEqual({
          decision: screens.flatMap(({ decisions }) => decisions).length,
          question: Object.values(draft.assessment).flatMap(({ text }) => questionsOf(text)).length,
        });
        await platform.page.evaluate(() => document.querySelector("iframe")?.remove()); // the visit ends
        await expect
          .poll(() => platformRecord(platform.page))
          .toMatchObject({ core: { lesson_status: "passed", score: { raw: "100" } }, errors: "" });
      },
    );
