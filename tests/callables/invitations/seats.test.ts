// Colleagues of a business: invited by its contact alone, each with an account of their own; what they answer is the
// business's, with their name, and a seat that is taken away opens nothing any more.
import { randomUUID } from "node:crypto";
import { deleteField, doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { recordComplaintOf } from "../../../functions/src/mailing-list/suppression";
import { sweepMails } from "../../../functions/src/mail/delivery";
import { seatMails } from "../../../functions/src/invitations/seats/seat-mail";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import { answerAuthors, authorOf } from "../../../src/domain/assessment/seats/answer-authors";
import { authorWords } from "../../../src/domain/assessment/seats/words";
import { localServices } from "../../../local/operate/backup/project-services";
import { everyDocument } from "../../support/operate/every-document";
import { runningSuite } from "../../support/suite/running-suite";
import { aTeam, fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import { fieldKey } from "../../../src/domain/assessment/seats/seat-answers";
import { seatMailWords, seatMessages } from "../../../src/domain/invitations/seats/words";
import { mostSeats, mostSeatsOfRound } from "../../../src/domain/invitations/seats/seat";
import { paths } from "../../../src/domain/kernel/collections";
import { anAccountOf } from "../../support/accounts/registering";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { answerIn, inviteBy, seatOf, takeSeat } from "../../support/invitations/colleagues";
import { database, documentsWhere } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";
import { idOf, waitForStatement } from "../../support/statements/statements";
import { refusalOf } from "../../support/suite/caller";
import { runCallable, visitorCaller } from "../../support/suite/in-process-call";

const callerOf = ({ uid, email }: { uid: string; email: string }) => ({ uid, token: { email } });
const invite = inviteBy((contact, change) => runCallable("changeColleagues", change, callerOf(contact)));
const suite = runningSuite();
const services = localServices(suite, suite.projectId);
const stored = async (path: string) => (await getDoc(doc(database, path))).data();
const denied = { code: "permission-denied" };
const soon = { timeout: 20_000 };
const aDayAgo = Timestamp.fromMillis(Date.now() - 25 * 60 * 60 * 1000);

const teams = [
  { ...aTeam({ teamName: "Sales" }), id: "b1" },
  { ...aTeam({ teamName: "Stock" }), id: "b2" },
];

async function anAnsweringContact() {
  const contact = await aRegisteredClient();
  const progressData = setField({ "1": { trendInfluence: "4" }, "3": { futureReadiness: "2" } }, ["2", "teams"], teams);
  await setDoc(doc(database, paths.answersOf(contact.code)), { progressData, lastUpdated: Timestamp.now() });
  return contact;
}

test("a colleague is invited by mail, creates an account by the link, and answers a step and a team", async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact, { steps: ["1"], teams: ["b1"] });
  const [mail, ...others] = await mailTo(seat.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(seatMailWords.subject("Northwind Logistics"));
  expect(mail?.text).toContain(seatMailWords.invites("Nora Field", "Northwind Logistics"));
  expect(mail?.text).toContain("the team Sales");
  expect(mail?.text).not.toContain("Stock");
  expect(mail?.text).not.toContain(contact.code);
  expect(invitationLinkIn(mail ?? { text: "" })).toContain(`invite=${seat.code}`);
  expect(await stored(paths.colleague(contact.code, seat.id))).toMatchObject({
    name: "Dana Reed",
    email: seat.email,
    steps: ["1"],
    teams: ["b1"],
  });
  expect(JSON.stringify(await stored(paths.colleague(contact.code, seat.id)))).not.toContain(seat.code);

  await runCallable(
    "createAccount",
    { invitationCode: seat.code, email: seat.email, password: "northwind-7" },
    visitorCaller,
  );
  const account = await takeSeat(seat);
  expect((await getDoc(doc(account.db, paths.seatAnswers(seat.code)))).data()).toMatchObject({
    progressData: { "1": { trendInfluence: "4" } },
    parts: { steps: ["1"], teams: [{ id: "b1", name: "Sales" }] },
  });
  await updateDoc(doc(account.db, paths.seat(seat.code)), { lastLogin: serverTimestamp() });
  await answerIn(account, seat, ["1", "trendDetails"], "Parcels.");
  await answerIn(account, seat, ["2", "teams", "b1", "roleClarity"], "1");
  await answerIn(account, seat, ["1", "trendInfluence"], deleteField());
  await expect
    .poll(() => stored(paths.answersOf(contact.code)), soon)
    .toMatchObject({
      progressData: {
        "1": { trendDetails: "Parcels." },
        "2": { teams: [{ ...teams[0], roleClarity: "1" }, teams[1]] },
        "3": { futureReadiness: "2" },
      },
    });
  await expect
    .poll(() => stored(paths.answersOf(contact.code)), soon)
    .not.toHaveProperty("progressData.1.trendInfluence");
  const authors = (await stored(paths.answerAuthors(contact.code)))?.of as Record<string, unknown>;
  expect(Object.keys(authors).toSorted()).toEqual(
    [fieldKey(["1", "trendDetails"]), fieldKey(["2", "teams", "b1", "roleClarity"])].toSorted(),
  );
  expect(authors[fieldKey(["1", "trendDetails"])]).toMatchObject({ seat: seat.id });
  await expect
    .poll(() => stored(paths.colleague(contact.code, seat.id)), soon)
    .toMatchObject({
      status: "used",
      lastLogin: expect.anything() as unknown,
      progress: { done: 0, begun: 1, lastAnswerAt: expect.anything() as unknown },
    });
  await waitForStatement(idOf("registered", seat.code));
  await waitForStatement(idOf("assessment started", seat.code));
});

test("the copy follows the contact's answers, names and removals, and a step that a colleague completes is theirs", async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact, { steps: ["3"], teams: ["b1", "b2"] });
  const account = await takeSeat(seat);
  await updateDoc(doc(database, paths.answersOf(contact.code)), {
    "progressData.3.gapAnalysis": "3",
    "progressData.2.teams": [{ ...teams[0], teamName: "Sales and service" }],
    lastUpdated: serverTimestamp(),
  });
  await expect
    .poll(() => stored(paths.seatAnswers(seat.code)), soon)
    .toMatchObject({
      progressData: { "3": { futureReadiness: "2", gapAnalysis: "3" } },
      parts: { teams: [{ id: "b1", name: "Sales and service" }] },
    });
  for (const [field, value] of Object.entries(fullAnswers()["3"] ?? {}))
    await answerIn(account, seat, ["3", field], value);
  const statement = await waitForStatement(idOf("step completed", contact.code, { step: "3" }));
  expect(statement).toMatchObject({ actor: { account: { name: account.uid } } });
});

