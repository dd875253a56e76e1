import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { expect, test } from "vitest";
import type { DocumentEvent } from "../../firestore/document-trigger";
import {
  deedOfAnswered,
  deedOfBusiness,
  deedOfNote,
  deedOfOutcome,
  deedOfSavedReply,
  deedOfTask,
} from "./deeds-of-documents";

type Fields = Record<string, unknown>;

const at = (seconds: number) => Timestamp.fromMillis(seconds * 1000);
const by = "admin-1";

/** Reads `a.b` of nested fields, as Firestore does. */
function snapshot(fields: Fields | undefined): DocumentSnapshot | undefined {
  const get = (path: string) =>
    path.split(".").reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], fields);
  return fields && ({ get, data: () => fields } as unknown as DocumentSnapshot);
}

function change(before: Fields | undefined, after: Fields | undefined, params: Record<string, string> = {}) {
  const event: DocumentEvent = {
    id: "event-1",
    params: { uid: by, id: "thing-1", code: "code-1", ...params },
    before: snapshot(before),
    after: snapshot(after),
    at: new Date(0),
  };
  return event;
}

const ofBusiness = (collection: string, before: Fields | undefined, after: Fields | undefined) =>
  deedOfBusiness(change(before, after, { collection }));

test("an outcome tells what became of its inquiry, and its end that the inquiry came back", () => {
  const deleted = { outcome: "deleted", by, at: at(1) };
  for (const outcome of ["moved", "replied", "invited", "deleted"])
    expect(deedOfOutcome(change(undefined, { ...deleted, outcome }))?.deed).toBe(`inquiry ${outcome}`);
  expect(deedOfOutcome(change(deleted, undefined))).toEqual({ deed: "inquiry restored", by, object: "thing-1" });
  expect(deedOfOutcome(change(deleted, { ...deleted, by: "admin-2", at: at(2) }))?.by).toBe("admin-2");
  // The address of an erased administrator is taken out.
  expect(deedOfOutcome(change({ ...deleted, byEmail: "x" }, { ...deleted, byEmail: "" }))).toBeUndefined();
  expect(deedOfOutcome(change(undefined, { ...deleted, outcome: "toString" }))).toBeUndefined();
});

test("an answered inquiry is answered again, invited or deleted by its owner", () => {
  const filed = { repliedAt: at(1) };
  expect(deedOfAnswered(change(undefined, filed))).toBeUndefined();
  expect(deedOfAnswered(change(filed, { repliedAt: at(2) }))?.deed).toBe("inquiry replied");
  expect(deedOfAnswered(change(filed, { ...filed, invited: { at: at(2) } }))?.deed).toBe("inquiry invited");
  expect(deedOfAnswered(change(filed, { ...filed, searchWords: ["ines"] }))).toBeUndefined();
  expect(deedOfAnswered(change(filed, undefined))).toEqual({
    deed: "answered inquiry deleted",
    by,
    object: "thing-1",
  });
});

test("a task gets a day or an invitation, and no words of its search are a deed", () => {
  expect(deedOfTask(change({}, { dueOn: "2026-11-25" }))?.deed).toBe("task dated");
  expect(deedOfTask(change({ dueOn: "2026-11-25" }, {}))?.deed).toBe("task dated");
  expect(deedOfTask(change({}, { invited: { at: at(1) } }))?.deed).toBe("task invited");
  expect(deedOfTask(change({}, { searchWords: ["ines"] }))).toBeUndefined();
});

test("a task that a colleague hands over is theirs, once, and one that comes back later is not", () => {
  const task = { handedOver: { by: "admin-2", at: at(1) }, movedAt: at(1) };
  expect(deedOfTask(change(undefined, task))).toEqual({ deed: "task handed over", by: "admin-2", object: "thing-1" });
  expect(deedOfTask(change(task, { ...task, searchWords: [] }))).toBeUndefined();
  expect(deedOfTask(change(task, undefined))).toBeUndefined();
});

