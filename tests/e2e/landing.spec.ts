import type { Locator, Page } from "@playwright/test";
import { confirmationAdvice } from "../../src/domain/mailing-list/link-words";
import { landingWords, mailingListMessages } from "../../src/domain/mailing-list/words";
import { inquiryFormWords } from "../../src/domain/inquiries/form-words";
import { documentsWhere } from "../support/shared/database";
import { subscriptionsTo } from "../support/mailing-list/subscriptions";
import { scriptOf } from "../support/suite/built-site";
import { expectResult, resultRegion } from "../support/journeys/course-tools";
import { followLoading } from "../support/journeys/loading";
import { expect, expectAccessible, failedRequests, test, unique } from "../support/journeys/page";

const firestoreWrites = "**/documents:commit*";
const subscriptionSettings = "**/us-central1/readSubscriptionSettings";
const lists = {
  mailingList: (page: Page) => page.getByRole("region", { name: "Mailing list" }),
  inquiry: (page: Page) => page.getByRole("region", { name: "Inquiry" }),
};

function anEmail(): string {
  return `${unique("ines").replace(" ", ".")}@northwind.example`;
}

async function fillContact(form: Locator, email: string): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
  await form.getByLabel("Business name").fill("Northwind Logistics");
  await form.getByLabel("Email").fill(email);
}

test("a visitor joins the mailing list, and exactly the allowed fields are kept", async ({ page }) => {
  const email = anEmail();
  await page.goto("/");
  await fillContact(lists.mailingList(page), email);
  const settings = page.waitForResponse(subscriptionSettings);
  await lists.mailingList(page).getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText(mailingListMessages.subscribed)).toBeVisible();
  await expect(page.getByText(mailingListMessages.subscribed)).toBeFocused();
  expect(await (await settings).json(), "the suite runs without double opt-in").toEqual({
    result: { asksToConfirm: false },
  });
  await expect(page.getByText(confirmationAdvice.asked)).toHaveCount(0);

  const [kept, ...others] = await subscriptionsTo(email);
  expect(others).toEqual([]);
  expect(Object.keys(kept ?? {}).sort()).toEqual(["businessName", "consent", "createdAt", "email", "name"]);
  expect(kept).toMatchObject({
    name: "Ines Weber",
    businessName: "Northwind Logistics",
    consent: { text: mailingListMessages.consent },
  });
});

test(
  "with double opt-in on, every address is told of the mail with the link, also one that is on the list",
  { tag: "@heavy" },
  async ({ page }) => {
    await page.route(subscriptionSettings, (route) =>
      route.fulfill({ headers: { "access-control-allow-origin": "*" }, json: { result: { asksToConfirm: true } } }),
    );
    const email = anEmail();
    for (const nth of ["the first time", "the second time"]) {
      await page.goto("/");
      await fillContact(lists.mailingList(page), email);
      await lists.mailingList(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText(confirmationAdvice.asked), nth).toBeVisible();
    }
  },
);

test("an address that is already on the list gets the same thanks", { tag: "@heavy" }, async ({ page }) => {
  const email = anEmail();
  for (const typed of [email, ` ${email.toUpperCase()} `]) {
    await page.goto("/");
    await fillContact(lists.mailingList(page), typed);
    await lists.mailingList(page).getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(mailingListMessages.subscribed)).toBeVisible();
  }
});

test("empty fields and an incomplete e-mail are named, and the first one gets the focus", async ({ page }) => {
  await page.goto("/");
  const form = lists.mailingList(page);
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(form.getByText("Please enter your name.")).toBeVisible();
  await expect(form.getByText("Please enter your business name.")).toBeVisible();
  await expect(form.getByText("Please enter your email address.")).toBeVisible();
  await expectAccessible(page);

  await fillContact(form, "ines@northwind");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(form.getByLabel("Email")).toBeFocused();
  await expect(form.getByText("Please enter a complete email address")).toBeVisible();
  await expect(page.getByText(mailingListMessages.subscribed)).toHaveCount(0);
});