test("only the contact of the business invites and changes, nobody else", async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact);
  const account = await takeSeat(seat);
  const other = await aRegisteredClient();
  const refused = expect.objectContaining({ code: "permission-denied" }) as unknown;
  const request = { change: "invite", name: "Eve", email: "eve@northwind.example", steps: ["1"], teams: [] };
  for (const caller of [callerOf(account), { uid: "nobody", token: { email: "nobody@x.example" } }])
    expect(await refusalOf(runCallable("changeColleagues", request, caller))).toEqual(refused);
  const elsewhere = { ...request, invitationId: contact.code };
  expect(await refusalOf(runCallable("changeColleagues", elsewhere, callerOf(other)))).toEqual(refused);
  const change = { change: "take away", seat: seat.id };
  expect(await refusalOf(runCallable("changeColleagues", change, callerOf(account)))).toEqual(refused);
  expect(await refusalOf(runCallable("changeColleagues", change, callerOf(other)))).toMatchObject({
    code: "not-found",
  });
  expect(await refusalOf(runCallable("changeColleagues", request, visitorCaller))).toMatchObject({
    code: "unauthenticated",
  });
  // A colleague makes no plan, and gets their own code.
  await runCallable("resendInvitation", {}, callerOf(account));
  const [, code] = await mailTo(seat.email);
  expect(code?.text.split("\n")).toContain(seat.code);
});

test("an invitation that is asked for twice is one, an address is invited once, and misfits are told", async () => {
  const contact = await anAnsweringContact();
  const email = `twice-${randomUUID()}@northwind.example`;
  const request = { change: "invite", name: "Dana Reed", email: email.toUpperCase(), steps: ["1"], teams: [] };
  const caller = callerOf(contact);
  await Promise.all(Array.from({ length: 3 }, () => runCallable("changeColleagues", request, caller)));
  expect(await documentsWhere(paths.seatOwners, "invitationId", contact.code)).toHaveLength(1);
  expect(await mailTo(email)).toHaveLength(1);
  const { code } = await seatOf(contact, email);
  await updateDoc(doc(database, paths.seat(code)), { createdAt: aDayAgo });
  const sentenceOf = async (changes: object) =>
    (await refusalOf(runCallable("changeColleagues", { ...request, ...changes }, caller))) as unknown;
  const told = (sentence: string) => expect.objectContaining({ details: { sentence } }) as unknown;
  expect(await sentenceOf({})).toEqual(told(seatMessages.isColleague("Dana Reed")));
  expect(await sentenceOf({ email: contact.email })).toEqual(told(seatMessages.isContact));
  expect(await sentenceOf({ email: `x${email}`, teams: ["b9"] })).toEqual(told(seatMessages.teamGone));
  await recordComplaintOf(`y${email}`);
  expect(await sentenceOf({ email: `y${email}` })).toEqual(told(seatMessages.noMailWanted));
});

