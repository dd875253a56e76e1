import { readFileSync } from "node:fs";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import { collection, doc, getDoc, getDocs, setDoc, writeBatch } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { paths } from "../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy } from "../support/shared/builders";
import { databaseAs } from "../support/shared/database-as";
import { runningSuite } from "../support/suite/running-suite";
import { accounts } from "./people";

test.each([
  ["one invitation", {}],
  ["the link of one that was moved", { movedAt: new Date(0), link: "link-0123456789abcdefgh" }],
])(
  "of 30 accounts that use %s at the same moment exactly one gets it, and only that one has a profile",
  async (_, moved: { link?: string }) => {
    const code = "raced-0123456789abcdef";
    const { link } = moved;
    const projectId = `demo-rules-registration-race${link ? "-link" : ""}`;
    const environment = await initializeTestEnvironment({
      projectId,
      firestore: {
        host: "127.0.0.1",
        port: runningSuite().ports.firestore,
        rules: readFileSync("firestore.rules", "utf8"),
      },
    });
    await environment.clearFirestore();
    const owner = databaseAs(projectId, "owner", "owner");
    await setDoc(doc(owner, paths.invitation(code)), anInvitation(code, moved));
    if (link) await setDoc(doc(owner, paths.invitationLink(link)), { invitationCode: code });

    const racers = Array.from({ length: 30 }, (_, index) => `racer-${index}`);
    const outcomes = await Promise.allSettled(
      racers.map((uid) => {
        const db = databaseAs(projectId, uid, { sub: uid, ...accounts.client.claims });
        const batch = writeBatch(db);
        batch.set(doc(db, paths.profile(uid)), aProfile(uid, code));
        batch.update(doc(db, paths.invitation(code)), usedBy(uid));
        if (link) batch.update(doc(db, paths.invitationLink(link)), { usedBy: uid });
        return batch.commit();
      }),
    );

    const winners = racers.filter((_, index) => outcomes[index]?.status === "fulfilled");
    expect(winners).toHaveLength(1);
    expect((await getDoc(doc(owner, paths.invitation(code)))).get("usedBy")).toBe(winners[0]);
    expect((await getDocs(collection(owner, paths.profiles))).docs.map(({ id }) => id)).toEqual(winners);
    await environment.cleanup();
  },
  30_000,
);
