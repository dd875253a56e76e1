// The documents of colleagues' seats, for every person: who reads the seat, the list of colleagues and the copy of the
// answers; and that a colleague reads and writes nothing else of the business.
import { doc, serverTimestamp, updateDoc } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import {
  deleting,
  listing,
  listingOnly,
  nobody,
  permissionTable,
  reading,
  setting,
  staff,
  updating,
  withColleagues,
  type Permission,
  type Person,
} from "../people";
import { aCopy, aSeat, business, elsewhere, givenNewSeat, givenSeats, open, seats } from "./given";

const by = withColleagues;
const action = "0123456789abcdef".repeat(2);
const readers: Person[] = ["client", ...staff];
const colleagues: Person[] = ["colleague", "other colleague", "former colleague", "stranger"];
const unlocking = (code: string, changes: object = {}) =>
  updating(paths.seat(code), { lastLogin: serverTimestamp(), ...changes });

permissionTable("seats of colleagues", {
  given: givenSeats,
  opened: [business, elsewhere],
  may: {
    "read the seat whose code they hold": { who: by, by, act: reading(paths.seat(open)) },
    "ask for a seat that does not exist": { who: by, by, act: reading(paths.seat("nobody-has-this-code")) },
    "list seats": { who: nobody, by, act: listing(paths.seats, 10) },
    "make a seat": { who: nobody, by, act: setting(paths.seat("made-by-myself-0123456"), aSeat("colleague")) },
    "take a seat away": { who: nobody, by, act: deleting(paths.seat(seats.colleague)) },
    "choose the steps of a seat": { who: nobody, by, act: updating(paths.seat(seats.colleague), { steps: ["0"] }) },
    "bring a seat back": { who: nobody, by, act: updating(paths.seat(seats["former colleague"]), { usedAuthTime: 0 }) },
    "open the assessment with the seat": { who: ["colleague"], by, act: unlocking(seats.colleague) },
    "open the assessment with a seat that was taken away": {
      who: nobody,
      by,
      act: unlocking(seats["former colleague"]),
    },
    "read whose seat a code is": { who: nobody, by, act: reading(paths.seatOwner(seats.colleague)) },
    "list the owners of seats": { who: nobody, by, act: listing(paths.seatOwners, 10) },
    "make a seat their business's": {
      who: nobody,
      by,
      act: setting(paths.seatOwner(seats.colleague), { invitationId: elsewhere, seat: "id-1" }),
    },
    "list the colleagues of a business": { who: readers, by, act: listing(paths.colleagues(business), 100) },
    "list more colleagues than a page": { who: nobody, by, act: listing(paths.colleagues(business), 101) },
    "list the colleagues of another business": { who: staff, by, act: listing(paths.colleagues(elsewhere), 20) },
    "read a colleague": { who: readers, by, act: reading(paths.colleague(business, "id-1")) },
    "add a colleague": { who: nobody, by, act: setting(paths.colleague(business, "id-9"), { name: "Dana Reed" }) },
    "take a colleague away": { who: nobody, by, act: deleting(paths.colleague(business, "id-1")) },
    "change a colleague": { who: nobody, by, act: updating(paths.colleague(business, "id-1"), { steps: ["0"] }) },
    "read who gave which answer": { who: readers, by, act: reading(paths.answerAuthors(business)) },
    "read who gave which answer elsewhere": { who: staff, by, act: reading(paths.answerAuthors(elsewhere)) },
    "ask for who gave which answer by a query": {
      who: nobody,
      by,
      act: listingOnly(`${paths.answersOf(business)}/answerAuthors`, "current"),
    },
    "delete who gave which answer": { who: nobody, by, act: deleting(paths.answerAuthors(business)) },
    "say who gave an answer": { who: nobody, by, act: setting(paths.answerAuthors(business), { of: {} }) },
    "read the copy of a seat": { who: ["colleague"], by, act: reading(paths.seatAnswers(seats.colleague)) },
    "read the copy of another seat": {
      who: ["other colleague"],
      by,
      act: reading(paths.seatAnswers(seats["other colleague"])),
    },
    "read the copy of a seat that was taken away": {
      who: nobody,
      by,
      act: reading(paths.seatAnswers(seats["former colleague"])),
    },
    "ask for the copy of a seat by a query": { who: nobody, by, act: listingOnly("seatAnswers", seats.colleague) },
    "list copies": { who: nobody, by, act: listing("seatAnswers", 10) },
    "make a copy": { who: nobody, by, act: setting(paths.seatAnswers(open), aCopy()) },
    "change the parts of a copy": {
      who: nobody,
      by,
      act: updating(paths.seatAnswers(seats.colleague), { parts: { steps: ["0"], teams: [] } }),
    },
    "delete a copy": { who: nobody, by, act: deleting(paths.seatAnswers(seats.colleague)) },
    "read the profile of a colleague": {
      who: ["colleague", "administrator"],
      by,
      act: reading(paths.profile("colleague-1")),
    },
  },
});

