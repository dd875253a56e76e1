// Every place and dialog of the desk by the keyboard alone: the Tab key leads to all that can be pressed.
import { deskStates } from "../../support/journeys/desk-states";
import { expect, test } from "../../support/journeys/page";
import { unreachedByTab } from "../../support/journeys/rendered-page";

for (const [name, open] of Object.entries(deskStates)) {
  const isInSample = name === "a full mailing list";
  test(`the Tab key leads to everything in ${name}`, { tag: isInSample ? [] : "@heavy" }, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page);
    await page.mouse.move(0, 0); // a row under it shows what the keys have once it is open
    expect(await unreachedByTab(page)).toEqual([]);
  });
}