test(
  "a business has twenty colleagues at most, also of those that are invited at once",
  { tags: ["heavy"] },
  async () => {
    const contact = await anAnsweringContact();
    const outcomes: PromiseSettledResult<Awaited<ReturnType<typeof invite>>>[] = [];
    for (let nth = 0; nth < 4; nth++)
      outcomes.push(...(await Promise.allSettled(Array.from({ length: 6 }, () => invite(contact)))));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(mostSeats);
    expect(await documentsWhere(paths.seatOwners, "invitationId", contact.code)).toHaveLength(mostSeats);
    const seats = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    await runCallable("changeColleagues", { change: "take away", seat: seats[0]?.id }, callerOf(contact));
    await invite(contact);
  },
);

test("a business invites a hundred colleagues in a round, those that it took away too", async () => {
  const contact = await anAnsweringContact();
  for (let nth = 0; nth < mostSeatsOfRound; nth++)
    await setDoc(doc(database, paths.seatOwner(`gone-${contact.code}-${nth}`)), {
      invitationId: contact.code,
      seat: `gone-${nth}`,
    });
  expect(await refusalOf(invite(contact))).toMatchObject({ details: { sentence: seatMessages.tooManyInRound } });
});

test("a mailbox gets few invitations on a day, from all businesses together", { tags: ["heavy"] }, async () => {
  const email = `often-${randomUUID()}@northwind.example`;
  for (let nth = 0; nth < 3; nth++) await invite(await anAnsweringContact(), {}, { email });
  const refused = refusalOf(invite(await anAnsweringContact(), {}, { email: email.replace("@", "+news@") }));
  expect(await refused).toMatchObject({ details: { sentence: seatMessages.mailboxToday } });
});

test("a reminder goes out once a day, to a colleague who has something to answer and wants mail", async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact);
  const remind = () =>
    runCallable<{ success: boolean; error?: string }>(
      "changeColleagues",
      { change: "remind", seat: seat.id },
      callerOf(contact),
    );
  expect(await remind()).toEqual({ success: false, error: seatMessages.remindedToday });
  const document = doc(database, paths.seat(seat.code));
  await updateDoc(document, { createdAt: aDayAgo, expiresAt: aDayAgo });
  expect(await remind()).toEqual({ success: true });
  expect((await mailTo(seat.email)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => seatMailWords.subject("Northwind Logistics")),
  );
  await takeSeat(seat);
  await updateDoc(document, { remindedAt: aDayAgo });
  expect(await remind()).toEqual({ success: true });
  expect((await mailTo(seat.email)).at(-1)?.subject).toBe(seatMailWords.reminderSubject("Northwind Logistics"));
  await updateDoc(document, { remindedAt: aDayAgo });
  // A progress that a test plants is overwritten by the trigger, which knows the answers.
  const answer = async (step: unknown, done: number) => {
    await updateDoc(doc(database, paths.answersOf(contact.code)), { "progressData.1": step });
    await expect.poll(() => stored(paths.seat(seat.code)), soon).toMatchObject({ progress: { done } });
  };
  await answer(fullAnswers()["1"], 1);
  expect(await remind()).toEqual({ success: false, error: seatMessages.remindFinished });
  await answer({ trendInfluence: "4" }, 0);
  await recordComplaintOf(seat.email);
  expect(await remind()).toEqual({ success: false, error: seatMessages.noMailWanted });
});

test(
  "a mail that waits for a colleague who has complained, or whose seat is gone, is never sent",
  { tags: ["heavy"] },
  async () => {
    const contact = await anAnsweringContact();
    const waiting = await Promise.all([invite(contact), invite(contact)]);
    for (const { code } of waiting)
      await updateDoc(doc(database, paths.seat(code)), {
        mailDueAt: Timestamp.fromMillis(0),
        mailPurpose: "invitation",
        mailState: deleteField(),
      });
    await recordComplaintOf(waiting[0].email);
    await runCallable("changeColleagues", { change: "take away", seat: waiting[1].id }, callerOf(contact));
    await sweepMails(seatMails);
    for (const { email, code } of waiting) {
      expect(await mailTo(email)).toHaveLength(1);
      expect(await stored(paths.seat(code))).not.toHaveProperty("mailDueAt");
    }
  },
);

