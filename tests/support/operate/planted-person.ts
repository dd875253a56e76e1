// A person who has been everywhere: on the list, in every place of an inquiry, invited, registered, with answers and a
// plan, in an email blast, and refused by a mail server. What the product does by itself it has done; the rest is
// written as the product would.
import { randomUUID } from "node:crypto";
import { addDoc, collection, doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { accountQuotaPath } from "../../../functions/src/limits/account-quotas";
import { recordRefusal } from "../../../functions/src/mailing-list/refusals";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { projectId } from "../../../local/shared/running-suite";
import { postAsOwner } from "../accounts/identity";
import { anAnsweredInquiry, anInquiry, aProfile, aSubscription, aTask, aUsedInvitation } from "../shared/builders";
import { database } from "../shared/database";
import { callFunction } from "../suite/caller";
import { runCallable } from "../suite/in-process-call";

export type PlantedPerson = Awaited<ReturnType<typeof plantPerson>>;

const write = (path: string, fields: object) => setDoc(doc(database, path), fields);

/** An id of Firestore's own length. */
const anId = () => randomUUID().replaceAll("-", "").slice(0, 20);

export async function plantPerson(other: string) {
  const email = `planted-${randomUUID()}@northwind.example`;
  const typed = `Planted-${email.slice("planted-".length).replace("northwind", "NorthWind")}`;
  const admin = `administrator-${randomUUID()}`;
  const name = `Rosa ${randomUUID().slice(0, 8)}`;
  const ids = { blast: anId(), inquiry: anId(), moved: anId(), answered: anId() };
  const [code, password] = [anId(), "northwind-7"];

  const { id: subscription } = await addDoc(collection(database, paths.emailList), aSubscription({ email: typed }));
  const rows = [typed, other].map((address) => ({ name: "Ines", businessName: "Northwind", email: address }));
  const file = anId();
  await write(paths.import(file), { status: "receiving", rows: rows.length });
  await write(paths.importPart(file, 0), { state: "waiting", rows });
  await write(paths.inquiry(ids.inquiry), anInquiry({ email: typed, name }));
  await write(`${paths.heldInquiries}/${ids.inquiry}`, { ...anInquiry({ email: typed }), heldAt: Timestamp.now() });
  await write(`${paths.heldSubscriptions}/${ids.inquiry}`, {
    ...aSubscription({ email: typed }),
    heldAt: Timestamp.now(),
  });
  await write(paths.task(admin, ids.moved), aTask({ email: typed }));
  await write(paths.repliedInquiry(admin, ids.answered), anAnsweredInquiry({ email }));
  const outcome = { by: admin, byEmail: "admin@waymark.example", at: Timestamp.now() };
  await write(paths.inquiryOutcome(ids.moved), { outcome: "moved", ...outcome });
  await write(paths.inquiryOutcome(ids.answered), { outcome: "replied", ...outcome });

  await write(paths.taskHandOver(ids.moved), { from: anId(), to: admin, by: admin, at: Timestamp.now() });
  const savedBy = { by: anId(), byEmail: email, at: Timestamp.now() };
  await write(paths.savedReply(anId()), { title: "Welcome", text: "Welcome!", ...savedBy });
  const savedByColleague = { ...savedBy, byEmail: "admin@waymark.example" };
  await write(paths.savedReply(anId()), { title: "To one", text: `Write to ${typed}, please.`, ...savedByColleague });
  const dear = `Dear ${name.toUpperCase()},`;
  await write(paths.savedReply(anId()), { title: "To one by name", text: dear, ...savedByColleague });
  const [former, revokedAt] = [anId(), Timestamp.now()];
  await write(paths.revokedAdministrator(former), { revokedAt });
  await write(paths.administrator(former), { email, revokedAt });

  const { localId: uid } = await postAsOwner<{ localId: string }>(`projects/${projectId}/accounts`, {
    email,
    password,
  });
  for (const kind of ["texts", "plans"] as const)
    await write(accountQuotaPath(kind, uid, new Date()), { count: 1, expiresAt: Timestamp.now() });
  await write(paths.profile(uid), aProfile(uid, code, { businessEmail: email }));
  const used = { businessEmail: email, invitationCode: code, usedBy: uid, usedAt: Timestamp.now() };
  await write(paths.invitation(code), aUsedInvitation(used));
  await write(paths.invitationLink(ids.inquiry), {
    businessName: "Northwind",
    businessEmail: typed,
    invitationCode: code,
  });
  await write(paths.answersOf(code), {
    progressData: fullAnswers(),
    lastUpdated: Timestamp.now(),
    trainingPlan: "A plan",
  });
  await write(paths.offeredRatings(code), { ratings: { "2.roleClarity": "2" } });
  await write(paths.access(code, admin), { at: Timestamp.now() });
  const seat = { businessName: "Elsewhere", status: "used", name, steps: ["1"], teams: [] };
  const [ownSeat, businessOfSeat, colleagueSeat, listed] = [anId(), anId(), anId(), anId()];
  await write(paths.seat(ownSeat), { ...seat, businessEmail: email, invitationCode: ownSeat, usedBy: uid });
  await write(paths.seatOwner(ownSeat), { invitationId: businessOfSeat, seat: listed });
  await write(paths.seatAnswers(ownSeat), { progressData: {}, teams: {}, agreed: {}, parts: { steps: [], teams: [] } });
  await write(paths.colleague(businessOfSeat, listed), { ...seat, email: typed });
  const ofOther = { ...seat, businessEmail: other, invitationCode: colleagueSeat, usedBy: anId() };
  await write(paths.seat(colleagueSeat), ofOther);
  await write(paths.seatOwner(colleagueSeat), { invitationId: code, seat: anId() });
  await write(paths.answerAuthors(code), { of: {} });
  await write(paths.planRunOf(code), { status: "done", text: "" });
  await write(paths.heldPlanOf(code), { text: "A plan that is held" });
  const signed = { by: admin, byEmail: "admin@waymark.example" };
  await write(paths.planVersion(code, 1), { number: 1, text: "A plan", createdAt: Timestamp.now(), ...signed });
  await write(paths.planRelease(code, 1), { version: 1, releasedAt: Timestamp.now(), ...signed });
  await write(paths.planNote(code, ids.inquiry), { text: "A note", at: Timestamp.now(), ...signed });
  const corrected = { of: "name", before: "Northwynd", after: "Northwind", at: Timestamp.now(), ...signed };
  await write(paths.businessChange(code, ids.inquiry), corrected);
  await write(paths.inquiryNote(ids.moved, anId()), { text: "A note", at: Timestamp.now(), ...signed });
  const movedAway = { ...corrected, of: "contact", before: email, after: "somebody@northwind.example" };
  await write(paths.businessChange(anId(), anId()), movedAway);
  await write(paths.planAction(code, ids.inquiry), { key: "actions//talk", title: "Talk", team: "", earlier: [] });
  await write(paths.planReminder(code, 90), { switchedOnAt: Timestamp.now(), by: admin, role: "consultant" });
  await write(paths.keyIndicator(code, ids.inquiry), { name: "Spoilage", unit: "%", readings: [], version: 1 });
  const round = ids.inquiry.slice(0, 8).toLowerCase();
  const team = { id: "a00", name: "Warehouse" };
  await write(paths.voiceRound(code, round), { team, state: "closed", voices: 8, sentences: ["We are few."] });
  await write(serverPaths.voiceBox(round), { invitationId: code, voices: 8 });
  await write(serverPaths.voiceSentences(round), { sentences: ["We are few."] });
  await write(serverPaths.voiceLink(round), { invitationId: code });
  await write(serverPaths.voiceSwitch(code), { isOff: true, by: admin, at: Timestamp.now() });
  await write(paths.course(code, ids.inquiry), { title: "", topic: "Safe lifting", order: 1, version: 1 });
  await write(paths.courseList(code), { ids: [ids.inquiry] });
  await write(paths.courseText(code, ids.inquiry, "course-outline"), {
    tool: "course-outline",
    earlier: [],
    version: 1,
  });
  const source = { source: anId(), name: "Handbook", paragraphs: "1 Oil the pump each Monday.", version: 1 };
  await write(paths.courseSource(code, ids.inquiry, "count"), { next: 2, parts: 1, version: 1 });
  await write(paths.courseSource(code, ids.inquiry, 0), source);
  await write(paths.sharedLink(code, ids.moved), { parts: ["plan"], createdAt: Timestamp.now(), ...signed });
  const copy = { businessName: "Northwind Logistics", parts: ["plan"], plan: { text: "A plan" } };
  await write(paths.sharedPlan(ids.moved), copy);
  await write(paths.sharedPlanOwner(ids.moved), { invitationId: code });
  await write(paths.sharedPlan(ids.answered), copy); // of no link
  const ofNoCourse = paths.courseText(code, ids.moved, "course-outline");
  await write(ofNoCourse, { tool: "course-outline", earlier: [] });
  await write(paths.courseSource(code, ids.moved, 0), source);
  const { invitationCode: nextRound } = await runCallable<{ invitationCode: string }>("generateInvitation", {
    ...{ businessName: "Northwind", businessEmail: typed },
    previousRound: code,
  });
  await write(paths.answersOf(nextRound), { progressData: fullAnswers(), lastUpdated: Timestamp.now() });
  await callFunction("requestPasswordReset", { email });

  const counts = { planned: 4, sent: 1, failed: 0, uncertain: 1, skipped: 0 };
  await write(paths.blast(ids.blast), { subject: "News", status: "cancelled", active: false, counts });
  const recipients = [other, email].map((address) => ({ address, attempts: 0 }));
  await write(paths.blastBatch(ids.blast, "00000"), {
    recipients,
    unusable: [],
    state: "waiting",
    dueAt: Timestamp.now(),
  });
  await write(paths.undeliveredMail(ids.blast, "hash-of-it"), {
    address: email,
    state: "uncertain",
    at: Timestamp.now(),
  });
  await recordRefusal(email, `refusal ${ids.blast}`);
  return { email, name, admin, uid, code, nextRound, subscription, ownSeat, colleagueSeat, listed, ...ids };
}
