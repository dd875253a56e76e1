import { deleteDoc, doc, getDoc, setDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { invitationMailWords, invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { allRatings, anInquiry, aTask } from "../../support/shared/builders";
import { database, documentsWhere } from "../../support/shared/database";
import { mailTo } from "../../support/shared/mail";
import { refusalOf } from "../../support/suite/caller";
import { runCallable, type Caller } from "../../support/suite/in-process-call";

const dana: Caller = { uid: "dana", token: { admin: true, email: "dana@waymark.example" } };

const generate = (request: object) => runCallable<{ invitationCode: string }>("generateInvitation", request, dana);
const anAddress = () => `ines-${crypto.randomUUID()}@northwind.example`;
const fromInquiryOf = async (code: string): Promise<unknown> =>
  (await getDoc(doc(database, paths.invitation(code)))).get("fromInquiry");

test.each([
  ["that waits", (id: string) => paths.inquiry(id), anInquiry],
  ["that is a task of the inviter", (id: string) => paths.task("dana", id), aTask],
  ["that the inviter has answered", (id: string) => paths.repliedInquiry("dana", id), anInquiry],
])("an invitation names the inquiry %s, and its sender to themselves", async (_, pathOf, fields) => {
  const [inquiry, email] = [crypto.randomUUID(), anAddress()];
  await setDoc(doc(database, pathOf(inquiry)), fields({ email: email.toUpperCase() }));
  const request = { businessName: "Northwind", businessEmail: email, inquiry };
  const { invitationCode } = await generate(request);
  expect(await fromInquiryOf(invitationCode)).toEqual({ id: inquiry, name: "Ines Weber" });

  const to = anAddress();
  const other = await generate({ ...request, businessEmail: to });
  expect(await fromInquiryOf(other.invitationCode), "at another address").toEqual({ id: inquiry });
  await runCallable("changeInvitation", { change: "contact", invitationCode, from: email, to: anAddress() }, dana);
  expect(await fromInquiryOf(invitationCode), "after a move").toEqual({ id: inquiry });
});

const offeredTo = async (code: string): Promise<unknown> =>
  (await getDoc(doc(database, paths.offeredRatings(code)))).data();

test("the ratings of an inquiry are offered to its sender, as no answers yet, and to no other contact", async () => {
  const [inquiry, businessEmail] = [crypto.randomUUID(), anAddress()];
  await setDoc(doc(database, paths.task("dana", inquiry)), aTask({ email: businessEmail, ratings: allRatings() }));
  const request = { businessName: "Northwind", businessEmail, inquiry };
  const { invitationCode } = await generate(request);
  expect(await offeredTo(invitationCode)).toEqual({ ratings: allRatings() });
  expect((await getDoc(doc(database, paths.answersOf(invitationCode)))).exists()).toBe(false);

  const other = await generate({ ...request, businessEmail: anAddress() });
  expect(await offeredTo(other.invitationCode), "at another address").toBeUndefined();
  const change = { change: "contact", invitationCode, from: businessEmail, to: anAddress() };
  await runCallable("changeInvitation", change, dana);
  expect(await offeredTo(invitationCode), "after a move").toBeUndefined();
});

test("ratings that were taken over or refused are not offered again with the same invitation", async () => {
  const [inquiry, businessEmail] = [crypto.randomUUID(), anAddress()];
  const fields = anInquiry({ email: businessEmail, ratings: { "2.roleClarity": "1" } });
  await setDoc(doc(database, paths.inquiry(inquiry)), fields);
  const request = { businessName: "Northwind", businessEmail };
  const { invitationCode } = await generate(request);
  expect(await offeredTo(invitationCode), "without the inquiry").toBeUndefined();
  await generate({ ...request, inquiry });
  expect(await offeredTo(invitationCode)).toEqual({ ratings: { "2.roleClarity": "1" } });
  await deleteDoc(doc(database, paths.offeredRatings(invitationCode)));
  expect(await generate({ ...request, inquiry })).toMatchObject({ invitationCode });
  expect(await offeredTo(invitationCode)).toBeUndefined();
});

test.each([
  ["none", {}],
  ["what is no rating", { ratings: { "0.visionConfidence": 7 } }],
  ["no rating among its ratings", { ratings: {} }],
])("an inquiry with %s offers nothing", async (_, changes) => {
  const [inquiry, businessEmail] = [crypto.randomUUID(), anAddress()];
  await setDoc(doc(database, paths.inquiry(inquiry)), anInquiry({ email: businessEmail, ...changes }));
  const { invitationCode } = await generate({ businessName: "Northwind", businessEmail, inquiry });
  expect(await offeredTo(invitationCode)).toBeUndefined();
});

test("an invitation that was made a moment ago without its inquiry is found, and names it from now on", async () => {
  const [inquiry, businessEmail] = [crypto.randomUUID(), anAddress()];
  await setDoc(doc(database, paths.inquiry(inquiry)), anInquiry({ email: businessEmail }));
  const first = await generate({ businessName: "Northwind", businessEmail });
  expect(await fromInquiryOf(first.invitationCode)).toBeUndefined();
  const again = await generate({ businessName: "Northwind", businessEmail, inquiry });
  expect(again).toEqual(first);
  expect(await fromInquiryOf(first.invitationCode)).toEqual({ id: inquiry, name: "Ines Weber" });
  // The sender of the inquiry may have its acknowledgement by now.
  const invited = (await mailTo(businessEmail)).filter(({ subject }) => subject === invitationMailWords.subject);
  expect(invited).toHaveLength(1);
});

test("no invitation is made from an inquiry that is gone, or that a colleague has taken on", async () => {
  const [inquiry, businessEmail] = [crypto.randomUUID(), anAddress()];
  await setDoc(doc(database, paths.task("colleague", inquiry)), aTask({ email: businessEmail }));
  const refused = await refusalOf(generate({ businessName: "Northwind", businessEmail, inquiry }));
  expect(refused).toMatchObject({
    code: "failed-precondition",
    details: { sentence: invitationMessages.inquiryGone },
  });
  expect(await documentsWhere(paths.invitations, "businessEmail", businessEmail)).toEqual([]);
});
