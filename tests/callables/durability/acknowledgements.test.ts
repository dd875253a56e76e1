// The mail that tells a visitor that their message has arrived, and what cannot be done with it.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { acknowledgementMailWords } from "../../../src/domain/inquiries/words";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { mailTo } from "../../support/shared/mail";
import { aFloodedProject } from "../../support/suite/flooded-project";
import { clearFaults, setFault } from "../../support/suite/stand-ins";

Object.assign(process.env, {
  GCLOUD_PROJECT: `${projectId}-thanks-${randomUUID().slice(0, 8)}`,
  LRS_ENABLED: "off",
  INQUIRIES_PER_HOUR: "100",
  CONFIRMATION_MAILS_PER_DAY: "8",
});
const { database } = await import("../../../functions/src/firestore/database");
const { sweepMails } = await import("../../../functions/src/mail/delivery");
const { inquiryWritten, subscriptionWritten } = await import("../../../functions/src/background/triggers");
const { acknowledgements } = await import("../../../functions/src/inquiries/acknowledge-inquiry");
const { unsubscribeAddress } = await import("../../../functions/src/mailing-list/unsubscribe-address");
const { arrive } = aFloodedProject(database, { inquiries: inquiryWritten, emailList: subscriptionWritten });

const run = randomUUID().slice(0, 8);
const addressOf = (name: string) => `${name}-${run}@northwind.example`;
const words = {
  name: "Cheap pills",
  businessName: "Win now",
  message: "Go to http://elsewhere.example",
  status: "new",
};
const inquire = (email: string, changes = {}, deliveries = 2) =>
  arrive("inquiries", { ...words, email, ...changes }, { deliveries });
const later = (days: number) => new Date(Date.now() + days * dayMs);

test("whoever writes is told that it has arrived, in a mail that holds nothing of what was typed", async () => {
  const email = addressOf("writes");
  await inquire(email);
  const [mail, ...others] = await mailTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(acknowledgementMailWords.subject);
  for (const typed of ["Cheap pills", "Win now", "elsewhere"])
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(typed);
});

test("a mailbox gets one a day, whatever stands behind a plus or in capitals", async () => {
  const addresses = [addressOf("often"), addressOf("OFTEN"), `often-${run}+tag@northwind.example`];
  for (const email of addresses) await inquire(email);
  const mails = await Promise.all([...new Set(addresses.map((one) => one.toLowerCase()))].map(mailTo));
  expect(mails.flat()).toHaveLength(1);
});

test("none goes to somebody who wants no mail, nor for what was brought back or accepted", async () => {
  const [left, back, accepted] = [addressOf("left"), addressOf("back"), addressOf("accepted")];
  await unsubscribeAddress(left, "page");
  await inquire(left);
  await inquire(back, { createdAt: new Date(Date.now() - 60_000) });
  await inquire(accepted, { acceptedAt: new Date() });
  expect((await Promise.all([left, back, accepted].map(mailTo))).flat()).toEqual([]);
});

test("one that the mail server did not take goes out with a sweep, once; one that a dead sender had does not", async () => {
  const [waits, died] = [addressOf("waits"), addressOf("died")];
  await setFault("mail", { kind: "reject-4xx", match: waits, times: 100 });
  await inquire(waits);
  await sweepMails(acknowledgements, later(0.1));
  await clearFaults("mail", waits);
  for (const days of [0.5, 0.6]) await sweepMails(acknowledgements, later(days));
  expect(await mailTo(waits)).toHaveLength(1);

  const inquiry = await inquire(died, { acceptedAt: new Date() });
  const mail = { kind: "acknowledgement", about: inquiry.id, expiresAt: later(2) };
  await database.doc(paths.outboxMail("died")).set({ ...mail, mailState: "sending", mailDueAt: new Date() });
  await sweepMails(acknowledgements, later(0.7));
  expect(await mailTo(died)).toEqual([]);
  const { mailState, mailDueAt } = (await database.doc(paths.outboxMail("died")).get()).data() ?? {};
  expect({ mailState: mailState as unknown, mailDueAt: mailDueAt as unknown }).toEqual({ mailState: "failed" });
});

test("none goes out beyond the day's budget, and none for what is held", async () => {
  const addresses = Array.from({ length: 30 }, (_, nth) => addressOf(`flood-${nth}`));
  for (const email of addresses) await inquire(email, {}, 1);
  const held = (await database.collection(paths.heldInquiries).get()).docs.map((one) => one.get("email") as string);
  expect(held.length).toBeGreaterThan(5);
  const mails = (await Promise.all(addresses.map(mailTo))).flat();
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.length).toBeLessThanOrEqual(8);
  expect((await Promise.all(held.map(mailTo))).flat()).toEqual([]);
});
