import {
  deleteField,
  doc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { needsCheckQuestions } from "../../src/domain/assessment/needs-check/needs-check";
import { paths } from "../../src/domain/kernel/collections";
import {
  aTask,
  anAnsweredInquiry,
  allRatings,
  anInquiry,
  inquiryDigest,
  anInvitation,
  anInvitedInquiry,
  invitedBy,
  without,
} from "../support/shared/builders";
import {
  accounts,
  administrator,
  deleting,
  listing,
  nobody,
  permissionTable,
  reading,
  signatureOf,
  staff,
  uidOf,
  updating,
  type Permission,
} from "./people";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

interface Removal {
  /** Of the inquiry. */
  id?: string;
  outcome: string;
  /** The place to which the inquiry goes, if there is one. */
  to?: (uid: string, id: string) => string;
  copy?: Record<string, unknown>;
  signed?: Record<string, unknown>;
  without?: "outcome" | "delete";
}

/** The batch with which an inquiry leaves the public list. */
function removing({ id = "waiting", outcome, to, copy = {}, signed = {}, without }: Removal): Permission["act"] {
  return (db, person) => {
    const batch = writeBatch(db);
    if (to) batch.set(doc(db, to(uidOf(person), id)), copy);
    if (without !== "delete") batch.delete(doc(db, paths.inquiry(id)));
    if (without !== "outcome")
      batch.set(doc(db, paths.inquiryOutcome(id)), { outcome, ...signatureOf(person), ...signed });
    return batch.commit();
  };
}

const taskOf = (uid: string, id = "waiting") => paths.task(uid, id);
const answeredOf = (uid: string, id = "waiting") => paths.repliedInquiry(uid, id);

/** The inquiry that was deleted, and the digest that the note of its deletion has. */
const gone = anInquiry({ createdAt: minutesAgo(600), language: "en", ratings: allRatings() });
const digest = inquiryDigest(gone);

function restoring(id: string, changes: Record<string, unknown> = {}, keepsOutcome = false): Permission["act"] {
  return (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, paths.inquiry(id)), { ...gone, ...changes });
    if (!keepsOutcome) batch.delete(doc(db, paths.inquiryOutcome(id)));
    return batch.commit();
  };
}

function replying(id: string, changes: Record<string, unknown> = {}): Permission["act"] {
  return (db, person) => updateDoc(doc(db, paths.inquiry(id)), { answering: { ...signatureOf(person), ...changes } });
}

const colleague = { by: "admin-2", byEmail: "colleague@waymark.example" };
const mine = { by: accounts.administrator.uid, byEmail: accounts.administrator.claims.email };

/** Ids under which a visitor may send an inquiry: so it is not the id for which the note stays. */
const notes = {
  mine: "AbCdEfGhIjKlMnOp0001",
  colleague: "AbCdEfGhIjKlMnOp0002",
  stranger: "AbCdEfGhIjKlMnOp0003",
  older: "AbCdEfGhIjKlMnOp0004",
};

/** A new inquiry in the place of one that was dealt with, together with a change of the note of that. */
function replacing(id: string, changes?: Record<string, unknown>): Permission["act"] {
  return (db) => {
    const batch = writeBatch(db);
    batch.set(doc(db, paths.inquiry(id)), anInquiry());
    if (changes) batch.update(doc(db, paths.inquiryOutcome(id)), changes);
    else batch.delete(doc(db, paths.inquiryOutcome(id)));
    return batch.commit();
  };
}

const waiting = anInquiry({ createdAt: minutesAgo(5), ratings: { "0.visionConfidence": "2" } });

/** The copies of it, word for word. */
const taken = (changes = {}) => ({
  ...waiting,
  status: "claimed",
  completed: false,
  movedAt: serverTimestamp(),
  ...changes,
});
const answered = (changes = {}) => ({
  ...waiting,
  status: "open",
  reply: "Yes.",
  repliedAt: serverTimestamp(),
  ...changes,
});
const byReaders: Permission["by"] = ["reader", "revoked reader", "demoted administrator"];

/** Changes of an inquiry's copy that a reader makes on the way. */
const otherWords: Record<string, Record<string, unknown>> = {
  "from another sender": { name: "Ina Weber" },
  "of another business": { businessName: "Southwind" },
  "of another address": { email: "ina@northwind.example" },
  "with other words": { message: "Something else." },
  "of another time": { createdAt: minutesAgo(6) },
  "with another rating": { ratings: { "0.visionConfidence": "5" } },
  "with an invitation": { invited: invitedBy("invited-code") },
  "with earlier answers": { earlierReplies: [{ reply: "No." }] },
};
const refusedCopies = Object.fromEntries(
  Object.entries(otherWords).flatMap(([how, changes]): [string, Permission][] => [
    [
      `move one ${how}`,
      { who: nobody, by: byReaders, act: removing({ outcome: "moved", to: taskOf, copy: taken(changes) }) },
    ],
    [
      `file one ${how}`,
      { who: nobody, by: byReaders, act: removing({ outcome: "replied", to: answeredOf, copy: answered(changes) }) },
    ],
  ]),
);

