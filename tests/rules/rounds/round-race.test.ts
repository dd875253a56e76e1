import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { doc, getDoc } from "firebase/firestore/lite";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { databaseAs } from "../../support/shared/database-as";
import { runningSuite } from "../../support/suite/running-suite";
import { accounts } from "../people";
import { aSecondRound, beginningRound, first, givenRounds, second, uid } from "./given";

test(
  "of 30 windows that begin a round at the same moment, half of them another one, exactly one gets through",
  { tags: ["heavy"], timeout: 30_000 },
  async () => {
    const projectId = "demo-rules-round-race";
    const { firestore: port } = runningSuite().ports;
    const rules = readFileSync("firestore.rules", "utf8");
    const environment = await initializeTestEnvironment({ projectId, firestore: { host: "127.0.0.1", port, rules } });
    await environment.clearFirestore();
    const owner = databaseAs(projectId, "owner", "owner");
    const other = "other-round-0123456789";
    await givenRounds(owner, { [other]: aSecondRound(other) });

    const windows = Array.from({ length: 30 }, (_, index) => ({
      name: `window-${index}`,
      code: index % 2 ? other : second,
    }));
    const outcomes = await Promise.allSettled(
      windows.map(({ name, code }) =>
        beginningRound(databaseAs(projectId, name, { sub: uid, ...accounts.client.claims }), { code }),
      ),
    );

    const winners = windows.filter((_, index) => outcomes[index]?.status === "fulfilled");
    expect(winners).toHaveLength(1);
    const won = winners[0]?.code ?? "";
    const [profile, used, lost, ended] = await Promise.all(
      [
        paths.profile(uid),
        paths.invitation(won),
        paths.invitation(won === other ? second : other),
        paths.invitation(first),
      ].map((path) => getDoc(doc(owner, path))),
    );
    expect(profile?.get("invitationId")).toBe(won);
    expect([used?.get("status"), lost?.get("status")]).toEqual(["used", "not started"]);
    expect(ended?.get("endedAt")).toEqual(used?.get("usedAt"));
    await environment.cleanup();
  },
);