test("a visitor sends an inquiry, having read meanwhile how it is handled", async ({ page }) => {
  const email = anEmail();
  await page.goto("/");
  const form = lists.inquiry(page);
  await fillContact(form, email);
  await form.getByLabel("Message").fill("Do you train shift leaders?");
  await form.getByRole("link", { name: "How we handle it" }).click();
  await expect(page).toHaveURL("/privacy");
  await page.goBack();
  await expect(form.getByLabel("Message"), "what was typed").toHaveValue("Do you train shift leaders?");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(inquiryFormWords.inquirySent)).toBeVisible();
  expect(await documentsWhere("inquiries", "email", email)).toMatchObject([
    { message: "Do you train shift leaders?", status: "new" },
  ]);
});

test(
  "a form with the hidden field filled in is held, so that an administrator sees it",
  { tag: "@heavy" },
  async ({ page }) => {
    const email = anEmail();
    await page.goto("/");
    const form = lists.mailingList(page);
    await fillContact(form, email);
    await form
      .locator("input[name=website]")
      .evaluate((field: HTMLInputElement) => (field.value = "http://spam.example"));
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByText(mailingListMessages.subscribed)).toBeVisible();
    await expect.poll(() => documentsWhere("heldSubscriptions", "email", email)).toMatchObject([{ hiddenField: true }]);
    expect(await documentsWhere("emailList", "email", email)).toEqual([]);
  },
);

test.describe("when the server cannot be reached", () => {
  test.use({ expectedErrors: [failedRequests] });

  test(
    "a setting that cannot be read leaves the sentence that is true either way",
    { tag: "@heavy" },
    async ({ page }) => {
      await page.goto("/");
      await page.route(subscriptionSettings, (route) => route.abort());
      await fillContact(lists.mailingList(page), anEmail());
      await lists.mailingList(page).getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText(confirmationAdvice.ifAsked)).toBeVisible();
    },
  );

  test("the typed text stays, and trying again works", async ({ page }) => {
    const email = anEmail();
    await page.goto("/");
    await page.route(firestoreWrites, (route) => route.abort());
    const form = lists.inquiry(page);
    await fillContact(form, email);
    await form.getByLabel("Message").fill("Are you there?");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText(inquiryFormWords.inquiryFailed);
    await expect(form.getByLabel("Message")).toHaveValue("Are you there?");
    await expectAccessible(page);

    await page.unroute(firestoreWrites);
    await form.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText(inquiryFormWords.inquirySent)).toBeVisible();
    expect(await documentsWhere("inquiries", "email", email)).toHaveLength(1);
  });
});

test("a visitor reaches a written outline with one field and one press, and no reload or way back writes again", async ({
  page,
}) => {
  const topic = unique("Safe lifting");
  let asked = 0;
  page.on("request", (request) => (asked += request.url().includes("generateCourseOutline") ? 1 : 0));
  await page.goto("/");
  await page.getByRole("textbox", { name: "Topic" }).fill(topic);
  await page.getByRole("button", { name: "Generate Outline" }).click();
  await expectResult(page, "course-outline");
  await expect(page).toHaveURL("/ai-tools/course-outline");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: landingWords.title })).toBeVisible();
  await page.goForward();
  await expect(resultRegion(page, "course-outline")).toBeVisible();
  await page.reload();
  await expect(resultRegion(page, "course-outline")).toContainText(topic);
  expect(asked, "the model was asked").toBe(1);
});

test.describe("behind a topic", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("all that a first outline needs is there before it is asked for, and none of it on a page that is only read", async ({
    page,
  }) => {
    const ofTool = scriptOf("src/features/ai-tools/tool-screen.tsx");
    const needed = [ofTool, scriptOf("src/features/ai-tools/text/written-text.tsx"), "**/__/firebase/init.json"];
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(`**${new URL(request.url()).pathname}`));
    const isLoading = followLoading(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await page.mouse.move(200, 200);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect([...asked]).not.toContain(ofTool);
    await page.getByRole("textbox", { name: "Topic" }).fill(unique("Safe lifting"));
    await expect.poll(() => needed.filter((file) => !asked.has(file))).toEqual([]);
    await expect.poll(isLoading).toBe(false);
    await page.route("**/assets/**", (route) => route.abort());
    await page.getByRole("button", { name: "Generate Outline" }).click();
    await expectResult(page, "course-outline");
  });
});

for (const path of ["/nowhere", "/ai-tools/nowhere", "/privacy/nowhere"]) {
  test(
    `the unknown path ${path} leads to the landing page`,
    { tag: path === "/nowhere" ? [] : "@heavy" },
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL("/");
    },
  );
}

for (const path of ["/", "/privacy", "/accessibility"]) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
