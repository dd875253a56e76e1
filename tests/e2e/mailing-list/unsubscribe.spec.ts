import { confirmationMessages, unsubscribeMessages } from "../../../src/domain/mailing-list/link-words";
import { maskedAddress } from "../../../src/domain/mailing-list/address";
import { administratorToken, callAsAdministrator } from "../../support/accounts/administrator";
import { addSubscription, anAddress, subscriptionsTo } from "../../support/mailing-list/subscriptions";
import { mailTo } from "../../support/shared/mail";
import { confirmationPath, unsubscribePath, mailedUnsubscribeLinks } from "../../support/journeys/mailing-list-links";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";

async function sendBlast(subject: string): Promise<void> {
  const request = { subject, message: "Our assessments are open.", __token: await administratorToken() };
  expect(await callAsAdministrator("sendEmailBlast", request)).toMatchObject({ success: true });
}

test("a reader leaves with the link in a real mail, changes their mind, and leaves for good", async ({
  page,
  request,
}) => {
  const [address, neighbour] = [anAddress(), anAddress()];
  await Promise.all([addSubscription(address), addSubscription(neighbour)]);
  const subject = unique("Spring news");
  await sendBlast(subject);
  const { page: link, oneClick } = await mailedUnsubscribeLinks(address, subject);

  // A mail scanner opens both links.
  for (const scanned of [link, oneClick, link, oneClick]) expect((await request.get(scanned)).ok()).toBe(true);
  expect(await subscriptionsTo(address)).toHaveLength(1);

  await page.goto(link);
  await expect(page.getByText(unsubscribeMessages.question(maskedAddress(address)))).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await expectAccessible(page);
  expect(await subscriptionsTo(address)).toHaveLength(1);

  await page.getByRole("button", { name: "Unsubscribe" }).dblclick();
  const done = page.getByText(unsubscribeMessages.done(maskedAddress(address)));
  await expect(done).toBeFocused();
  await expectAccessible(page);
  expect(await subscriptionsTo(address)).toEqual([]);
  await page.getByRole("button", { name: "Subscribe again" }).click();
  await expect(page.getByText(unsubscribeMessages.undone(maskedAddress(address)))).toBeFocused();
  expect(await subscriptionsTo(address)).toMatchObject([{ name: "Ines Weber" }]);

  // Now by the button of a mail program, through the site's own address.
  const posted = await request.post(oneClick, { form: { "List-Unsubscribe": "One-Click" } });
  expect(posted.status()).toBe(200);
  await page.reload();
  await expect(done).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up with the form" })).toHaveAttribute("href", "/#mailing-list");

  const next = unique("Summer news");
  await sendBlast(next);
  await mailedUnsubscribeLinks(neighbour, next);
  expect((await mailTo(address)).map((mail) => mail.subject)).toEqual([subject]);
});

test.describe("what is refused, which the browser logs", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("a link that was cut off says what to do", async ({ page }) => {
    for (const path of ["/unsubscribe", unsubscribePath(anAddress()).slice(0, -5)]) {
      await page.goto(path);
      await expect(page.getByRole("alert")).toHaveText(unsubscribeMessages.badLink);
      await expect(page.getByRole("button", { name: "Unsubscribe" })).toHaveCount(0);
    }
    await expectAccessible(page);
  });

  test(
    "who signed up with double opt-in confirms on the page, not by opening it",
    { tag: "@heavy" },
    async ({ page }) => {
      const address = anAddress();
      await page.goto(confirmationPath(address));
      await expect(page.getByRole("alert")).toHaveText(confirmationMessages.gone);

      await addSubscription(address);
      await page.goto(confirmationPath(address));
      await expect(page.getByText(confirmationMessages.question(maskedAddress(address)))).toBeVisible();
      await expectAccessible(page);
      expect((await subscriptionsTo(address))[0]).not.toHaveProperty("confirmedAt");
      await page.getByRole("button", { name: "Confirm my subscription" }).click();
      await expect(page.getByText(confirmationMessages.done(maskedAddress(address)))).toBeFocused();
      expect((await subscriptionsTo(address))[0]).toHaveProperty("confirmedAt");
    },
  );

  test("whose address somebody else has typed says so on the page, and is off the list", async ({ page }) => {
    const address = anAddress();
    await addSubscription(address);
    await page.goto(confirmationPath(address));
    await page.getByRole("button", { name: confirmationMessages.disown }).click();
    await expect(page.getByText(confirmationMessages.disowned(maskedAddress(address)))).toBeFocused();
    expect(await subscriptionsTo(address)).toEqual([]);
  });
});

test.describe("when the server cannot be reached", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("neither looking up nor unsubscribing is lost: both can be tried again", { tag: "@heavy" }, async ({ page }) => {
    const calls = (name: string) => `**/us-central1/${name}`;
    await page.route(calls("readUnsubscribeLink"), (route) => route.abort());
    await page.goto(unsubscribePath(anAddress()));
    await expect(page.getByRole("alert")).toHaveText(unsubscribeMessages.readFailed);
    await page.unroute(calls("readUnsubscribeLink"));
    await page.getByRole("button", { name: "Try again" }).click();

    await page.route(calls("unsubscribe"), (route) => route.abort());
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("alert")).toHaveText(unsubscribeMessages.failed);
    await page.unroute(calls("unsubscribe"));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page.getByText("You are unsubscribed.")).toBeVisible();
  });
});
