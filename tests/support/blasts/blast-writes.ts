// The cost of at most ten mails of a blast under way at once: the number of documents it writes, against up to a
// hundred, all of them uncertain after their sender was killed. Ten mails are a write at least, so a thousand that all
// go out at the first try are more than a fifth above the three writes for fifty that there were.
import { expect } from "vitest";
import { countOperations } from "../shared/firestore-operations";
import { aBlastEnvironment, blastReaders } from "./blast-environment";

export interface BlastCosts {
  server: "failing" | "sound";
  mails: number;
  /** Documents that were written before. */
  before: number;
  /** At most so many times as many. */
  ratio: number;
}

export const smallBlast: BlastCosts = { server: "sound", mails: 200, before: 22, ratio: 1.5 };

export async function expectFewWrites({ server, mails, before, ratio }: BlastCosts): Promise<void> {
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
}