async function given(db: Firestore): Promise<void> {
  const outcome = (id: string, fields: Record<string, unknown>) => setDoc(doc(db, paths.inquiryOutcome(id)), fields);
  await Promise.all([
    setDoc(doc(db, paths.inquiry("waiting")), waiting),
    setDoc(doc(db, paths.inquiry("accepted")), {
      ...waiting,
      acceptedAt: new Date(0),
      expiresAt: new Date(1),
      answering: { ...colleague, at: minutesAgo(2.5) },
    }),
    setDoc(doc(db, paths.invitation("invited-code")), anInvitation("invited-code")),
    setDoc(doc(db, paths.inquiry("answering-mine")), anInquiry({ answering: { ...mine, at: minutesAgo(1) } })),
    setDoc(doc(db, paths.inquiry("answering-theirs")), anInquiry({ answering: { ...colleague, at: minutesAgo(1) } })),
    setDoc(
      doc(db, paths.inquiry("answering-long-ago")),
      anInquiry({ answering: { ...colleague, at: minutesAgo(2.5) } }),
    ),
    outcome("deleted-just-now", { outcome: "deleted", digest, ...mine, at: minutesAgo(0) }),
    outcome("deleted-long-ago", { outcome: "deleted", digest, ...mine, at: minutesAgo(1.1) }),
    outcome("deleted-by-colleague", { outcome: "deleted", digest, ...colleague, at: minutesAgo(0) }),
    outcome("deleted-without-time", {
      outcome: "deleted",
      digest: inquiryDigest(without(gone, "createdAt")),
      ...mine,
      at: minutesAgo(0),
    }),
    outcome("deleted-without-digest", { outcome: "deleted", ...mine, at: minutesAgo(0) }),
    outcome("moved-just-now", { outcome: "moved", digest, ...mine, at: minutesAgo(0) }),
    // Stored when a visitor could send an inquiry under an id that was used before.
    setDoc(doc(db, paths.inquiry("waiting-again")), anInquiry()),
    setDoc(doc(db, paths.inquiry("waiting-third")), anInquiry()),
    outcome("waiting-third", { outcome: "moved", ...mine, at: minutesAgo(0) }),
    setDoc(doc(db, taskOf(mine.by, "waiting-third")), aTask({ message: "The first one." })),
    setDoc(doc(db, answeredOf(mine.by, "waiting-third")), anAnsweredInquiry()),
    outcome("waiting-again", { outcome: "deleted", ...mine, at: minutesAgo(0) }),
    setDoc(doc(db, answeredOf(accounts.reader.uid, "waiting-again")), anInvitedInquiry("invited-code")),
    outcome(notes.mine, { outcome: "deleted", ...mine, at: minutesAgo(0) }),
    outcome(notes.older, { outcome: "deleted", ...mine, at: minutesAgo(1.1) }),
    outcome(notes.colleague, { outcome: "deleted", ...colleague, at: minutesAgo(0) }),
    outcome(notes.stranger, { outcome: "deleted", ...signatureOf("stranger"), at: minutesAgo(0) }),
  ]);
}

