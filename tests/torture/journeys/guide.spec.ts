// Every command of the guide's rehearsal, one after the other; the quickest of them is in `npm test`.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { projectRoot } from "../../../local/shared/project-root";
import { test } from "../../support/journeys/page";
import { expectRehearsed, rehearsal } from "../../support/operate/rehearsal";
import { setFault } from "../../support/suite/stand-ins";

test.afterAll(() => rm(join(projectRoot, ".local", "rehearsal"), { recursive: true, force: true }));

test("every command of the rehearsal does as it is written what it is for", async () => {
  test.setTimeout(180_000);
  // Or the sample text is written before anybody can leave.
  await setFault("model", { kind: "slow", match: "Smoke test of leaving", times: 1 });
  for (const command of rehearsal) await test.step(command, () => expectRehearsed(command));
});
