// A tab that a deployment has overtaken: the site's pages name other files by then.
import { routes } from "../../../src/domain/kernel/routes";
import { uiWords } from "../../../src/ui/words";
import { expect, failedRequests, test } from "../../support/journeys/page";

test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|dynamically imported module`)] });

test("a page older than the site says so where a part or a call is gone or the rules refuse it, and a reload brings the new one", async ({
  page,
}) => {
  await page.goto(routes.aiTool("course-outline"));
  await page.getByLabel("Topic").fill("Safe lifting in the warehouse");
  const deployed = async (paths: string[]) => {
    await page.route("**/shell", (route) =>
      route.fulfill({ contentType: "text/html", body: '<script type="module" src="/assets/index-later.js"></script>' }),
    );
    for (const path of paths) await page.route(path, (route) => route.abort());
  };
  await deployed(["**/generateCourseOutline"]);
  await page.getByRole("button", { name: "Generate Outline" }).click();
  const told = page.getByRole("alert").filter({ hasText: uiWords.olderPage });
  await expect(told).toBeVisible();

  await page.unroute("**/shell");
  await page.getByRole("button", { name: uiWords.reload }).first().click();
  await expect(page.getByLabel("Topic")).toHaveValue("Safe lifting in the warehouse");
  await expect(told).toHaveCount(0);

  await deployed(["**/assets/*.js"]);
  await page.getByRole("link", { name: "Privacy" }).first().click();
  await expect(told).toBeVisible();

  for (const path of ["**/assets/*.js", "**/shell"]) await page.unroute(path);
  await page.goto(routes.landing);
  const form = page.getByRole("region", { name: "Mailing list" });
  await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
  await form.getByLabel("Business name").fill("Northwind Logistics");
  await form.getByLabel("Email").fill("ines@northwind.example");
  await deployed([]);
  const refused = { status: 403, json: { error: { code: 403, status: "PERMISSION_DENIED", message: "no" } } };
  await page.route("**/documents:commit*", (route) =>
    route.fulfill({ ...refused, headers: { "access-control-allow-origin": "*" } }),
  );
  await form.getByRole("button", { name: "Subscribe" }).click();
  await expect(told).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Ines Weber");
});
