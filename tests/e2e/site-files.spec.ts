// What a browser and a search engine ask for by themselves.
import { brand } from "../../src/domain/kernel/brand";
import { routes } from "../../src/domain/kernel/routes";
import { expect, test } from "../support/journeys/page";

test("search engines are kept from what needs a login or a link of one's own", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const refused = [...(await response.text()).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  const own = [routes.adminDashboard, routes.adminLogin, routes.resetPassword, routes.dashboard, routes.assessment];
  expect(refused).toEqual([...own, routes.unsubscribe, routes.confirmSubscription]);
});

test.describe("headers", () => {
  test("of ours are on every page and file of the site", async ({ request }) => {
    for (const path of ["/", "/.x", "/a/.b", "/a__/b", "/assets/x"])
      expect.soft((await request.get(path)).headers(), path).toHaveProperty("content-security-policy");
  });

  test("of ours are on none of the pages that Firebase serves at our address", async ({ request }) => {
    const reserved = await request.get("/__/firebase/init.json");
    expect(reserved.ok()).toBe(true);
    expect(reserved.headers()).not.toHaveProperty("content-security-policy");
    expect(reserved.headers()).not.toHaveProperty("referrer-policy");
  });
});

test("a monitor is told what is late by name, and no more than once a minute", async ({ request }) => {
  const response = await request.get(routes.health);
  expect(response.headers()["cache-control"]).toBe("public, max-age=60");
  expect(Object.keys((await response.json()) as object)).toEqual(["late"]);
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
  for (const one of ["react", "@firebase/app", "@mantine/core", "echarts", "@fontsource-variable/fraunces"])
    expect(named).toContain(one);
  for (const text of ["Version 2.0, January 2004", "SIL OPEN FONT LICENSE", "Notice of echarts"])
    expect(notices).toContain(text);
});
