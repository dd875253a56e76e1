// The build that was made for the emulators, served as Hosting serves it for a project: Hosting tells which project
// that is, and the page in which region and database it works.
import type { Page } from "@playwright/test";
import { withPageMeta } from "../../local/shared/page-meta";
import { confirmationAdvice } from "../../src/domain/mailing-list/link-words";
import { defaultDatabase } from "../../src/domain/kernel/project/database-name";
import { defaultRegion } from "../../src/domain/kernel/project/region";
import { routes } from "../../src/domain/kernel/routes";
import { deployedHeaders } from "../support/journeys/deployed-policy";
import { expect, test } from "../support/journeys/page";

const settingsOfTheSuite = /<meta name="waymark-(?:emulators|site)"[^>]*>/g;
const webConfig = "/__/firebase/init.json";

interface Site {
  projectId: string;
  settings?: { region: string; database: string };
}

const usual = { region: defaultRegion, database: defaultDatabase };

/** Answers with the addresses at Google that the page talks to, as far as they were asked. */
async function serveAsSite(page: Page, { projectId, settings }: Site): Promise<string[]> {
  const asked: string[] = [];
  await page.route(routes.landing, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(settingsOfTheSuite, "");
    const headers = deployedHeaders({ project: projectId, ...(settings ?? usual), noIndex: false });
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...headers },
      body: settings ? withPageMeta(html, "waymark-site", settings) : html,
    });
  });
  await page.route(`**${webConfig}`, async (route) => {
    asked.push(webConfig);
    await route.fulfill({ json: { projectId, apiKey: "a-key", appId: "1:2:web:3" } });
  });
  await page.route(/^https:/, async (route) => {
    const url = new URL(route.request().url());
    asked.push(url.origin + url.pathname);
    const json = url.pathname.endsWith(":commit")
      ? { writeResults: [{ updateTime: "2026-03-02T08:00:00Z" }], commitTime: "2026-03-02T08:00:00Z" }
      : { result: { asksToConfirm: true } };
    await route.fulfill({ json, headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" } });
  });
  return asked;
}

const firestoreAt = (projectId: string, database: string) =>
  `https://firestore.googleapis.com/v1/projects/${projectId}/databases/${database}/documents:commit`;

for (const [where, site, functions, database] of [
  ["where it is by default", { projectId: "one" }, "https://us-central1-one.cloudfunctions.net", "(default)"],
  [
    "in another region, with a restored database",
    { projectId: "two", settings: { region: "europe-west1", database: "restored" } },
    "https://europe-west1-two.cloudfunctions.net",
    "restored",
  ],
] as const) {
  test(
    `one build works with every project: ${where}`,
    { tag: "settings" in site ? [] : "@heavy" },
    async ({ page }) => {
      const asked = await serveAsSite(page, site);
      await page.goto(routes.landing);
      const form = page.getByRole("region", { name: "Mailing list" });
      await expect(form.getByRole("button", { name: "Subscribe" })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(asked, "who only reads waits for no answer of Firebase").toEqual([]);

      await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
      await form.getByLabel("Business name").fill("Northwind Logistics");
      await form.getByLabel("Email").fill("ines@northwind.example");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText(confirmationAdvice.asked)).toBeVisible();
      expect(asked).toEqual([
        webConfig,
        firestoreAt(site.projectId, database),
        `${functions}/readSubscriptionSettings`,
      ]);
    },
  );
}
