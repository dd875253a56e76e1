// A further round of a business: who starts it, how often, and what its mail says.
import { doc, getDoc, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { roundMessages } from "../../../src/domain/invitations/rounds/words";
import { paths } from "../../../src/domain/kernel/collections";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { database, documentsWhere } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";
import { runCallable, type Caller } from "../../support/suite/in-process-call";
import { refusalOf } from "../../support/suite/caller";

interface Generated {
  invitationCode: string;
}

const dana: Caller = { uid: "dana", token: { admin: true } };
const rosa: Caller = { uid: "rosa", token: { admin: true } };
const whatever = { businessName: "Whatever", businessEmail: "somebody@elsewhere.example" };

/** The business is that of the round before, against the request's other fields. */
const start = (previousRound: string, by: Caller = dana) =>
  runCallable<Generated>("generateInvitation", { ...whatever, previousRound }, by);
const roundsAfter = (code: string) => documentsWhere(paths.invitations, "previousRound", code);
const change = (code: string, fields: Record<string, unknown>) =>
  updateDoc(doc(database, paths.invitation(code)), fields);

test("a further round is invited to at the address of its business, and its profile is told", async () => {
  const client = await aRegisteredClient();
  const { invitationCode } = await start(client.code);
  expect(await roundsAfter(client.code)).toMatchObject([
    {
      invitationCode,
      businessEmail: client.email,
      businessName: "Northwind Logistics",
      roundNumber: 2,
      status: "not started",
    },
  ]);
  expect((await getDoc(doc(database, paths.profile(client.uid)))).data()).toMatchObject({
    invitationId: client.code,
    openRound: invitationCode,
  });
  const [mail, ...others] = await mailTo(client.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("A new round of your Training Needs Assessment");
  expect(mail?.text).toContain("round 2");
  expect(invitationLinkIn(mail ?? { text: "" })).toContain(`invite=${invitationCode}`);

  await change(invitationCode, { status: "used", usedBy: client.uid });
  const third = await start(invitationCode);
  expect(await roundsAfter(invitationCode)).toMatchObject([{ invitationCode: third.invitationCode, roundNumber: 3 }]);
});

test(
  "ten calls at once of two administrators make one round and one mail, and one of them reads who was faster",
  { tags: ["heavy"] },
  async () => {
    const client = await aRegisteredClient();
    const calls = Array.from({ length: 10 }, (_, nth) => start(client.code, nth % 2 ? dana : rosa));
    const outcomes = await Promise.allSettled(calls);
    const made = await roundsAfter(client.code);
    expect(made).toHaveLength(1);
    const code = made[0]?.invitationCode as string;
    const answers = outcomes.map((outcome) =>
      outcome.status === "fulfilled" ? outcome.value.invitationCode : (outcome.reason as Error).message,
    );
    const faster = answers[0] === code ? 0 : 1;
    const told = roundMessages.open(2, client.email);
    expect(answers).toEqual(answers.map((_, nth) => (nth % 2 === faster ? code : told)));
    expect(await mailTo(client.email)).toHaveLength(1);
  },
);

test("a round is started only behind one that was used, and while no other is open or has begun", async () => {
  const client = await aRegisteredClient({ status: "not started" });
  const refusal = async (by: Caller = dana) => (await refusalOf(start(client.code, by))).details.sentence;
  expect(await refusal()).toBe(roundMessages.notUsed);
  await change(client.code, { status: "used" });
  const { invitationCode } = await start(client.code);
  expect(await refusal(rosa)).toBe(roundMessages.open(2, client.email));
  await change(invitationCode, { expiresAt: new Date(Date.now() - 1000) });
  expect(await refusal()).toBe(roundMessages.expired(2));
  await change(invitationCode, { status: "used" });
  expect(await refusal()).toBe(roundMessages.begun(2));

  const other = await aRegisteredClient();
  const revoked = (await start(other.code)).invitationCode;
  await runCallable("changeInvitation", { change: "revoke", invitationCode: revoked });
  expect((await start(other.code)).invitationCode).not.toBe(revoked);
});
