import type { Page } from "@playwright/test";
import { aTeam, aTroubledTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { assessmentMessages, teamWords } from "../../../src/domain/assessment/words";
import {
  buttonNamed,
  jumpTo,
  openAssessment,
  rate,
  savedAnswers,
  untilSaved,
} from "../../support/journeys/assessment-page";
import { expect, expectAccessible, test } from "../../support/journeys/page";

const name = (page: Page) => page.getByLabel("Team name");
const added = (page: Page) => page.getByRole("region", { name: "Teams Added" });

test("teams are added, edited, duplicated, removed and brought back", { tag: "@heavy" }, async ({ page }) => {
  const client = await openAssessment(page);
  await jumpTo(page, 3);
  await buttonNamed(page, "Add Another Team").click();
  await expect(page.getByRole("alert")).toHaveText(assessmentMessages.teamNameMissing);
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(name(page)).toBeFocused();
  await expectAccessible(page);

  await name(page).fill("Warehouse");
  await rate(page, "How clear are this team's objectives to its members?", "4");
  await buttonNamed(page, "Add Another Team").click();
  await expect(added(page).getByRole("listitem")).toHaveText([/Warehouse.*Objective clarity4.*Role clarityNot rated/]);
  await expect(name(page)).toHaveValue("");
  await expect(name(page)).toBeFocused();
  const told = page.getByRole("status").getByText(teamWords.isAdded("Warehouse"));
  await expect(told).toBeInViewport();
  const [list, sentence] = [await added(page).boundingBox(), await told.boundingBox()];
  expect(sentence?.y).toBeGreaterThan((list?.y ?? 0) + (list?.height ?? 0));

  await buttonNamed(page, "Edit Warehouse").click();
  await rate(page, "How clear are roles and responsibilities in this team?", "5");
  await buttonNamed(page, "Done with this team").click();
  await expect(added(page).getByRole("listitem")).toHaveText([/Role clarity5/]);

  await buttonNamed(page, "Duplicate Warehouse").click();
  await expect(name(page)).toHaveValue("Warehouse (copy)");
  await name(page).fill("Dispatch");
  await buttonNamed(page, "Remove Warehouse").click();
  await expect(added(page).getByRole("listitem")).toHaveText([/Dispatch/]);
  await buttonNamed(page, "Undo").click();
  await expect(added(page).getByRole("listitem")).toHaveText([/Warehouse/, /Dispatch/]);
  await expectAccessible(page);

  await untilSaved(page);
  const team = { objectiveClarity: "4", roleClarity: "5" };
  expect((await savedAnswers(client.code))["2"]).toEqual({
    teams: [
      { ...team, teamName: "Warehouse" },
      { ...team, teamName: "Dispatch" },
    ],
  });
});

test(
  "a team that was not added is asked about, and adding it there includes it in that save",
  { tag: "@heavy" },
  async ({ page }) => {
    const client = await openAssessment(page, { "2": { teams: [aTroubledTeam()] } });
    await jumpTo(page, 3);
    await name(page).fill("Night shift");
    await buttonNamed(page, "Save & Next").click();
    await expect(page.getByRole("dialog")).toContainText(assessmentMessages.teamNotAdded);
    await expectAccessible(page);
    await buttonNamed(page, "Add this team").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Current State vs. Desired Future State");
    await untilSaved(page);
    expect((await savedAnswers(client.code))["2"]).toEqual({ teams: [aTroubledTeam(), { teamName: "Night shift" }] });
  },
);

test("going on without the team keeps it in the form, also after a reload", { tag: "@heavy" }, async ({ page }) => {
  await openAssessment(page);
  await jumpTo(page, 3);
  await name(page).fill("Night shift");
  await page.reload();
  await expect(name(page)).toHaveValue("Night shift");
  await buttonNamed(page, "Save & Next").click();
  await buttonNamed(page, "Go on without it").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Current State vs. Desired Future State");
  await jumpTo(page, 3);
  await expect(name(page)).toHaveValue("Night shift");
});

test(
  "two windows that describe the teams lose nothing to each other, and one hears what the other removes",
  { tag: "@heavy" },
  async ({ page, context }) => {
    const [warehouse, dispatch] = [aTroubledTeam(), aTeam({ teamName: "Dispatch" })];
    const client = await openAssessment(page, { "2": { teams: [warehouse, dispatch] } });
    await jumpTo(page, 3);
    const second = await context.newPage();
    await second.goto("/leadership-assessment");
    await jumpTo(second, 3);

    const roles = page.getByLabel("Which roles or responsibilities in this team are unclear?");
    await buttonNamed(page, "Edit Warehouse").click();
    await roles.fill("Returns.");
    await buttonNamed(second, "Edit Dispatch").click();
    await rate(second, "How clear are this team's objectives to its members?", "5");
    await rate(second, "How clear are roles and responsibilities in this team?", "5");
    await rate(second, "How well do the members of this team work together?", "5");
    await roles.fill("Returns and complaints.");
    await untilSaved(page);
    await untilSaved(second);
    const told = { ...warehouse, roleFollowUp: "Returns and complaints." };
    const rated = { ...dispatch, objectiveClarity: "5", roleClarity: "5", collaboration: "5" };
    expect((await savedAnswers(client.code))["2"]).toEqual({ teams: [told, rated] });

    await buttonNamed(second, "Remove Warehouse").click();
    await expect(page.getByText("Warehouse was removed in another window.")).toBeFocused();
    await expectAccessible(page);
    await expect(second.getByRole("heading", { name: "Edit team: Dispatch" })).toBeVisible();
    await buttonNamed(page, "Undo").click();
    await expect(added(second).getByRole("listitem")).toHaveText([/Warehouse/, /Dispatch/]);
    await untilSaved(page);
    expect((await savedAnswers(client.code))["2"]).toEqual({ teams: [told, rated] });
  },
);