test("a note and a saved reply say who wrote them; a reply that goes does not", () => {
  const signed = { by, at: at(1) };
  expect(deedOfNote(change(undefined, signed))?.deed).toBe("inquiry noted");
  expect(deedOfNote(change(signed, undefined))).toEqual({ deed: "inquiry note deleted", by, object: "thing-1" });
  expect(deedOfNote(change(signed, { ...signed, expiresAt: at(9) }))).toBeUndefined();
  expect(deedOfSavedReply(change(undefined, signed))?.deed).toBe("reply saved");
  expect(deedOfSavedReply(change(signed, { by: "admin-2", at: at(2) }))).toMatchObject({
    deed: "reply renamed",
    by: "admin-2",
  });
  expect(deedOfSavedReply(change(signed, { ...signed, byEmail: "" }))).toBeUndefined();
  expect(deedOfSavedReply(change(signed, undefined))).toMatchObject({ deed: "reply deleted", by: "" });
});

test("what consultants write below a business is theirs, and what its people or the functions write is no deed", () => {
  const signed = { by, at: at(1) };
  const access = deedOfBusiness(change({ at: at(1) }, { at: at(2) }, { collection: "accesses", id: by }));
  expect(access).toEqual({ deed: "business read", by, object: "code-1" });
  expect(ofBusiness("accesses", { at: at(1) }, undefined)).toBeUndefined();
  expect(ofBusiness("planVersions", undefined, signed)).toEqual({ deed: "plan edited", by, object: "code-1" });
  expect(ofBusiness("planVersions", undefined, { text: "The model's." })).toBeUndefined();
  expect(ofBusiness("planVersions", signed, { ...signed, byEmail: "" })).toBeUndefined();
  expect(ofBusiness("planReleases", undefined, signed)?.deed).toBe("plan released");
  expect(ofBusiness("planReleases", signed, { ...signed, mailState: "sent" })).toBeUndefined();
  expect(ofBusiness("planNotes", undefined, signed)?.deed).toBe("business noted");
  expect(ofBusiness("planNotes", signed, undefined)?.deed).toBe("business note deleted");
  const said = (role: string, seconds: number) => ({ current: { role, by, at: at(seconds) } });
  expect(ofBusiness("planActions", undefined, said("consultant", 1))?.deed).toBe("action reported");
  expect(ofBusiness("planActions", said("business", 1), said("consultant", 2))?.by).toBe(by);
  expect(ofBusiness("planActions", said("consultant", 1), said("business", 2))).toBeUndefined();
  expect(ofBusiness("planActions", said("consultant", 1), said("consultant", 1))).toBeUndefined();
  expect(ofBusiness("planReminders", undefined, { role: "consultant", by })?.deed).toBe("reminder switched on");
  expect(ofBusiness("planReminders", undefined, { role: "business", by: "client-1" })).toBeUndefined();
  expect(ofBusiness("sharedLinks", undefined, signed)?.deed).toBe("link made");
  const revoked = { ...signed, revokedAt: at(2), revokedBy: "admin-2" };
  expect(ofBusiness("sharedLinks", signed, revoked)).toMatchObject({ deed: "link revoked", by: "admin-2" });
  expect(ofBusiness("sharedLinks", revoked, { ...revoked, byEmail: "" })).toBeUndefined();
  const course = { by: "client-1", role: "business", parts: ["course"] };
  expect(ofBusiness("sharedLinks", undefined, course)).toBeUndefined();
  expect(ofBusiness("sharedLinks", course, { ...course, revokedAt: at(2), revokedBy: "client-1" })).toBeUndefined();
  expect(ofBusiness("sharedLinks", course, { ...course, revokedAt: at(2), revokedBy: by })?.deed).toBe("link revoked");
  expect(ofBusiness("sharedLinks", undefined, { ...course, by, role: "consultant" })?.deed).toBe("link made");
  for (const other of ["planRun", "courses", "offeredRatings", "toString"])
    expect(ofBusiness(other, undefined, signed)).toBeUndefined();
});
