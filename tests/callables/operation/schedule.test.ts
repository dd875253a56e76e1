import { expect, test } from "vitest";
import { scheduledFunctions } from "../../../local/launch/schedule";
import { projectId } from "../../../local/shared/running-suite";
import { runningSuite } from "../../support/suite/running-suite";

test("the emulators have every scheduled function where npm start calls it", async () => {
  const { ports } = runningSuite();
  const scheduled = await scheduledFunctions(ports);
  expect(scheduled.map(({ name }) => name)).toContain("sweep");
  // The refusal of an unknown trigger names all that there are: nothing has to run for it.
  const unknown = `http://127.0.0.1:${ports.functions}/functions/projects/${projectId}/triggers/unknown`;
  const known = await (await fetch(unknown, { method: "POST" })).text();
  const ids = known.split(": ").at(-1)?.split(", ");
  for (const { address } of scheduled) expect(ids).toContain(address.split("/").at(-1));
});
