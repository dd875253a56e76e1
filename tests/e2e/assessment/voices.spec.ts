// A team rates itself: the contact opens a round and hands out slips, a person votes on a phone, and the result stands
// beside the leader's ratings.
import { readFile } from "node:fs/promises";
import { aTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { voiceQuestions, forEachRating } from "../../../src/domain/assessment/voices/voice-ratings";
import { leaderAndTeamWords } from "../../../src/domain/assessment/voices/words";
import { voiceMessages } from "../../../src/domain/assessment/voices/refusals";
import { voiceRoundWords } from "../../../src/domain/assessment/voices/round-words";
import { voiceWords } from "../../../src/domain/assessment/voices/voter-words";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { layClosedRound, layOpenRound } from "../../support/assessment/laid-voices";
import { aClientWithAnswers, buttonNamed, unlock } from "../../support/journeys/assessment-page";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { openDashboard } from "../../support/journeys/staff";
import { callFunction } from "../../support/suite/caller";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const twoTeams = { "2": { teams: [aTeam(), aTeam({ teamName: "Sales" })] } };

test.describe("a round of voices", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("goes from its slips over a phone to the results, with a voice in nine presses", async ({ page, browser }) => {
    test.setTimeout(90_000);
    const client = await aClientWithAnswers(twoTeams);
    const linkOfSales = await layOpenRound({ code: client.code, id: "a01", name: "Sales" });
    await signInBrowser(page.context(), client);
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(routes.dashboard);
    await buttonNamed(page, "Open a round of voices").click();
    await page.getByLabel(voiceRoundWords.team).selectOption({ label: "Dispatch" });
    await page.getByLabel(voiceRoundWords.slips).fill("9");
    await expectAccessible(page);
    await buttonNamed(page, voiceRoundWords.begin).click();
    const download = page.waitForEvent("download");
    await buttonNamed(page, voiceRoundWords.csv).click();
    const rows = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n").slice(1);
    const links = rows.map((row) => row.split(",")[1] ?? "");
    expect(links).toHaveLength(9);
    await buttonNamed(page, voiceRoundWords.print).click();
    const slips = page.locator("[data-paper=report] > section");
    await expect(slips).toHaveText(links.map((link) => new RegExp(link.split("/").at(-1) ?? "")));
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await buttonNamed(page, voiceRoundWords.done).click();

    const context = await browser.newContext(phone);
    const voter = await context.newPage();
    await voter.goto(links[0] ?? "");
    await expect(voter.getByRole("heading", { name: "How is Dispatch doing?" })).toBeVisible();
    await expectAccessible(voter);
    let presses = 0;
    for (const { text } of voiceQuestions) {
      await voter.getByRole("radiogroup", { name: text, exact: true }).getByRole("radio", { name: "1" }).tap();
      presses += 1;
    }
    await voter.getByLabel(voiceWords.sentence).tap();
    presses += 1;
    await voter.keyboard.type("Nobody tells the night shift.");
    await buttonNamed(voter, voiceWords.send).tap();
    presses += 1;
    await expect(voter.getByText(voiceWords.sent)).toBeVisible();
    expect(presses).toBeLessThanOrEqual(10);
    await voter.reload();
    await expect(voter.getByText(voiceMessages.spent)).toBeVisible();

    await Promise.all(
      links.slice(1).map((address) => {
        const link = address.split("/").at(-1);
        return callFunction("castVoice", { link, ratings: forEachRating(() => 2), sentence: "Good people." });
      }),
    );
    const closeRound = async (team: string) => {
      await rounds.getByRole("button", { name: `${voiceRoundWords.close} ${voiceRoundWords.closeOf(team)}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: voiceRoundWords.close }).click();
    };
    await page.reload();
    const rounds = page.getByRole("list", { name: voiceRoundWords.list });
    await expect(rounds).toContainText("9 voices of 9 slips so far.");
    await closeRound("Dispatch");
    await expect(rounds).toContainText(voiceRoundWords.shown(9));
    await callFunction("castVoice", { link: linkOfSales, ratings: forEachRating(() => 1) });
    await closeRound("Sales");
    await expect(rounds).toContainText(voiceRoundWords.tooFew(1));
    await expectAccessible(page);
    await voter.goto(links[0] ?? "");
    await expect(voter.getByText(voiceMessages.closed)).toBeVisible();
    await context.close();

    await page.getByRole("link", { name: voiceRoundWords.result }).click();
    await unlock(page, client.code);
    const leaderAndTeam = page.getByRole("region", { name: leaderAndTeamWords.title });
    await expect(leaderAndTeam).toContainText("The leader says 4, the team says 1.9");
    await expect(leaderAndTeam).not.toContainText("Sales");
    await expect(page.getByText("Nobody tells the night shift.", { exact: true })).toBeVisible();
  });
});

test(
  "a consultant sees numbers and no voice, switches voices off, and takes a sentence out",
  { tag: "@heavy" },
  async ({ page }) => {
    const { code } = await aClientWithAnswers(twoTeams);
    const link = await layOpenRound({ code, id: "a00", name: "Dispatch" });
    await layClosedRound({ code, id: "a01", name: "Sales" });
    await openDashboard(page, await anAdministrator(), routes.business(code));
    const voices = page.getByRole("region", { name: voiceRoundWords.title });
    await expect(voices).toContainText(voiceRoundWords.soFar(0, 12));
    await expect(voices.getByRole("button", { name: /Close the round/ })).toHaveCount(0);
    await buttonNamed(page, voiceRoundWords.switchOff).click();
    await expect(voices).toContainText(voiceRoundWords.isOff);
    await expectAccessible(page);
    const cast = callFunction("castVoice", { link, ratings: forEachRating(() => 2) });
    await expect(cast).rejects.toThrow();
    await buttonNamed(page, voiceRoundWords.switchOn).click();
    await expect(buttonNamed(page, voiceRoundWords.switchOff)).toBeVisible();
    await callFunction("castVoice", { link, ratings: forEachRating(() => 2) });

    await page.goto(resultsLinks(routes.business(code)).profile);
    const sentence = "Targets change every week, and we hear it last.";
    await page.getByRole("button", { name: new RegExp(`^${leaderAndTeamWords.takeOut} ?: ${sentence}`) }).click();
    await page.getByRole("dialog").getByRole("button", { name: leaderAndTeamWords.takeOut }).click();
    await expect(page.getByText(sentence, { exact: true })).toHaveCount(0);
  },
);
