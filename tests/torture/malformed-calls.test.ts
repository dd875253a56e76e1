// Every payload that can be made from the contract, to every callable, by every person; a sample is in `npm test`.
import { afterAll, expect, test } from "vitest";
import { database } from "../../functions/src/firestore/database";
import { paths } from "../../src/domain/kernel/collections";
import { anAccount, anAdministrator } from "../support/accounts/accounts";
import { administratorToken } from "../support/accounts/administrator";
import { signInWithPassword } from "../support/accounts/identity";
import { aRegisteredClient, signInClient } from "../support/accounts/registered-client";
import { serveFunctions, withToken } from "../support/suite/http-functions";
import { runAgainstSuite } from "../support/suite/in-process";
import { findingsOf, malformedCalls } from "../support/suite/malformed-calls";

runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "0" });
const functions = await serveFunctions();
afterAll(() => functions.close());

test("no call crashes, whoever makes it and whatever is in it", async () => {
  const revoked = await anAdministrator();
  const former = await aRegisteredClient();
  await database.doc(paths.profile(former.uid)).update({ movedAt: new Date() });
  const reader = await anAccount({ reader: true });
  const people = {
    visitor: {},
    client: withToken((await signInClient(await aRegisteredClient())).idToken),
    "former contact": withToken((await signInClient(former)).idToken),
    reader: withToken((await signInWithPassword(reader.email, reader.password)).idToken),
    administrator: withToken(await administratorToken()),
    "revoked administrator": withToken((await signInWithPassword(revoked.email, revoked.password)).idToken),
  };
  await database.doc(paths.revokedAdministrator(revoked.uid)).set({ revokedAt: new Date() });
  const calls = malformedCalls(people);
  process.stdout.write(`${calls.length} calls\n`);
  expect(await findingsOf(calls, people, functions.post)).toEqual([]);
});

test("nor does one that is let through to the model", async () => {
  runAgainstSuite();
  // From an address that has not been refused yet.
  const visitor = { visitor: { "x-forwarded-for": "203.0.113.77" } };
  const calls = malformedCalls(visitor).filter(({ name }) => name.startsWith("generate"));
  const fitting = calls.find(({ how }) => how === "fits");
  expect((await functions.post("generateCourseOutline", fitting?.body ?? "", visitor.visitor)).status).toBe(200);
  process.stdout.write(`${calls.length} calls\n`);
  expect(await findingsOf(calls, visitor, functions.post)).toEqual([]);
});
