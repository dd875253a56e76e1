// The screens about colleagues of a business: for its contact, for the colleague, and a link that opens nothing.
import type { Page } from "@playwright/test";
import { doc, getDoc, Timestamp, updateDoc } from "firebase/firestore/lite";
import { aTroubledTeam, fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { colleagueDashboardWords, ownBusinessesWords } from "../../../src/domain/accounts/dashboard/words";
import { teamsPath } from "../../../src/domain/assessment/answers/field-changes";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import { seatEndWords, seatWords } from "../../../src/domain/assessment/seats/words";
import { colleaguesWords } from "../../../src/domain/invitations/seats/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { signInBrowser } from "../accounts/browser-sign-in";
import type { RegisteredClient } from "../accounts/registered-client";
import { answerIn, takeSeat, type InvitedSeat } from "../invitations/colleagues";
import { database } from "../shared/database";
import { aClientWithAnswers, buttonNamed, unlock } from "./assessment-page";
import { changeColleagues, invite } from "./contact-calls";
import { expect } from "./page";
import type { OpenScreen } from "./screens";

const ofTeam = "sales";
const part = { steps: ["1" as const], teams: [ofTeam] };
const patient = { timeout: 60_000 };
const aDayAgo = () => Timestamp.fromMillis(Date.now() - 25 * 60 * 60 * 1000);

function aBusiness(businessName = "Northwind Logistics"): Promise<RegisteredClient> {
  const teams = [{ ...aTroubledTeam(), id: ofTeam }];
  const answers = setField({ "1": fullAnswers()["1"] ?? {} }, teamsPath, teams);
  return aClientWithAnswers(answers, { businessName });
}

async function openAsColleague(page: Page, path: string): Promise<string> {
  const seat = await invite(await aBusiness(), part);
  await signInBrowser(page.context(), await takeSeat(seat));
  await page.goto(path);
  return seat.code;
}

/** A contact with one colleague who answers, one whose link is over, and one who was taken away. */
async function openColleagues(page: Page): Promise<void> {
  const contact = await aBusiness();
  const names = ["Dana Reed", "Maximiliane Freifrau von Hohenstein-Lichtenfels", "Ravi Iyer", "Ana Costa"];
  const invited = [];
  for (const name of names) invited.push(await invite(contact, part, { name }));
  const [dana, late, gone] = invited;
  if (!dana || !late || !gone) throw new Error("A colleague is missing.");
  await answerIn(await takeSeat(dana), dana, ["1", "trendDetails"], "Parcels.");
  await updateDoc(doc(database, paths.seat(late.code)), { expiresAt: aDayAgo() });
  await changeColleagues(contact, { change: "take away", seat: gone.id });
  // The page reads the list once.
  const listed = async (seat: InvitedSeat, field: string) =>
    (await getDoc(doc(database, paths.colleague(contact.code, seat.id)))).get(field) as unknown;
  await expect.poll(() => listed(dana, "progress.lastAnswerAt"), patient).toBeDefined();
  await expect.poll(() => listed(gone, "takenAwayAt"), patient).toBeDefined();
  await signInBrowser(page.context(), contact);
  await page.goto(routes.dashboard);
  await expect(page.getByText(/of 2 done, last answer|von 2 erledigt, letzte Antwort/)).toBeVisible(patient);
}

async function openEndedLink(page: Page, fields: Record<string, unknown>): Promise<void> {
  const { code } = await invite(await aBusiness(), part);
  await updateDoc(doc(database, paths.seat(code)), fields);
  await page.goto(routes.invitation(code));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    colleagueDashboardWords.linkTitle("Northwind Logistics"),
  );
}

export const colleagueScreens: Record<string, OpenScreen> = {
  "a contact's colleagues": openColleagues,
  "the invitation of a colleague": async (page) => {
    const { code } = await invite(await aBusiness(), part);
    await page.goto(routes.invitation(code));
    await expect(page.getByLabel("Your Name")).toBeVisible();
  },
  "a colleague's dashboard": async (page) => {
    await openAsColleague(page, routes.dashboard);
    await expect(page.getByText(colleagueDashboardWords.done(2, 2))).toBeVisible();
  },
  "a colleague's part": async (page) => {
    const code = await openAsColleague(page, routes.assessment);
    await unlock(page, code);
    await buttonNamed(page, seatWords.team("Warehouse")).click();
    await expect(page.getByText("How clear are roles and responsibilities in this team?")).toBeVisible();
  },
  "the businesses of a colleague": async (page) => {
    const [first, second] = [await aBusiness(), await aBusiness("Southwind Foods")];
    const seat = await invite(first, part);
    await takeSeat(seat);
    const account = await takeSeat(await invite(second, part, { email: seat.email }));
    await signInBrowser(page.context(), account);
    await page.goto(routes.dashboard);
    await expect(page.getByRole("region", { name: ownBusinessesWords.title })).toBeVisible();
  },
};

export const colleagueStates: Record<string, OpenScreen> = {
  "a colleague who is invited to nothing": async (page) => {
    await openColleagues(page);
    await buttonNamed(page, colleaguesWords.invite).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(colleaguesWords.name).fill("Kim Osei");
    await dialog.getByLabel(colleaguesWords.email).fill("kim@northwind.example");
    await buttonNamed(page, colleaguesWords.sendInvitation).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
  },
  "the question before a colleague is taken away": async (page) => {
    await openColleagues(page);
    await buttonNamed(page, colleaguesWords.takeAwayOf("Dana Reed")).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a colleague's link that has expired": (page) => openEndedLink(page, { expiresAt: aDayAgo() }),
  "a colleague's link that was used": (page) => openEndedLink(page, { status: "used", usedBy: "somebody" }),
  "the end of a colleague's part": async (page) => {
    const contact = await aBusiness();
    const seat = await invite(contact, part);
    await signInBrowser(page.context(), await takeSeat(seat));
    await changeColleagues(contact, { change: "take away", seat: seat.id });
    await page.goto(routes.assessment);
    await expect(page.getByRole("heading", { name: seatEndWords.title })).toBeVisible();
  },
};