permissionTable("inquiries and the staff", {
  given,
  may: {
    "move one to their own task queue word for word": {
      who: staff,
      act: removing({ outcome: "moved", to: taskOf, copy: taken() }),
    },
    "move one with what the search finds it by": {
      who: staff,
      act: removing({ outcome: "moved", to: taskOf, copy: taken({ searchWords: ["ines"] }) }),
    },
    "file one that they have answered word for word": {
      who: staff,
      act: removing({ outcome: "replied", to: answeredOf, copy: answered() }),
    },
    "move one that was accepted, that ends by itself, and that somebody began to answer": {
      who: staff,
      act: removing({ id: "accepted", outcome: "moved", to: taskOf, copy: taken() }),
    },
    ...refusedCopies,
    "move one word for word without saying so": {
      who: administrator,
      act: removing({ outcome: "moved", to: taskOf, copy: taken(), without: "outcome" }),
    },
    "delete one without saying so": { who: administrator, act: deleting(paths.inquiry("waiting")) },
    "delete one whose id was dealt with before without saying so": {
      who: administrator,
      act: deleting(paths.inquiry("waiting-third")),
    },
    "say of one whose business was invited before that it was invited": {
      who: nobody,
      by: ["reader"],
      act: removing({ id: "waiting-again", outcome: "invited" }),
    },
    "move one to their own task queue": {
      who: ["administrator"],
      act: removing({ outcome: "moved", to: taskOf, copy: aTask() }),
    },
    "file one that they have answered": {
      who: ["administrator"],
      act: removing({ outcome: "replied", to: answeredOf, copy: anAnsweredInquiry() }),
    },
    "file one whose business they have invited": {
      who: ["administrator"],
      act: removing({ outcome: "invited", to: answeredOf, copy: anInvitedInquiry("invited-code") }),
    },
    "file one whose business they have invited under a word of their own": {
      who: nobody,
      act: removing({ outcome: "welcomed", to: answeredOf, copy: anInvitedInquiry("invited-code") }),
    },
    "file one whose business they have invited as answered": {
      who: nobody,
      act: removing({ outcome: "invited", to: answeredOf, copy: anAnsweredInquiry() }),
    },
    "say that the business of one was invited, and delete it": { who: nobody, act: removing({ outcome: "invited" }) },
    "say that the business of one was invited, and take it on": {
      who: nobody,
      act: removing({ outcome: "invited", to: taskOf, copy: aTask() }),
    },
    "delete one and say so": { who: ["administrator"], act: removing({ outcome: "deleted" }) },
    "move one without saying so": {
      who: ["administrator"],
      act: removing({ outcome: "moved", to: taskOf, copy: aTask(), without: "outcome" }),
    },
    "copy one into their task queue and leave it where it is": {
      who: nobody,
      act: removing({ outcome: "moved", to: taskOf, copy: aTask(), without: "delete" }),
    },
    "take one into their task queue and leave it where it is, without saying so": {
      who: nobody,
      act: (db, person) => setDoc(doc(db, taskOf(uidOf(person))), aTask()),
    },
    "file one as answered and leave it where it is": {
      who: nobody,
      act: (db, person) => setDoc(doc(db, answeredOf(uidOf(person))), anAnsweredInquiry()),
    },
    "move one into a colleague's task queue": {
      who: nobody,
      act: removing({ outcome: "moved", to: () => taskOf("admin-2"), copy: aTask() }),
    },
    "say that one was moved, and delete it": { who: nobody, act: removing({ outcome: "moved" }) },
    "say that one was answered, and delete it": { who: nobody, act: removing({ outcome: "replied" }) },
    "say what nobody does to an inquiry": { who: nobody, act: removing({ outcome: "sold" }) },
    "say that one was answered, and take it on": {
      who: nobody,
      act: removing({ outcome: "replied", to: taskOf, copy: aTask() }),
    },
    "say that one was moved, and file it as answered": {
      who: nobody,
      act: removing({ outcome: "moved", to: answeredOf, copy: anAnsweredInquiry() }),
    },
    "delete one whose id was dealt with before": {
      who: ["administrator"],
      act: removing({ id: "waiting-again", outcome: "deleted" }),
    },
    "move one whose id was dealt with before": {
      who: ["administrator"],
      act: removing({ id: "waiting-again", outcome: "moved", to: taskOf, copy: aTask() }),
    },
    "file an answer to one whose id was dealt with before": {
      who: ["administrator"],
      act: removing({ id: "waiting-again", outcome: "replied", to: answeredOf, copy: anAnsweredInquiry() }),
    },
    "move one whose id is that of a task of theirs over that task": {
      who: nobody,
      act: removing({ id: "waiting-third", outcome: "moved", to: taskOf, copy: aTask() }),
    },
    "move one whose id is that of a task of theirs beside that task": {
      who: ["administrator"],
      act: removing({ id: "waiting-third", outcome: "moved", to: (uid) => paths.task(uid, "beside"), copy: aTask() }),
    },
    "file an answer to one whose id they have answered before, beside that": {
      who: ["administrator"],
      act: removing({
        id: "waiting-third",
        outcome: "replied",
        to: (uid) => paths.repliedInquiry(uid, "beside"),
        copy: anAnsweredInquiry(),
      }),
    },
    "say in a colleague's name what became of one whose id was dealt with before": {
      who: nobody,
      act: removing({ id: "waiting-again", outcome: "deleted", signed: colleague }),
    },
    "say of one whose id was dealt with before what was not done": {
      who: nobody,
      act: removing({ id: "waiting-again", outcome: "moved" }),
    },
    "say what became of one whose id was dealt with before, and let it wait": {
      who: nobody,
      act: removing({ id: "waiting-again", outcome: "deleted", without: "delete" }),
    },
    "delete one in a colleague's name": { who: nobody, act: removing({ outcome: "deleted", signed: colleague }) },
    "delete one at a time of their own": {
      who: nobody,
      act: removing({ outcome: "deleted", signed: { at: minutesAgo(60) } }),
    },
    "say that one was deleted which still waits": {
      who: nobody,
      act: removing({ outcome: "deleted", without: "delete" }),
    },
    "say that one was deleted which never was": {
      who: nobody,
      act: (db, person) =>
        setDoc(doc(db, paths.inquiryOutcome("never")), { outcome: "deleted", ...signatureOf(person) }),
    },
    "learn who was first": { who: staff, act: reading(paths.inquiryOutcome("deleted-by-colleague")) },
    "list what became of inquiries": { who: nobody, act: listing("inquiryOutcomes", 1) },
    "change what became of one": {
      who: nobody,
      act: updating(paths.inquiryOutcome("moved-just-now"), { outcome: "deleted" }),
    },
    "forget what became of one": { who: nobody, act: deleting(paths.inquiryOutcome("deleted-just-now")) },
    "forget what became of one that waits again": { who: nobody, act: deleting(paths.inquiryOutcome("waiting-again")) },
    "forget what became of theirs for a new one in its place": { who: nobody, act: replacing(notes.mine) },
    "forget after more than a minute what became of theirs for a new one in its place": {
      who: nobody,
      act: replacing(notes.older),
    },
    "forget what became of a colleague's for a new one in its place": { who: nobody, act: replacing(notes.colleague) },
    "forget what they did to one, no administrator any more, for a new one in its place": {
      who: nobody,
      act: replacing(notes.stranger),
    },
    "change what became of one for a new one in its place": {
      who: nobody,
      act: replacing(notes.mine, { outcome: "moved" }),
    },
    "bring back what they have just deleted": { who: ["administrator"], act: restoring("deleted-just-now") },
    "bring back one that has no time yet": {
      who: ["administrator"],
      act: (db) => {
        const batch = writeBatch(db);
        batch.set(doc(db, paths.inquiry("deleted-without-time")), without(gone, "createdAt"));
        batch.delete(doc(db, paths.inquiryOutcome("deleted-without-time")));
        return batch.commit();
      },
    },
    "bring back something else in its place": {
      who: nobody,
      act: restoring("deleted-just-now", { status: "claimed" }),
    },
    ...Object.fromEntries(
      [
        { name: "Ina" },
        { businessName: "Other" },
        { email: "other@elsewhere.example" },
        { message: "Other words." },
        { createdAt: minutesAgo(601) },
        { createdAt: new Date("2100-01-01") },
        { language: "de" },
      ].map((changes) => [
        `bring it back with another ${JSON.stringify(changes)}`,
        { who: nobody, act: restoring("deleted-just-now", changes) },
      ]),
    ),
    ...Object.fromEntries(
      needsCheckQuestions.map(({ key }) => [
        `bring it back with another rating of ${key}`,
        { who: nobody, act: restoring("deleted-just-now", { ratings: { ...allRatings(), [key]: "3" } }) },
      ]),
    ),
    "bring it back without its ratings": { who: nobody, act: restoring("deleted-just-now", { ratings: {} }) },
    "bring back one of which no digest is known": { who: nobody, act: restoring("deleted-without-digest") },
    "delete one with its digest": {
      who: ["administrator"],
      act: removing({ outcome: "deleted", signed: { digest: inquiryDigest(waiting) } }),
    },
    "delete one with the digest of another": {
      who: nobody,
      act: removing({ outcome: "deleted", signed: { digest } }),
    },
    "bring it back and leave the note of its deletion": { who: nobody, act: restoring("deleted-just-now", {}, true) },
    "bring back what they deleted more than a minute ago": { who: nobody, act: restoring("deleted-long-ago") },
    "bring back what a colleague has deleted": { who: nobody, act: restoring("deleted-by-colleague") },
    "bring back what was moved": { who: nobody, act: restoring("moved-just-now") },
    "bring back what never was": { who: nobody, act: restoring("never") },
    "note that they are answering": { who: staff, act: replying("waiting") },
    "note it again": { who: ["administrator"], act: replying("answering-mine") },
    "note it while a colleague is answering": { who: nobody, act: replying("answering-theirs") },
    "note it when a colleague has given up": { who: staff, act: replying("answering-long-ago") },
    "note it in a colleague's name": { who: nobody, act: replying("waiting", colleague) },
    "note it for longer than now": { who: nobody, act: replying("waiting", { at: new Date("2100-01-01") }) },
    "note it and more": { who: nobody, act: replying("waiting", { instead: "me" }) },
    "stop answering": {
      who: ["administrator"],
      act: updating(paths.inquiry("answering-mine"), { answering: deleteField() }),
    },
    "stop a colleague's answer": {
      who: nobody,
      act: updating(paths.inquiry("answering-theirs"), { answering: deleteField() }),
    },
    "add a field to one": { who: nobody, act: updating(paths.inquiry("waiting"), { extra: "x" }) },
    "change the message while answering": {
      who: nobody,
      act: (db, person) =>
        updateDoc(doc(db, paths.inquiry("waiting")), { answering: signatureOf(person), message: "Changed." }),
    },
  },
});
