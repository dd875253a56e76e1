// The policy that a deployment sends, at the addresses of a real project: the emulators' one also allows this machine.
// The browser decides before anything leaves it, so nobody has to be there.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { FirebaseConfiguration } from "../../local/emulators/firebase-configuration";
import { projectConfiguration, functionsHost } from "../../local/operate/project-configuration";
import { routes } from "../../src/domain/kernel/routes";
import { expect, failedRequests, test } from "../support/journeys/page";
import { runningSuite } from "../support/suite/running-suite";

const origin = "https://ours.web.app";
const site = { project: "ours", region: "europe-west1", database: "(default)", noIndex: false };
const production = JSON.parse(readFileSync("firebase.json", "utf8")) as FirebaseConfiguration;
const policyHeaders = Object.fromEntries(
  (projectConfiguration(production, site, []).hosting.headers[0]?.headers ?? []).map(({ key, value }) => [key, value]),
);

// What the browser says of a connection that the policy forbids, or of the page that nobody serves.
// Two entries alone would be taken for a value and its options.
test.use({ expectedErrors: [[failedRequests, /violates the .*Content Security Policy/], { scope: "test" }] });

/** Serves the build as Hosting would serve it for the project; answers with what the policy has stopped. */
async function serveAtRealHosts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) => stopped.push(blockedURI));
  });
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/__/firebase/init.json") {
      await route.fulfill({ json: { projectId: site.project, apiKey: "a-key" } });
      return;
    }
    const served = await fetch(`http://127.0.0.1:${runningSuite().ports.hosting}${pathname}`);
    const isPage = served.headers.get("content-type")?.includes("html") === true;
    const body = Buffer.from(await served.arrayBuffer());
    await route.fulfill({
      status: served.status,
      headers: { ...policyHeaders, "content-type": served.headers.get("content-type") ?? "" },
      body: isPage ? body.toString().replace(/<meta name="waymark-emulators"[^>]*>/, "") : body,
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