permissionTable("a seat before the functions have written about it", {
  given: (db) => givenNewSeat(db),
  opened: [business],
  may: {
    "ask for the copy of the seat": { who: ["colleague"], by, act: reading(paths.seatAnswers(seats.colleague)) },
    "make the copy of the seat": { who: nobody, by, act: setting(paths.seatAnswers(seats.colleague), aCopy()) },
    "read who gave which answer": { who: readers, by, act: reading(paths.answerAuthors(business)) },
    "be the first to say who gave an answer": {
      who: nobody,
      by,
      act: setting(paths.answerAuthors(business), { of: {} }),
    },
  },
});

/** The other documents of a business, with the people who may; a colleague may do nothing with them. */
const ofBusiness: Record<string, [who: Person[], act: Permission["act"]]> = {
  "read the answers": [readers, reading(paths.answersOf(business))],
  "save an answer": [
    ["client"],
    (db) =>
      updateDoc(doc(db, paths.answersOf(business)), {
        progressData: { "1": { trendInfluence: "5" } },
        lastUpdated: serverTimestamp(),
      }),
  ],
  "read the plan that is written": [readers, reading(paths.planRunOf(business))],
  "read the plan that is held": [["administrator"], reading(paths.heldPlanOf(business))],
  "read a version of the plan": [staff, reading(paths.planVersion(business, 1))],
  "read a release": [staff, reading(paths.planRelease(business, 1))],
  "read a note": [staff, reading(paths.planNote(business, "note-1"))],
  "read a correction": [staff, reading(paths.businessChange(business, "1"))],
  "read an action": [readers, reading(paths.planAction(business, action))],
  "read a reminder": [readers, reading(paths.planReminder(business, 30))],
  "switch a reminder off": [["client", "administrator"], deleting(paths.planReminder(business, 30))],
  "read an indicator": [readers, reading(paths.keyIndicator(business, "spoilage"))],
  "read a course": [["client", "administrator"], reading(paths.course(business, "course-1"))],
  "list the courses": [["client", "administrator"], listing(paths.courses(business), 10)],
  "read the offered ratings": [["client"], reading(paths.offeredRatings(business))],
  "list the links": [["administrator"], listing(paths.sharedLinks(business), 10)],
};

permissionTable("the documents of a business with colleagues", {
  given: givenSeats,
  opened: [business],
  may: Object.fromEntries(
    Object.entries(ofBusiness).map(([does, [who, act]]) => [
      does,
      { who, by: ["client", ...staff, ...colleagues], act },
    ]),
  ),
});

/** Under the code of a seat there is no business. */
const underSeat: Record<string, Permission["act"]> = {
  "begin answers under it": setting(paths.answersOf(seats.colleague), {
    progressData: { "1": { trendInfluence: "5" } },
    lastUpdated: serverTimestamp(),
  }),
  "read answers under it": reading(paths.answersOf(seats.colleague)),
  "begin an indicator under it": setting(paths.keyIndicator(seats.colleague, "returns"), {
    name: "Returns",
    action: "actions//talk",
    readings: [],
    version: 1,
    updatedAt: serverTimestamp(),
  }),
  "list courses under it": listing(paths.courses(seats.colleague), 10),
  "list colleagues under it": listing(paths.colleagues(seats.colleague), 10),
};

permissionTable("the code of a seat", {
  given: givenSeats,
  may: Object.fromEntries(
    Object.entries(underSeat).map(([does, act]) => [does, { who: nobody, by: [...colleagues, "client"], act }]),
  ),
});
