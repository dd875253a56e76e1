// The reading that the table of rights allows, held to the rules: the collections of each right, and every person, also
// the former contact of the business that is read.
import { doc, setDoc } from "firebase/firestore/lite";
import { rights, groups, type Right } from "../../../src/domain/accounts/rights";
import type { Role } from "../../../src/domain/accounts/roles";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, usedBy, without } from "../../support/shared/builders";
import { accounts, everyone, listing, permissionTable, reading, type Permission, type Person } from "../people";

const code = "AbCdEfGhIjKlMnOpQrStUv";
const course = paths.course(code, "a-course");
const formerContact = accounts["former contact"];

/** They call and write, which the contract's rows and each collection's own table hold; they read nothing alone. */
type Unread =
  | "writeInquiryNotes"
  | "takeTasks"
  | "deleteInquiries"
  | "keepReplies"
  | "inviteBusinesses"
  | "takeResultsAlong"
  | "readHealth"
  | "chooseNotifications"
  | "handlePersonalData";

/** The documents that each right reads, and the collections that it lists. */
const places: Record<Exclude<Right, Unread>, { documents: string[]; lists: string[] }> = {
  readInquiries: {
    documents: [paths.inquiry("one"), paths.inquiryNote("one", "one"), paths.inquiryOutcome("one"), paths.counters],
    lists: [paths.inquiries, paths.inquiryNotes("one")],
  },
  answerInquiries: { documents: [paths.savedReply("one")], lists: [paths.savedReplies] },
  handOverTasks: {
    documents: [paths.administrator("one"), paths.taskHandOver("one")],
    lists: [paths.administrators],
  },
  readBusinesses: {
    documents: [
      paths.invitation(code),
      paths.answersOf(code),
      paths.planRunOf(code),
      paths.planVersion(code, 1),
      paths.planRelease(code, 1),
      paths.planNote(code, "one"),
      paths.businessChange(code, "one"),
      paths.planAction(code, "one"),
      paths.planReminder(code, 30),
      paths.keyIndicator(code, "one"),
    ],
    lists: [
      paths.invitations,
      paths.planVersions(code),
      paths.planReleases(code),
      paths.planNotes(code),
      paths.businessChanges(code),
      paths.planActions(code),
      paths.planReminders(code),
      paths.keyIndicators(code),
    ],
  },
  takeOverTasks: {
    documents: [paths.task(accounts["revoked reader"].uid, "left")],
    lists: [paths.taskQueue(accounts["revoked reader"].uid)],
  },
  settleHeld: {
    documents: [`${paths.heldInquiries}/one`, `${paths.heldSubscriptions}/one`],
    lists: [paths.heldInquiries, paths.heldSubscriptions],
  },
  workOnPlans: { documents: [paths.heldPlanOf(code)], lists: [] },
  changeBusinesses: { documents: [paths.profile("one")], lists: [paths.profiles] },
  designCourses: {
    documents: [
      course,
      paths.courseText(code, "a-course", "one"),
      paths.courseSource(code, "a-course", 0),
      paths.courseList(code),
    ],
    lists: [paths.courses(code), paths.courseTexts(code, "a-course"), paths.courseSources(code, "a-course")],
  },
  shareResults: { documents: [paths.sharedLink(code, "one")], lists: [paths.sharedLinks(code)] },
  readSubscribers: { documents: [paths.subscription("one")], lists: [paths.emailList] },
  importSubscribers: { documents: [paths.import("one")], lists: [paths.imports] },
  sendBlasts: {
    documents: [paths.blast("one"), paths.undeliveredMail("one", "one"), paths.recipientCount],
    lists: [paths.blasts, paths.undeliveredMails("one")],
  },
  readDeeds: { documents: [paths.deed("one")], lists: [paths.deeds] },
  readLearningRecords: { documents: [paths.statement("one"), paths.relayStatus], lists: [paths.statements] },
};

const personOf: Record<Role, Person> = { admin: "administrator", reader: "reader" };
const by: Person[] = [...everyone, "former contact"];

function rowsOf([right, { documents, lists }]: [string, { documents: string[]; lists: string[] }]) {
  const who = groups[rights[right as Right]].map((role) => personOf[role]);
  return Object.fromEntries<Permission>([
    ...documents.map((path) => [`${right}: read ${path}`, { who, by, act: reading(path) }] as const),
    ...lists.map((path) => [`${right}: list ${path}`, { who, by, act: listing(path, 1) }] as const),
  ]);
}

permissionTable("reading by the roles of the staff", {
  opened: [code],
  given: async (db) => {
    const documents = Object.values(places).flatMap(({ documents: each }) => each);
    await Promise.all(documents.map((path) => setDoc(doc(db, path), { name: "Northwind Logistics" })));
    await setDoc(
      doc(db, paths.invitation(code)),
      anInvitation(code, { movedAt: new Date(0), ...usedBy("their-successor") }),
    );
    const profile = without(aProfile(formerContact.uid, code), "invitationId");
    await setDoc(doc(db, paths.profile(formerContact.uid)), { ...profile, movedAt: new Date(0), usedAuthTime: 1000 });
  },
  may: Object.assign({}, ...Object.entries(places).map(rowsOf)) as Record<string, Permission>,
});
