// A tab that a deployment has overtaken: the site's pages name other files by then.
import { routes } from "../../../src/domain/kernel/routes";
import { uiWords } from "../../../src/ui/words";
import { expect, failedRequests, test } from "../../support/journeys/page";

test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|dynamically imported module`)] });

test("a page older than the site says so where a part or a call is gone, and reloading brings the new one", async ({
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
});
