// With the setting on, in a project of its own: the suite's own triggers, which run with the setting off, do not reach it.
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { confirmationMessages } from "../../src/domain/mailing-list/words";
import { paths } from "../../src/domain/kernel/collections";
import { refusal } from "../support/suite/caller";
import { mailTo } from "../support/shared/mail";
import { strike } from "../support/suite/stand-ins";

process.env.GCLOUD_PROJECT = `demo-opt-in-${randomUUID().slice(0, 8)}`;
process.env.DOUBLE_OPT_IN = "on";
const { database } = await import("../../functions/src/firestore/database");
const { sealed } = await import("../../functions/src/mailing-list/signed-token");
const { suppressionOf } = await import("../../functions/src/mailing-list/suppression");
const { leave } = await import("../../functions/src/mailing-list/unsubscribing");
const { mayReceive } = await import("../../functions/src/mailing-list/may-receive");
const { askForConfirmation } = await import("../../functions/src/mailing-list/confirmation-mail");
const { welcome } = await import("../../functions/src/mailing-list/on-subscribed");
const { ran, visitor } = await import("../support/suite/in-process-call");

beforeAll(() => {
  process.env.DOUBLE_OPT_IN = "on";
});

let people = 0;
const run = randomUUID().slice(0, 6);

function anAddress(): string {
  people += 1;
  return `careful-${people}-${run}@northwind.example`;
}

/** Signs up and lets the server hear of it so many times. */
async function signUp(email: string, times = 1) {
  const subscription = database.collection(paths.emailList).doc();
  const fields = {
    name: "Win <b>£1000</b> at evil.example",
    businessName: "Evil",
    email,
    createdAt: new Date(),
  };
  const { writeTime } = await subscription.set(fields);
  for (let nth = 0; nth < times; nth++) await welcome(subscription, { email }, writeTime);
  return subscription;
}

async function tokenMailedTo(address: string): Promise<string> {
  const [mail] = await mailTo(address);
  return /\/confirm-subscription\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

const read = (token: string) => ran<{ email: string; confirmed: boolean }>("readConfirmationLink", { token }, visitor);
const confirm = (token: string) => ran("confirmSubscription", { token }, visitor);

async function fieldsOf(subscription: { get: () => Promise<{ data: () => unknown }> }) {
  return (await subscription.get()).data() as Record<string, unknown>;
}

test("only who confirms from the mail may receive, and reading the link confirms nobody", async () => {
  const address = anAddress();
  const subscription = await signUp(address.toUpperCase());
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);
  expect(await fieldsOf(subscription)).toMatchObject({ address });
  expect(await fieldsOf(subscription)).toHaveProperty("expiresAt");

  const token = await tokenMailedTo(address);
  for (let nth = 0; nth < 10; nth++) expect(await read(token)).toMatchObject({ confirmed: false });
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);

  await confirm(token);
  const confirmed = await fieldsOf(subscription);
  expect(mayReceive(confirmed)).toBe(true);
  expect(confirmed).not.toHaveProperty("expiresAt");
  await confirm(token);
  expect(await fieldsOf(subscription)).toEqual(confirmed);
  expect(await read(token)).toMatchObject({ confirmed: true });
});

test("with the setting off everybody may receive", () => {
  process.env.DOUBLE_OPT_IN = "off";
  expect(mayReceive({})).toBe(true);
  process.env.DOUBLE_OPT_IN = "on";
  expect([mayReceive({}), mayReceive({ confirmedAt: null }), mayReceive({ confirmedAt: new Date() })]).toEqual([
    false,
    false,
    true,
  ]);
});

test("the mail holds nothing that somebody typed into the form, and an address gets one a day however often it is typed", async () => {
  const address = anAddress();
  for (let nth = 0; nth < 5; nth++) await signUp(nth % 2 === 0 ? address : ` ${address.toUpperCase()}`.trim(), 2);
  const [mail, ...others] = await mailTo(address);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Please confirm your subscription");
  expect(`${mail?.text ?? ""}${mail?.html ?? ""}`).not.toMatch(/1000|Evil|evil/);
  await askForConfirmation(address, new Date(Date.now() + 24 * 60 * 60 * 1000));
  expect(await mailTo(address)).toHaveLength(2);
});

test("ten subscriptions of one address at once bring one mail", async () => {
  const address = anAddress();
  await Promise.all(Array.from({ length: 10 }, () => signUp(address)));
  expect(await mailTo(address)).toHaveLength(1);
});

test("a mail that did not go out is tried again by the platform; one that may have arrived is not", async () => {
  const address = anAddress();
  await strike("mail", { kind: "reject-4xx", match: address });
  await expect(signUp(address)).rejects.toThrow();
  expect(await mailTo(address)).toHaveLength(0);
  await signUp(address);
  expect(await mailTo(address)).toHaveLength(1);

  const unsure = anAddress();
  await strike("mail", { kind: "cut-after-data", match: unsure });
  await signUp(unsure, 2);
  expect(await mailTo(unsure)).toHaveLength(1);
});

test("signing up again lifts a suppression only once it is confirmed", async () => {
  const address = anAddress();
  await leave(address, "page");
  await signUp(address);
  expect((await suppressionOf(address).get()).exists).toBe(true);
  await confirm(await tokenMailedTo(address));
  expect((await suppressionOf(address).get()).exists).toBe(false);
});

test("an old confirmation brings nobody back who has left since", async () => {
  const address = anAddress();
  await signUp(address);
  const token = await tokenMailedTo(address);
  await confirm(token);
  await leave(address, "page");
  const { code, details } = await refusal(confirm(token));
  expect([code, details.sentence]).toEqual(["not-found", confirmationMessages.gone]);
  expect((await suppressionOf(address).get()).exists).toBe(true);
});

test("a confirmation that is made up, or a link made for leaving, confirms nobody", async () => {
  const address = anAddress();
  const subscription = await signUp(address);
  const token = await tokenMailedTo(address);
  for (const wrong of ["", address, `${token}A`, token.slice(2), sealed("unsubscribe", address)]) {
    const { code, details } = await refusal(confirm(wrong));
    expect([code, details.sentence]).toEqual(["not-found", confirmationMessages.badLink]);
  }
  expect(mayReceive(await fieldsOf(subscription))).toBe(false);
});
