// The requests that a browser and a search engine make by themselves.
import { brand } from "../../src/domain/kernel/brand";
import { firm } from "../../src/domain/kernel/firm";
import { addressIn, languages } from "../../src/domain/kernel/language";
import { routes, serverRoutes } from "../../src/domain/kernel/routes";
import { expect, test } from "../support/journeys/page";

test("search engines are kept from what needs a login or a link of one's own", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const refused = [...(await response.text()).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  const own = [routes.adminDashboard, routes.adminLogin, routes.resetPassword, routes.dashboard, routes.assessment];
  const all = [...own, routes.unsubscribe, routes.confirmSubscription];
  expect(refused).toEqual(languages.flatMap((language) => all.map((path) => addressIn(language, path))));
});

test("who has found a weakness finds the address for it, also in a year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${firm.securityContact}\n`);
  const months = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / (30 * 24 * 60 * 60 * 1000);
  expect(months).toBeGreaterThan(10);
  expect(months).toBeLessThan(12.1);
});

const ours = ["content-security-policy", "referrer-policy", "strict-transport-security", "x-content-type-options"];
const kept = "public, max-age=31536000, immutable";

/** The time for which a browser may keep its copy; undefined on Firebase's own files at our address. */
const cached: Record<string, string | undefined> = {
  "/": "no-cache",
  "/.x": "no-cache",
  "/a/.b": "no-cache",
  "/a__/b": "no-cache",
  "/_/a": "no-cache",
  "/__a/b": "no-cache",
  "/assets/x": "no-cache",
  "/assets/.x": "no-cache",
  "/assets/app-BLbQZYtQ.js": "no-cache",
  "/__/firebase/init.json": undefined,
};

for (const [path, control] of Object.entries(cached))
  test(`${path} ${control ? `has our headers, ${control} among them` : "has none of our headers"}`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    for (const name of ours) expect.soft(name in headers, name).toBe(control !== undefined);
    if (control) expect(headers["cache-control"]).toBe(control);
  });

test("no page of ours is at Firebase's own addresses, and no page at all can be framed by another site", async ({
  request,
}) => {
  for (const path of ["/__/x", "/__/login", "/__/a/b"]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).not.toContain("<script");
  }
  for (const path of [...Object.keys(cached).filter((one) => one !== "/__/firebase/init.json"), "/__/x", "/login"])
    expect.soft((await request.get(path)).headers()["x-frame-options"], path).toBe("DENY");
  expect((await request.get("/__/firebase/init.json")).status()).toBe(200);
});

test("what the page loads may be kept for a year, and a missing file is missing no longer than it is", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("response", (response) => loaded.push(`${response.url()} ${response.headers()["cache-control"] ?? ""}`));
  await page.goto(routes.landing);
  const assets = () => loaded.filter((one) => one.includes("/assets/"));
  // The scripts are asked for once the page is painted.
  await expect.poll(() => assets().filter((one) => one.includes(".js ")).length).toBeGreaterThan(5);
  for (const one of assets()) expect(one).toMatch(new RegExp(`${kept}$`));
  expect((await page.request.get("/assets/app-BLbQZYtQ.js")).status()).toBe(404);
});

test("a monitor is told what is late by name, and no more than once a minute", async ({ request }) => {
  const response = await request.get(serverRoutes.health);
  expect(response.headers()["cache-control"]).toBe("public, max-age=60");
  expect(Object.keys((await response.json()) as object)).toEqual(["late", "version", "schema"]);
});

test("the web manifest has the brand and icons of the sizes that it says", async ({ page }) => {
  await page.goto(routes.landing);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const response = await page.request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("json");
  const manifest = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe(brand.name);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
});

test("the notices of everything that others have made are served, each with its licence", async ({ page }) => {
  await page.goto(routes.privacy);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Third-party notices" });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const notices = await response.text();
  const named = [...notices.matchAll(/^## (\S+) - \S+ \((.+)\)$/gm)].map(([, name = ""]) => name);
  for (const one of ["react", "@firebase/app", "react-router", "d3-scale", "@fontsource-variable/fraunces"])
    expect(named).toContain(one);
  for (const text of ["Version 2.0, January 2004", "SIL OPEN FONT LICENSE"]) expect(notices).toContain(text);
});
