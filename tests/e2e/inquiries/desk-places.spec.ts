// The places of things of the desk: the specification's sections, and what the links in mails lead to.
import type { Page } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore/lite";
import { blastWords } from "../../../src/domain/blasts/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { statementWords } from "../../../src/domain/statements/words";
import { placeWords } from "../../../src/domain/operation/place-words";
import { anAdministrator } from "../../support/accounts/accounts";
import { expect, test, unique } from "../../support/journeys/page";
import { overlappingTexts } from "../../support/journeys/rendered-page";
import {
  createInquiry,
  createTask,
  enterLogin,
  entryNamed,
  findInquiry,
  openDashboard,
} from "../../support/journeys/staff";
import { anInvitedBusiness } from "../../support/journeys/invited-business";
import { aBlast } from "../../support/shared/builders";
import { database } from "../../support/shared/database";

test("each section of the specification stands on the dashboard, once, in the order of the work", async ({ page }) => {
  await createInquiry();
  await anInvitedBusiness();
  await openDashboard(page, await anAdministrator());
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  const specified = [
    "Inquiries",
    "Task Queue",
    "Generate New Invitation",
    "Collected Emails",
    "Generated Invitations",
  ] as const;
  await expect(headings.filter({ hasText: "Generated Invitations" })).toBeVisible();
  const found = (await headings.allInnerTexts()).filter((name) => specified.some((wanted) => wanted === name));
  expect(found).toEqual(specified);

  const tasks = page.getByRole("region", { name: "Task Queue" });
  for (const name of ["Tasks", "Inquiries"])
    await expect(tasks.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
  const form = page.getByRole("region", { name: "Generate New Invitation" });
  for (const name of ["Business name", "Business email"])
    await expect(form.getByRole("textbox", { name })).toBeVisible();
  await expect(form.getByRole("button", { name: "Generate Invitation" })).toBeVisible();
  const table = page.getByRole("region", { name: "Generated Invitations" });
  await expect(table.getByRole("columnheader")).toHaveText(["Business Name", "Business Email", "Status", "Last Login"]);
  await expect(table.getByRole("link", { name: placeWords.allBusinesses })).toHaveAttribute(
    "href",
    routes.adminBusinesses,
  );
  const emails = page.getByRole("region", { name: "Collected Emails" });
  await expect(emails).toContainText(/[\d,]+ on the mailing list/);
  await expect(emails.getByRole("button", { name: "Send Email Blast" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test(
  "a link of a mail leads through the login to what it tells of, and an older one to where that is now",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const [{ name }, { name: task }] = [await createInquiry(), await createTask(account.uid)];
    const business = unique("Harvest & Sons");
    await anInvitedBusiness({ businessName: business });
    const subject = unique("Older news");
    await setDoc(
      doc(database, paths.blast(`older-${subject.slice(-6)}`)),
      aBlast({ subject, status: "finished", active: false, createdAt: new Date() }),
    );

    await page.goto(routes.staffList("inquiries", name));
    await expect(page).toHaveURL(routes.login);
    await enterLogin(page, account);
    await expect(page).toHaveURL(routes.staffList("inquiries", name));
    await expect(page.getByRole("region", { name: "Inquiries" }).getByRole("article", { name })).toBeVisible();
    await expect(page.getByRole("region", { name: "Inquiries" }).getByRole("article")).toHaveCount(1);
    await expect(page.getByText(/\d waiting$/), "the number of all, beside the one that is found").toHaveCount(0);

    await openOlder(page, `#task-queue/${encodeURIComponent(task)}`, `${routes.adminDashboard}#task-queue/`);
    await expect(page.getByRole("region", { name: "Task Queue" }).getByRole("article", { name: task })).toBeVisible();

    await openOlder(page, `#invitations/${encodeURIComponent(business)}`, `${routes.adminBusinesses}#invitations/`);
    await expect(page.getByRole("list", { name: "Businesses" }).getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("link", { name: business })).toBeVisible();

    await openOlder(page, "#blasts", routes.staffList("blasts"));
    await expect(page.getByRole("heading", { name: blastWords.progress })).toBeInViewport();
    await expect(page.getByRole("article", { name: subject })).toBeVisible();

    await openOlder(page, "#mailing-list", routes.adminMailingList);
    await expect(page.getByRole("heading", { level: 1, name: placeWords.mailingList })).toBeVisible();

    await openOlder(page, "#learning-records", routes.adminSettings);
    await expect(page.getByRole("heading", { name: statementWords.title })).toBeInViewport();

    await openOlder(page, "#invitations", routes.adminDashboard);
    await expect(page.getByRole("heading", { name: "Generated Invitations" })).toBeInViewport();
  },
);

test(
  "the actions of a row stand beside its words under the mouse, and lie over none of them",
  { tag: "@heavy" },
  async ({ page }) => {
    const account = await anAdministrator();
    const message = "Do you train shift leaders of three sites in the night, too?";
    const { name } = await createInquiry({ message });
    const { name: task } = await createTask(account.uid, { message, dueOn: "2026-01-02" });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDashboard(page, account);
    const rows = [await findInquiry(page, name), entryNamed(page, "Task Queue", task)];
    for (const row of rows) {
      const height = (await row.boundingBox())?.height;
      await row.hover();
      await expect(row.getByRole("button", { name: "Reply" })).toHaveCSS("opacity", "1");
      expect(await overlappingTexts(page)).toEqual([]);
      expect((await row.boundingBox())?.height).toBe(height);
      const words = await row.getByText("Do you train").boundingBox();
      await page.mouse.click((words?.x ?? 0) + 5, (words?.y ?? 0) + 5);
      await expect(row.getByText(message)).toBeVisible();
    }
  },
);

/** Opens it in a new page, as a mail does, not within one that is there. */
async function openOlder(page: Page, hash: string, leadsTo: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${routes.adminDashboard}${hash}`);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}`.startsWith(leadsTo));
}
