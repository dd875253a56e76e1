// A registration whose requests fail, and that it goes on.
import type { Page, Route } from "@playwright/test";
import { registrationMessages } from "../../../src/domain/accounts/words";
import { documentsWhere } from "../shared/database";
import {
  expectWelcome,
  fillInRegistration,
  finishRegistration,
  anInvitedBusiness,
  submitRegistration,
  type InvitedBusiness,
} from "./invited-business";
import { expect, failedRequests } from "./page";

/** Firestore adds a line of its own to what the browser logs. */
export const failedRequestsOfFirestore = new RegExp(`${failedRequests.source}|RPC_ERROR`);

const makingTheAccount = "**/createAccount";
const lookingUp = "**/accounts:lookup*";
export const committing = "**/documents:commit*";

export const never = (route: Route) => route.abort();
export async function answerLost(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** The answer of a database in which another write met this one, for example of the invitation. */
export const overtaken = (route: Route) =>
  route.fulfill({
    status: 409,
    headers: { "access-control-allow-origin": "*" },
    json: { error: { code: 409, status: "ABORTED", message: "Transaction lock timeout." } },
  });

export async function expectRegistered(invited: InvitedBusiness): Promise<void> {
  const [invitation] = await documentsWhere("invitations", "invitationCode", invited.code);
  const profiles = await documentsWhere("profiles", "invitationId", invited.code);
  expect(profiles).toHaveLength(1);
  expect(invitation).toMatchObject({ status: "used", usedBy: (profiles[0] as { uid: string }).uid });
}

/** The answer of a project in which clients cannot sign up. */
const signUpSwitchedOff = (route: Route) =>
  route.fulfill({ status: 400, json: { error: { code: 400, message: "ADMIN_ONLY_OPERATION" } } });

export async function createWithFault(
  page: Page,
  invited: InvitedBusiness,
  requests: string,
  fault: (route: Route) => Promise<void>,
) {
  await page.route("**/accounts:signUp*", signUpSwitchedOff);
  await page.goto(invited.link);
  await fillInRegistration(page);
  await page.route(requests, fault, { times: 1 });
  await submitRegistration(page);
}

/** The failures on the way. */
export const interruptions = {
  "the account was made but the answer got lost": [makingTheAccount, answerLost],
  "the account was made but could not be read back": [lookingUp, never],
  "the profile could not be written": [committing, never],
} as const;
export type Interruption = keyof typeof interruptions;

/** The failures of which nobody hears. */
export async function expectNobodyNotices(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  const invited = await anInvitedBusiness();
  await createWithFault(page, invited, committing, fault);
  await expectWelcome(page, invited);
  await expectRegistered(invited);
}

export async function expectGoesOnInPlace(page: Page, interruption: Interruption): Promise<void> {
  const invited = await aBrokenOffRegistration(page, interruption);
  await expect(page.getByLabel("Your Name")).toHaveValue("Ines Weber");
  await submitRegistration(page);
  await expectWelcome(page, invited);
  await expectRegistered(invited);
}

export async function expectGoesOnAfterReload(page: Page, interruption: Interruption): Promise<void> {
  const invited = await aBrokenOffRegistration(page, interruption);
  await page.reload();
  await finishRegistration(page);
  await expectWelcome(page, invited);
  await expectRegistered(invited);
}

async function aBrokenOffRegistration(page: Page, interruption: Interruption): Promise<InvitedBusiness> {
  const invited = await anInvitedBusiness();
  const [requests, fault] = interruptions[interruption];
  await createWithFault(page, invited, requests, fault);
  await expect(page.getByRole("alert")).toHaveText(registrationMessages.unreachable);
  return invited;
}
