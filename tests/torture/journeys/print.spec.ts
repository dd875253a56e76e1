// Every page that people print; a sample is in `npm test`.
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { resultsPages } from "../../../src/domain/kernel/routes";
import { expectResultsPrinted, expectToolPrinted } from "../../support/journeys/expect-printed";
import { test } from "../../support/journeys/page";

for (const name of resultsPages) {
  test(`the results are printed whole with the business and the date: ${name}`, async ({ page }) => {
    await expectResultsPrinted(page, name);
  });
}

for (const tool of toolNames) {
  test(`${tool} is printed whole`, async ({ page }) => {
    await expectToolPrinted(page, tool);
  });
}
