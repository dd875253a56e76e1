// The rehearsal of the guide: that it is whole, and two of its commands; the torture types them all.
import { expect, test } from "../support/journeys/page";
import { expectRehearsed, rehearsal } from "../support/operate/rehearsal";

test("the rehearsal has a command for everything that an operator does", () => {
  const names = new Set(rehearsal.map((command) => /^npm run (\w+)/.exec(command)?.[1]));
  expect([...names].toSorted()).toEqual(["admin", "backup", "doctor", "migrate", "restore", "smoke"]);
});

test("the quickest command of the rehearsal does as it is written what it is for", async () => {
  const quickest = rehearsal.filter((command) => command.startsWith("npm run admin -- list"));
  for (const command of quickest) await expectRehearsed(command);
  expect(quickest).toHaveLength(1);
});

test("the first command of the rehearsal does as it is written what it is for", { tag: "@heavy" }, async () => {
  test.setTimeout(90_000);
  const [first = ""] = rehearsal;
  await expectRehearsed(first);
});
