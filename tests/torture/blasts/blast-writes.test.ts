// The cost of at most ten mails of a blast under way at once: the number of documents it writes, against up to a
// hundred, all of them uncertain after their sender was killed. Ten mails are a write at least, so a thousand that all
// go out at the first try are more than a fifth above the three writes for fifty that there were.
import { expect, test } from "vitest";
import { aBlastEnvironment, blastReaders } from "../../support/blasts/blast-environment";
import { countOperations } from "../../support/shared/firestore-operations";

const costs = [
  { server: "failing", mails: 1000, before: 284, ratio: 1.2 },
  { server: "sound", mails: 200, before: 22, ratio: 1.2 },
  { server: "sound", mails: 1000, before: 86, ratio: 1.4 },
];

test.each(costs)("$mails mails at a $server mail server", async ({ server, mails, before, ratio }) => {
  const environment = await aBlastEnvironment({ batchSize: 250 });
  await environment.subscribe(blastReaders(mails));
  if (server === "failing") {
    await environment.setFault({ kind: "reject-4xx", share: 0.12, seed: 1 });
    await environment.setFault({ kind: "reject-after-data", share: 0.04, seed: 2 });
    await environment.setFault({ kind: "reject-5xx", share: 0.04, seed: 3 });
  }
  const operations = countOperations(environment.database);
  const id = await environment.createBlast();
  await environment.workUntilOver(id);
  const { writes } = operations();
  process.stdout.write(`  ${writes} documents written, ${(writes / before).toFixed(2)} times as many as before\n`);
  expect(writes).toBeLessThanOrEqual(before * ratio);
  await environment.close();
});
