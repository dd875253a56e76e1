// The policy that a deployment sends, at the addresses of a real project: the emulators' one also allows this machine.
// The browser decides before anything leaves it, so no server has to be there.
import type { Page } from "@playwright/test";
import { withPageMeta } from "../../local/shared/page-meta";
import { functionsHost, type ProjectSite } from "../../local/operate/project-configuration";
import { routes } from "../../src/domain/kernel/routes";
import { mailingListMessages } from "../../src/domain/mailing-list/words";
import { deployedHeaders } from "../support/journeys/deployed-policy";
import { expect, failedRequests, test } from "../support/journeys/page";
import { runningSuite } from "../support/suite/running-suite";

const origin = "https://ours.web.app";
const site: ProjectSite = { project: "ours", region: "europe-west1", database: "(default)", noIndex: false };
const settingsOfTheSuite = /<meta name="waymark-(?:emulators|site)"[^>]*>/g;

// The browser's words for a connection that the policy forbids, or for a page without a server. Two entries alone would
// be taken for a value and its options.
test.use({ expectedErrors: [[failedRequests, /violates the .*Content Security Policy/], { scope: "test" }] });

/** Serves the build as Hosting would serve it for the project; answers with what the policy has stopped. */
async function serveAtRealHosts(page: Page, settings: Partial<ProjectSite> = {}): Promise<() => Promise<string[]>> {
  const policyHeaders = deployedHeaders({ ...site, ...settings });
  const { region, database } = site;
  const pageSettings = { region, database, ...settings };
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) => stopped.push(blockedURI));
  });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/__/firebase/init.json") {
      await route.fulfill({ json: { projectId: site.project, apiKey: "a-key", appId: "1:1:web:1" } });
      return;
    }
    const served = await fetch(`http://127.0.0.1:${runningSuite().ports.hosting}${pathname}`);
    const isPage = served.headers.get("content-type")?.includes("html") === true;
    const body = Buffer.from(await served.arrayBuffer());
    await route.fulfill({
      status: served.status,
      headers: { ...policyHeaders, "content-type": served.headers.get("content-type") ?? "" },
      body: isPage ? withPageMeta(body.toString().replace(settingsOfTheSuite, ""), "waymark-site", pageSettings) : body,
    });
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

test("the pages run under the policy of a deployment", async ({ page }) => {
  const stopped = await serveAtRealHosts(page);
  for (const path of [routes.landing, routes.aiTools, routes.login]) {
    await page.goto(origin + path);
    await expect(page.getByRole("main")).toBeVisible();
    expect(await stopped(), path).toEqual([]);
  }
});

test("a page reaches its own project and nothing else", async ({ page }) => {
  const stopped = await serveAtRealHosts(page);
  const allowed = [
    `${functionsHost(site)}/readSubscriptionSettings`,
    "https://firestore.googleapis.com/v1/projects/ours",
    "https://identitytoolkit.googleapis.com/v1/accounts:lookup",
    "https://securetoken.googleapis.com/v1/token",
  ];
  const forbidden = [
    `${functionsHost({ ...site, project: "theirs" })}/unsubscribe`,
    `${functionsHost({ ...site, region: "us-central1" })}/unsubscribe`,
    "https://anything-uc.a.run.app/",
    "https://storage.googleapis.com/somebodys-bucket",
    "https://evil.example/",
  ];
  for (const address of allowed)
    await page.route(address, (route) => route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "" }));
  await page.goto(origin);
  await expect(page.getByRole("main")).toBeVisible();
  const outcomes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map((address) =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      ),
    [...allowed, ...forbidden],
  );
  expect(outcomes).toEqual([...allowed.map(() => true), ...forbidden.map(() => false)]);
  expect((await stopped()).toSorted()).toEqual(forbidden.toSorted());
});

/** In the place of reCAPTCHA's script, which asks its own servers whether it is a person. */
const recaptcha = `let accept;
  window.grecaptcha = { enterprise: {
    ready: (run) => run(),
    render: (_, { callback }) => { accept = callback; },
    execute: () => { accept(); return Promise.resolve("a person"); },
  } };`;

test(
  "with App Check what a visitor writes carries a token; without a key nothing of it is loaded",
  { tag: "@heavy" },
  async ({ page }) => {
    const asked: string[] = [];
    const written: (string | undefined)[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const answer = (json: object) => ({
      headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
      json,
    });
    await page.route("https://www.google.com/recaptcha/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: recaptcha }),
    );
    await page.route("https://content-firebaseappcheck.googleapis.com/**", (route) =>
      route.fulfill(answer({ token: "a.token.of-ours", ttl: "3600s" })),
    );
    await page.route("https://firestore.googleapis.com/**", (route) => {
      if (route.request().method() === "POST") written.push(route.request().headers()["x-firebase-appcheck"]);
      return route.fulfill(answer({ writeResults: [{}], commitTime: "2026-01-01T00:00:00Z" }));
    });
    await page.route(`${functionsHost(site)}/**`, (route) =>
      route.fulfill(answer({ result: { asksToConfirm: false } })),
    );

    for (const settings of [{ appCheckSiteKey: "a-site-key" }, {}]) {
      asked.length = 0;
      const stopped = await serveAtRealHosts(page, settings);
      await page.goto(origin);
      const form = page.getByRole("region", { name: "Mailing list" });
      expect(asked.filter((address) => address.includes("recaptcha"))).toEqual([]);
      await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
      await form.getByLabel("Business name").fill("Northwind Logistics");
      await form.getByLabel("Email").fill("ines@northwind.example");
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByText(mailingListMessages.subscribed)).toBeVisible();
      expect(await stopped()).toEqual([]);
      const isLoaded = asked.some((address) => address.includes("recaptcha") || address.includes("appcheck"));
      expect(isLoaded).toBe("appCheckSiteKey" in settings);
    }
    expect(written).toEqual(["a.token.of-ours", undefined]);
  },
);