test("other parts take effect at once, and what was answered in a part that goes stays", async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact, { steps: ["1"], teams: ["b1"] });
  const account = await takeSeat(seat);
  await answerIn(account, seat, ["1", "trendDetails"], "Parcels.");
  const change = { change: "parts", seat: seat.id, steps: ["3"], teams: ["b2"] };
  await runCallable("changeColleagues", change, callerOf(contact));
  await expect(answerIn(account, seat, ["1", "trendDetails"], "More.")).rejects.toMatchObject(denied);
  await answerIn(account, seat, ["3", "gapAnalysis"], "5");
  await answerIn(account, seat, ["2", "teams", "b2", "roleClarity"], "2");
  await expect
    .poll(() => stored(paths.answersOf(contact.code)), soon)
    .toMatchObject({
      progressData: {
        "1": { trendDetails: "Parcels." },
        "2": { teams: [teams[0], { roleClarity: "2" }] },
        "3": { gapAnalysis: "5" },
      },
    });
  expect(await stored(paths.seatAnswers(seat.code))).toMatchObject({ parts: { steps: ["3"], teams: [{ id: "b2" }] } });
  const gone = { ...change, teams: ["b9"] };
  expect(await refusalOf(runCallable("changeColleagues", gone, callerOf(contact)))).toMatchObject({
    details: { sentence: seatMessages.teamGone },
  });
});

test("a seat that is taken away hands over its last answer, and opens nothing from then on", async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact, { steps: ["1"], teams: [] });
  const account = await takeSeat(seat);
  await answerIn(account, seat, ["1", "trendDetails"], "The last one.");
  const change = { change: "take away", seat: seat.id };
  await Promise.all([1, 2].map(() => runCallable("changeColleagues", change, callerOf(contact))));
  expect(await stored(paths.answersOf(contact.code))).toMatchObject({
    progressData: { "1": { trendDetails: "The last one." } },
  });
  await expect(answerIn(account, seat, ["1", "trendDetails"], "Too late.")).rejects.toMatchObject(denied);
  await expect(getDoc(doc(account.db, paths.seatAnswers(seat.code)))).rejects.toMatchObject(denied);
  expect(await stored(paths.seatAnswers(seat.code))).toBeUndefined();
  expect(await stored(paths.profile(account.uid))).toMatchObject({ leftPart: "colleague" });
  expect((await getDoc(doc(account.db, paths.profile(account.uid)))).get("movedAt")).toBeDefined();
  await expect
    .poll(() => stored(paths.colleague(contact.code, seat.id)), soon)
    .toMatchObject({ takenAwayAt: expect.anything() as unknown });
  // Invited again, the same account comes back.
  const again = await invite(contact, {}, { email: seat.email });
  await takeSeat(again);
  expect(await stored(paths.profile(account.uid))).toMatchObject({ invitationId: again.code });
});

test("one account has a business and seats in two others, and loses one without the others", async () => {
  const own = await aRegisteredClient();
  const [one, two] = [await anAnsweringContact(), await anAnsweringContact()];
  const seats = [await invite(one, {}, { email: own.email }), await invite(two, {}, { email: own.email })] as const;
  expect((await mailTo(own.email))[0]?.text).toContain(seatMailWords.actionOfAnother);
  const account = await anAccountOf(own.email);
  await updateDoc(doc(database, paths.invitation(own.code)), { usedAuthTime: account.authTime });
  await takeSeat(seats[0]);
  await takeSeat(seats[1]);
  expect(await stored(paths.profile(own.uid))).toMatchObject({
    invitationId: seats[1].code,
    memberships: {
      [own.code]: { part: "contact" },
      [seats[0].code]: { part: "colleague" },
      [seats[1].code]: { part: "colleague" },
    },
  });
  await answerIn(account, seats[0], ["1", "trendDetails"], "For the first.");
  await answerIn(account, seats[1], ["1", "trendDetails"], "For the second.");
  for (const [{ code }, text] of [
    [one, "For the first."],
    [two, "For the second."],
  ] as const)
    await expect
      .poll(() => stored(paths.answersOf(code)), soon)
      .toMatchObject({ progressData: { "1": { trendDetails: text } } });
  await runCallable("changeColleagues", { change: "take away", seat: seats[1].id }, callerOf(two));
  const profile = await stored(paths.profile(own.uid));
  expect(Object.keys(profile?.memberships as object).toSorted()).toEqual([own.code, seats[0].code].toSorted());
  expect([own.code, seats[0].code]).toContain(profile?.invitationId);
  await answerIn(account, seats[0], ["1", "trendDetails"], "Still here.");
});

