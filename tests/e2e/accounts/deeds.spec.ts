// Opening a business leaves a line, which every administrator finds among the deeds.
import { collection, doc, getDocs, query, setDoc, Timestamp, where } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { deedNames, deedWords } from "../../../src/domain/operation/deeds/words";
import { anAdministrator } from "../../support/accounts/accounts";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { noteWords } from "../../../src/ui/notes/words";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";
import { goToPlace, openDashboard } from "../../support/journeys/staff";
import { database } from "../../support/shared/database";

test("opening a business leaves a line that is found by its code, its person and its day, and leads there", async ({
  page,
}) => {
  const businessName = unique("Harvest");
  const { code } = await aRegisteredClient({ businessName, createdAt: Timestamp.now() });
  await setDoc(doc(database, paths.answersOf(code)), { progressData: fullAnswers(), lastUpdated: Timestamp.now() });
  const administrator = await anAdministrator();
  await openDashboard(page, administrator);
  await page.goto(routes.business(code));
  const business = page.getByRole("heading", { level: 1, name: businessName });
  await expect(business).toBeVisible();
  await expect(page.getByRole("list", { name: "Progress" })).toContainText("all 19 answered");
  await page.reload();
  await expect(business).toBeVisible();

  await goToPlace(page, "Settings");
  const deeds = page.getByRole("region", { name: deedWords.title, exact: true });
  await expect(page.getByRole("heading", { level: 2, name: deedWords.title })).toBeVisible();
  await deeds.getByRole("textbox", { name: deedWords.object }).fill(code);
  const lines = deeds.getByRole("table").getByRole("row").filter({ hasText: deedNames["business read"] });
  // Both openings, each by an event of its own.
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText(administrator.email);
  await expectAccessible(page);

  await deeds.getByLabel(deedWords.to).fill("2020-01-01");
  await expect(deeds.getByText(deedWords.noneFound)).toBeVisible();
  await deeds.getByRole("button", { name: deedWords.clear }).click();
  await deeds.getByRole("combobox", { name: deedWords.person }).selectOption(administrator.email);
  await expect(lines).toHaveCount(2);
  await lines.first().getByRole("link", { name: code }).click();
  await expect(business).toBeVisible();
});

test.describe("a business whose hour is over", () => {
  test.use({ expectedErrors: [/403 \(Forbidden\) .*:commit/] });

  test("takes what is written behind another line", { tag: "@heavy" }, async ({ page }) => {
    const { code } = await aRegisteredClient({ businessName: unique("Harvest"), createdAt: Timestamp.now() });
    await setDoc(doc(database, paths.answersOf(code)), { progressData: fullAnswers(), lastUpdated: Timestamp.now() });
    const administrator = await anAdministrator();
    await openDashboard(page, administrator);
    await page.goto(routes.business(code));
    const note = page.getByRole("textbox", { name: noteWords.note });
    await note.fill("Ask about the budget.");

    await setDoc(doc(database, paths.access(code, administrator.uid)), { at: new Date(Date.now() - 3_600_001) });
    await page.getByRole("button", { name: noteWords.add }).click();
    await expect(page.getByRole("listitem").filter({ hasText: "Ask about the budget." })).toBeVisible();
    await expect(note).toHaveValue("");
    const lines = query(collection(database, paths.deeds), where("object", "==", code));
    const done = async () => (await getDocs(lines)).docs.map((line) => line.get("deed") as string).toSorted();
    // The page's own, that of the test, and the one behind which the note was saved.
    await expect.poll(done).toEqual(["business noted", "business read", "business read", "business read"]);
  });
});
