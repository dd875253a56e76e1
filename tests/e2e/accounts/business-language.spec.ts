// The pages of a business speak its language, which its contact changes on the dashboard.
import { doc, getDoc } from "firebase/firestore/lite";
import { businessLanguageWords } from "../../../src/domain/accounts/dashboard/words";
import { gateWords } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { addressIn } from "../../../src/domain/kernel/language";
import { routes } from "../../../src/domain/kernel/routes";
import { businessLanguageWords as germanWords } from "../../../src/languages/de/domain/accounts/dashboard/words";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { expect, expectAccessible, test } from "../../support/journeys/page";
import { database } from "../../support/shared/database";

const atEnd = (address: string) => new RegExp(`:\\d+${address.replaceAll("?", "\\?")}$`);

test("pages follow the language of their business, and its contact changes it", async ({ page, context }) => {
  const client = await aRegisteredClient({ language: "de" });
  await signInBrowser(context, client);
  await page.goto(`${routes.results}?from=mail#plan`);
  await page.getByRole("button", { name: gateWords.unlock }).click();
  await expect(page).toHaveURL(atEnd(`${addressIn("de", routes.results)}?from=mail#plan`));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");

  await page.goto(addressIn("de", routes.dashboard));
  const german = page.getByRole("region", { name: germanWords.title });
  await expect(german.getByLabel(germanWords.language)).toHaveValue("de");
  await expectAccessible(page);
  await german.getByLabel(germanWords.language).selectOption("English");
  await expect(page).toHaveURL(atEnd(routes.dashboard));
  const english = page.getByRole("region", { name: businessLanguageWords.title });
  await expect(english.getByLabel(businessLanguageWords.language)).toHaveValue("en");
  expect((await getDoc(doc(database, paths.invitation(client.code)))).get("language")).toBe("en");

  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(atEnd(addressIn("de", routes.dashboard)));
  await expect(german.getByLabel(germanWords.language), "the reader's own choice stays").toHaveValue("en");
});
