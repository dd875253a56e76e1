import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { needsCheckQuestions } from "../../../src/domain/assessment/needs-check/needs-check";
import { attachmentWords } from "../../../src/domain/assessment/needs-check/attachment-words";
import { needsCheckWords } from "../../../src/domain/assessment/needs-check/words";
import { inquiryFormWords } from "../../../src/domain/inquiries/form-words";
import { routes } from "../../../src/domain/kernel/routes";
import { documentsWhere } from "../../support/shared/database";
import { expect, expectAccessible, test, unique } from "../../support/journeys/page";

const mostOnTop = 18_500;

/** The code and styles that a page has loaded once it is at rest, each with what it weighs on the way. */
async function loadedOn(page: Page, path: string, seen: string): Promise<Map<string, number>> {
  const weights = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    if (/\.(js|css)$/.test(response.url()))
      weights.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length),
      );
  });
  await page.goto(path);
  await expect(page.getByRole("button", { name: seen })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const all = await Promise.all([...weights].map(async ([url, weight]) => [url, await weight] as const));
  page.removeAllListeners("response");
  return new Map(all);
}

test("a needs check sends nothing until its sender writes to us about it, and then exactly what was shown", async ({
  page,
}) => {
  const landing = await loadedOn(page, routes.landing, "Generate Outline");
  const check = await loadedOn(page, routes.needsCheck, needsCheckWords.show);
  const onTop = [...check].filter(([url]) => !landing.has(url)).reduce((sum, [, weight]) => sum + weight, 0);
  expect(onTop, "bytes on top of the landing page").toBeLessThanOrEqual(mostOnTop);
  await expectAccessible(page);

  const sent: string[] = [];
  const note = (request: Request) => sent.push(request.url());
  page.context().on("request", note);
  for (const [nth, { question }] of needsCheckQuestions.entries()) {
    const group = page.getByRole("radiogroup", { name: question.text });
    await group.getByRole("radio", { name: String((nth % 5) + 1), exact: true }).check();
  }
  await page.getByRole("button", { name: needsCheckWords.show }).click();
  const result = page.getByRole("region", { name: needsCheckWords.result });
  await expect(result).toBeFocused();
  await result.getByRole("button", { name: "Show as table" }).click();
  await expect(result.getByRole("table")).toBeVisible();
  expect(sent, "requests during the needs check").toEqual([]);
  page.context().off("request", note);
  await expectAccessible(page);

  const email = `${unique("ines").replace(" ", ".")}@northwind.example`;
  await page.getByRole("link", { name: needsCheckWords.sendAlong }).click();
  const form = page.getByRole("region", { name: "Inquiry" });
  await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
  await form.getByLabel("Business name").fill("Northwind Logistics");
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Message").fill("Where would you begin?");
  const along = form.getByRole("checkbox", { name: needsCheckWords.ratingsAlong });
  await expect(along).toBeChecked();
  const shown = await form.getByRole("region", { name: attachmentWords.ratingsLead }).textContent();
  expect(shown).toContain(attachmentWords.check(12, 12));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText(inquiryFormWords.inquirySent)).toBeVisible();
  expect(await documentsWhere("inquiries", "email", email)).toMatchObject([
    {
      message: `Where would you begin?\n\n${shown ?? ""}`,
      ratings: Object.fromEntries(needsCheckQuestions.map(({ key }, nth) => [key, String((nth % 5) + 1)])),
      status: "new",
    },
  ]);
});
