// How many documents a blast writes, for mails that all go out and for a mail server that keeps putting some off.
import { expect, test } from "vitest";
import { aBlastEnvironment, blastReaders } from "../support/blasts/blast-environment";
import { countOperations } from "../support/shared/firestore-operations";

/** Before only ten mails were under way at once, by the same count. */
const before = { sound: 0, failing: 0 };

test.each(["sound", "failing"] as const)(
  "1,000 mails at a %s mail server cost at most a fifth more",
  async (server) => {
    const environment = await aBlastEnvironment();
    await environment.subscribe(blastReaders(1000));
    if (server === "failing") {
      await environment.setFault({ kind: "reject-4xx", share: 0.12, seed: 1 });
      await environment.setFault({ kind: "reject-after-data", share: 0.04, seed: 2 });
      await environment.setFault({ kind: "reject-5xx", share: 0.04, seed: 3 });
    }
    const operations = countOperations(environment.database);
    const id = await environment.createBlast();
    await environment.workUntilOver(id);
    const { writes, reads } = operations();
    process.stdout.write(`  ${server}: ${JSON.stringify({ writes, reads })}\n`);
    expect(writes).toBeLessThanOrEqual(before[server] * 1.2);
    await environment.close();
  },
);