test("the seats of a round end with it", { tags: ["heavy"], timeout: 90_000 }, async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact);
  const account = await takeSeat(seat);
  await updateDoc(doc(database, paths.invitation(contact.code)), { endedAt: Timestamp.now() });
  await expect(answerIn(account, seat, ["1", "trendDetails"], "Too late.")).rejects.toMatchObject(denied);
  // Beside other heavy tests a trigger may hear of it half a minute later.
  await expect.poll(() => stored(paths.seat(seat.code)), { timeout: 60_000 }).toHaveProperty("takenAwayAt");
});

test("a corrected name of the business is corrected for its colleagues, too", { tags: ["heavy"] }, async () => {
  const contact = await anAnsweringContact();
  const seat = await invite(contact);
  const account = await takeSeat(seat);
  const [from, to] = ["Northwind Logistics", "Northwind Group"];
  await runCallable("changeInvitation", { change: "name", invitationCode: contact.code, from, to });
  expect(await stored(paths.seat(seat.code))).toMatchObject({ businessName: to });
  expect(await stored(paths.profile(account.uid))).toMatchObject({
    businessName: to,
    memberships: { [seat.code]: { businessName: to, part: "colleague" } },
  });
});

test("an erased colleague is gone with name, seat and account, and the answers stay with the business", async () => {
  const contact = await anAnsweringContact();
  const name = `Quill ${randomUUID().slice(0, 8)}`;
  const seat = await invite(contact, { steps: ["1"] }, { name });
  const account = await takeSeat(seat);
  await answerIn(account, seat, ["1", "trendDetails"], "Parcels.");
  const answered = { progressData: { "1": { trendDetails: "Parcels." } } };
  await expect.poll(() => stored(paths.answersOf(contact.code)), soon).toMatchObject(answered);
  const { data } = await runCallable<{ data: Record<string, unknown[]> }>("exportPersonalData", { email: seat.email });
  for (const place of ["account", "profiles", "seats", "seatOwners", "seatAnswers", "assessmentAnswers/*/colleagues"])
    expect({ place, count: data[place]?.length }).toEqual({ place, count: 1 });
  expect(data).not.toHaveProperty("assessmentAnswers");
  await runCallable("erasePersonalData", { email: seat.email });
  expect(await stored(paths.answersOf(contact.code))).toMatchObject(answered);
  for (const path of [paths.seat(seat.code), paths.seatOwner(seat.code), paths.seatAnswers(seat.code)])
    expect(await stored(path)).toBeUndefined();
  expect(await stored(paths.colleague(contact.code, seat.id))).toBeUndefined();
  expect(await stored(paths.profile(account.uid))).toBeUndefined();
  // A seat's id is left, which leads to nobody: the answer is that of a former colleague.
  const authors = answerAuthors.parse(await stored(paths.answerAuthors(contact.code))).of;
  expect(authors[fieldKey(["1", "trendDetails"])]?.seat).toBe(seat.id);
  const progressData = readProgressData((await stored(paths.answersOf(contact.code)))?.progressData);
  expect(authorOf(progressData, ["1", "trendDetails"], { authors, names: {} })).toBe(authorWords.former);
  const places = async (word: string) =>
    (await everyDocument(services, "(default)"))
      .filter((found) => JSON.stringify(found).toLowerCase().includes(word.toLowerCase()))
      .map(({ path }) => path);
  for (const word of [seat.email, name, account.uid, seat.code]) expect(await places(word)).toEqual([]);
  const naming = [paths.answersOf(contact.code), paths.answerAuthors(contact.code)];
  expect((await places(seat.id)).toSorted()).toEqual(naming.toSorted());
});

test("with an erased contact the seats of the business end, and its colleagues keep their other businesses", async () => {
  const contact = await anAnsweringContact();
  const own = await aRegisteredClient();
  const account = await anAccountOf(own.email);
  await updateDoc(doc(database, paths.invitation(own.code)), { usedAuthTime: account.authTime });
  const seat = await invite(contact, {}, { email: own.email });
  await takeSeat(seat);
  await runCallable("erasePersonalData", { email: contact.email });
  expect(await stored(paths.seat(seat.code))).toBeUndefined();
  expect(await stored(paths.colleague(contact.code, seat.id))).toBeUndefined();
  expect(await stored(paths.profile(own.uid))).toMatchObject({
    invitationId: own.code,
    memberships: { [own.code]: { part: "contact" } },
  });
});
