import { collection, doc, getDoc, getDocs, setDoc, Timestamp } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { database } from "../../support/shared/database";
import { refusalOf } from "../../support/suite/caller";
import { clientCaller, runCallable, visitorCaller, type Caller } from "../../support/suite/in-process-call";

const dana: Caller = { uid: "dana", token: { admin: true, email: "dana@waymark.example" } };
const name = "Northwind Logistics";

const correct = (invitationCode: string, to: string, { from = name, by = dana }: { from?: string; by?: Caller } = {}) =>
  runCallable("changeInvitation", { change: "name", invitationCode, from, to }, by);

const stored = async (path: string) => (await getDoc(doc(database, path))).data();
const changesOf = async (code: string) =>
  (await getDocs(collection(database, paths.businessChanges(code)))).docs.map((change) => change.data());

async function aBusinessWithLink() {
  const client = await aRegisteredClient();
  const link = `link-${client.uid}`;
  await setDoc(doc(database, paths.sharedLink(client.code, link)), { createdAt: Timestamp.now() });
  await setDoc(doc(database, paths.sharedPlan(link)), { businessName: name, parts: ["plan"] });
  return { ...client, link };
}

test("a name is corrected wherever it is shown, and who did it is kept", async () => {
  const { code, uid, link } = await aBusinessWithLink();
  await correct(code, "Südwind Cargo");
  const invited = await stored(paths.invitation(code));
  expect(invited).toMatchObject({ businessName: "Südwind Cargo", status: "used", usedBy: uid });
  expect(invited?.searchWords).toContain("cargo");
  expect(invited?.searchWords).not.toContain("logistics");
  expect(await stored(paths.profile(uid))).toMatchObject({ businessName: "Südwind Cargo", invitationId: code });
  expect(await stored(paths.sharedPlan(link))).toMatchObject({ businessName: "Südwind Cargo" });
  expect(await changesOf(code)).toEqual([
    {
      of: "name",
      before: name,
      after: "Südwind Cargo",
      by: "dana",
      byEmail: "dana@waymark.example",
      at: expect.any(Timestamp) as Timestamp,
    },
  ]);
});

test("of eight corrections at once of what all have seen one is made, and the others are told the name", async () => {
  const { code, uid } = await aRegisteredClient();
  const names = Array.from({ length: 8 }, (_, nth) => `Northwind ${nth}`);
  const outcomes = await Promise.allSettled(names.map((to) => correct(code, to)));
  const made = names.filter((_, nth) => outcomes[nth]?.status === "fulfilled");
  expect(made).toHaveLength(1);
  const [winner = ""] = made;
  expect(await stored(paths.invitation(code))).toMatchObject({ businessName: winner });
  expect(await stored(paths.profile(uid))).toMatchObject({ businessName: winner });
  expect(await changesOf(code)).toHaveLength(1);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason as Error] : []));
  expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([invitationMessages.nameIsAnother(winner)]));
});

test("asking twice for the same correction makes it once", async () => {
  const { code } = await aRegisteredClient();
  await Promise.all([correct(code, "Southwind"), correct(code, "Southwind")]);
  await correct(code, "Southwind");
  expect(await changesOf(code)).toHaveLength(1);
});

test("every round of a business gets the corrected name, whichever it is corrected on", async () => {
  const [first, second] = [await aRegisteredClient(), await aRegisteredClient()];
  const after = { previousRound: first.code, roundNumber: 2 };
  await setDoc(doc(database, paths.invitation(second.code)), after, { merge: true });
  const names = () =>
    Promise.all(
      [first, second].map(async ({ code }) => (await stored(paths.invitation(code)))?.businessName as string),
    );
  await correct(second.code, "Southwind");
  expect(await names()).toEqual(["Southwind", "Southwind"]);
  await correct(first.code, "Westwind", { from: "Southwind" });
  expect(await names()).toEqual(["Westwind", "Westwind"]);
});

test("nobody but an administrator corrects a name, none is empty, and none of a business that is not there", async () => {
  const { code } = await aRegisteredClient();
  for (const by of [clientCaller, visitorCaller])
    expect((await refusalOf(correct(code, "Southwind", { by }))).code).toMatch(/^(permission-denied|unauthenticated)$/);
  expect(await refusalOf(correct(code, "  "))).toMatchObject({ code: "invalid-argument" });
  expect(await refusalOf(correct("nobody-has-this-code-x", "Southwind"))).toMatchObject({
    details: { sentence: invitationMessages.unknown },
  });
  expect(await stored(paths.invitation(code))).toMatchObject({ businessName: name });
});
