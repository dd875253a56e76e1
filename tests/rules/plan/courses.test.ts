// The rights on a business's courses: its own people and its consultants have them, and no one else.
import {
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type Firestore,
} from "firebase/firestore/lite";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { emptyDraft } from "../../../src/domain/course/draft";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation, without, type DocumentFields } from "../../support/shared/builders";
import { listing, listingOnly, nobody, permissionTable, setting, updating, type Permission } from "../people";
import { givenBusinesses, mine, opened, others, rowsOfBoth } from "./given";

const id = "course-1";
/** It has a course of before courses were counted. */
const uncounted = "used-invitation-code-3";
const both: Permission["who"] = ["client", "administrator"];

const origin = {
  invitationId: mine,
  business: "Northwind",
  item: "Coaching",
  anchor: "a",
  title: "Coaching",
  evidence: [],
};
const head: DocumentFields = {
  title: "Lifting",
  topic: "Safe lifting",
  options: { ...emptyDraft.options, audience: "Drivers", level: "advanced", length: "short", language: "English" },
  trainingGap: "For: lifting",
  origin,
  modulesBefore: ["Module 1: Start"],
  translationOf: { id: "course-9", language: "German" },
  order: 5,
  updatedAt: serverTimestamp(),
  version: 1,
};
const current = aGeneratedText({
  ...{ about: "Module 1", language: "en", trainingGap: "For: lifting", promptForm: "short" },
  translated: { from: "0a1b2c3", as: "4d5e6f7" },
});
const text: DocumentFields = {
  tool: "lesson-content",
  module: "Module 1",
  current,
  earlier: [current],
  updatedAt: serverTimestamp(),
  version: 1,
};
const lesson = `lesson-content-${"0123456789abcdef".repeat(2)}`;
const storyboard = lesson.replace("lesson-content", "storyboard");
const stored = { updatedAt: new Date(0) };

const given = async (db: Firestore) => {
  await setDoc(doc(db, paths.invitation(uncounted)), aUsedInvitation());
  await setDoc(doc(db, paths.course(uncounted, id)), { ...head, ...stored });
  await givenBusinesses(db, (batch, code) => {
    batch.set(doc(db, paths.course(code, id)), { ...head, ...stored, origin: { ...origin, invitationId: code } });
    batch.set(doc(db, paths.course(code, "course-9")), { ...head, ...stored, version: Number.MAX_SAFE_INTEGER });
    batch.set(doc(db, paths.course(code, "course-8")), { ...head, ...stored, order: Number.MAX_SAFE_INTEGER });
    batch.set(doc(db, paths.courseList(code)), { ids: [id] });
    for (const course of [id, "course-0"])
      batch.set(doc(db, paths.courseText(code, course, lesson)), { ...text, ...stored });
  });
};

const second = { updatedAt: serverTimestamp(), version: 2 };
const courseAt = (db: Firestore, code = mine, course = id) => doc(db, paths.course(code, course));
const textAt = (db: Firestore, code = mine, place = lesson) => doc(db, paths.courseText(code, id, place));

const listAt = (db: Firestore, code = mine) => doc(db, paths.courseList(code));

interface Beginning {
  code?: string;
  courses?: string[];
  listed?: string[];
  /** The first text of each. */
  first?: DocumentFields;
}

/** Begins courses together with their ids. */
function begin(
  db: Firestore,
  fields: DocumentFields,
  { code = mine, courses = ["course-2"], listed, first }: Beginning = {},
) {
  const batch = writeBatch(db);
  batch.set(listAt(db, code), { ids: [id, ...(listed ?? courses)] });
  for (const course of courses) {
    batch.set(courseAt(db, code, course), fields);
    if (first) batch.set(doc(db, paths.courseText(code, course, lesson)), first);
  }
  return batch.commit();
}

/** The words of few, each at least once; full lists; and the first and the last order. */
const beginOfEachKind: Permission["act"] = (db) => {
  const options = (level: string, length: string) => ({ ...(head.options as object), level, length });
  const heads: DocumentFields[] = [
    { ...head, title: "", options: options("", ""), order: 0 },
    { ...head, options: options("introductory", "standard"), order: Number.MAX_SAFE_INTEGER },
    { ...head, options: options("intermediate", "detailed"), modulesBefore: Array.from({ length: 200 }, () => "") },
    { ...head, origin: { ...origin, planVersion: 1, evidence: Array.from({ length: 40 }, () => "") } },
  ];
  const batch = writeBatch(db);
  const courses = [...many(heads.length - 1), "AZ-az-09".repeat(5)];
  batch.set(listAt(db), { ids: [id, ...courses] });
  for (const [nth, course] of courses.entries()) batch.set(courseAt(db, mine, course), heads[nth] ?? {});
  return batch.commit();
};

const writeOfEachKind: Permission["act"] = (db) => {
  const batch = writeBatch(db);
  for (const tool of ["course-outline", "study-material"])
    batch.set(textAt(db, mine, tool), { ...text, tool, module: "" });
  for (const tool of ["lesson-content", "storyboard", "assessment"]) {
    const earlier = Array.from({ length: 100 }, () => "");
    batch.set(textAt(db, mine, lesson.replace("lesson-content-0123", `${tool}-4567`)), { ...text, tool, earlier });
  }
  return batch.commit();
};

function deleteCourse(db: Firestore, code: string, { ids }: { ids?: string[] | undefined } = { ids: [] }) {
  const batch = writeBatch(db);
  batch.delete(textAt(db, code));
  batch.delete(courseAt(db, code));
  if (ids) batch.set(listAt(db, code), { ids });
  return batch.commit();
}

const many = (count: number) => Array.from({ length: count }, (_, nth) => `course-${nth + 2}`);

const actions = (code: string): Record<string, Permission["act"]> => ({
  "read one": (db) => getDoc(courseAt(db, code)),
  "list them": listing(paths.courses(code), 50),
  "read a text": (db) => getDoc(textAt(db, code)),
  "list the texts": listing(paths.courseTexts(code, id), 100),
  "begin one": (db) => begin(db, { ...head, origin: { ...origin, invitationId: code } }, { code }),
  "read how many there are": (db) => getDoc(listAt(db, code)),
  "change one": (db) => updateDoc(courseAt(db, code), { title: "Other", ...second }),
  "write a text": (db) => setDoc(textAt(db, code, storyboard), { ...text, tool: "storyboard" }),
  "change a text": (db) => updateDoc(textAt(db, code), { current: { ...current, text: "Other." }, ...second }),
  "empty a text": (db) => updateDoc(textAt(db, code), { current: deleteField(), earlier: [], ...second }),
  "delete one with its texts": (db) => deleteCourse(db, code),
});

permissionTable("courses of a business", {
  opened: [...opened, uncounted],
  given,
  may: {
    ...rowsOfBoth(actions, "their business", "another business"),
    "list all courses": { who: nobody, act: listing(paths.courses(mine)) },
    "list all texts": { who: nobody, act: listing(paths.courseTexts(mine, id)) },
    "list all texts of a course that is gone": { who: nobody, act: listing(paths.courseTexts(mine, "course-0")) },
    "overwrite a course that they have not seen": {
      who: nobody,
      act: (db) => setDoc(courseAt(db), { ...head, title: "Other" }),
    },
    "overwrite a text that they have not seen": {
      who: nobody,
      act: (db) => setDoc(textAt(db), { ...text, current: { ...current, text: "Other." } }),
    },
    // The SDK writes no larger whole number by itself.
    "put the last of all behind itself": {
      who: nobody,
      by: both,
      act: (db) => updateDoc(courseAt(db, mine, "course-8"), { order: increment(1), ...second }),
    },
    "put the last of all one place before": {
      who: both,
      act: (db) => updateDoc(courseAt(db, mine, "course-8"), { order: increment(-1), ...second }),
    },
    "write a text of no course": { who: nobody, act: setting(paths.courseText(mine, "course-3", lesson), text) },
    "change a text whose course is gone": {
      who: nobody,
      act: updating(paths.courseText(mine, "course-0", lesson), { current: { ...current, text: "Other." }, ...second }),
    },
    "change a text and delete its course": {
      who: nobody,
      act: (db) => {
        const batch = writeBatch(db);
        batch.update(textAt(db), { current: { ...current, text: "Other." }, ...second });
        batch.delete(courseAt(db));
        batch.set(listAt(db), { ids: [] });
        return batch.commit();
      },
    },
    "begin one with its first text": { who: both, act: (db) => begin(db, head, { first: text }) },
    "begin one that is not counted": { who: nobody, act: (db) => setDoc(courseAt(db, mine, "course-2"), head) },
    "begin one under the id of another": { who: nobody, act: (db) => begin(db, head, { listed: ["course-3"] }) },
    "begin ten to the fiftieth": {
      who: both,
      act: async (db) => {
        await setDoc(listAt(db), { ids: [id, ...many(39)] });
        await begin(db, head, { courses: many(49).slice(39), listed: many(49) });
      },
      hasSteps: true,
    },
    "begin one to the fifty-first": { who: nobody, act: (db) => begin(db, head, { listed: many(50) }) },
    "count one no more that is there": { who: nobody, act: setting(paths.courseList(mine), { ids: [] }) },
    "count one no more that is not there": {
      who: both,
      act: async (db) => {
        await setDoc(listAt(db), { ids: [id, "course-2"] });
        await setDoc(listAt(db), { ids: [id] });
      },
      hasSteps: true,
    },
    "count two no more at once": {
      who: nobody,
      act: async (db) => {
        await setDoc(listAt(db), { ids: [id, "course-2", "course-3"] });
        await setDoc(listAt(db), { ids: [id] });
      },
      hasSteps: true,
    },
    "count with a text": { who: nobody, act: setting(paths.courseList(mine), { ids: "course-1" }) },
    "begin to count with none": { who: both, act: setting(paths.courseList(uncounted), { ids: [] }) },
    "begin to count with a text": {
      who: nobody,
      by: both,
      act: setting(paths.courseList(uncounted), { ids: "course-1" }),
    },
    "begin to count, and more": {
      who: nobody,
      by: both,
      act: setting(paths.courseList(uncounted), { ids: [], extra: "" }),
    },
    "count, and more": { who: nobody, act: setting(paths.courseList(mine), { ids: [id], extra: "" }) },
    "list how many there are": { who: nobody, act: listingOnly(`${paths.answersOf(mine)}/courseList`, "current") },
    "forget how many there are": { who: nobody, act: (db) => deleteDoc(listAt(db)) },
    "delete one that is counted still": {
      who: nobody,
      act: (db) => deleteCourse(db, mine, { ids: undefined }),
    },
    "list all where none is counted": { who: nobody, by: both, act: listing(paths.courses(uncounted)) },
    "make anything of one where none is counted": {
      who: nobody,
      by: both,
      act: setting(paths.course(uncounted, id), { extra: "" }),
    },
    "delete one where none is counted": { who: both, act: (db) => deleteDoc(courseAt(db, uncounted)) },
    "delete one and count it for the first time": {
      who: nobody,
      act: (db) => deleteCourse(db, uncounted, { ids: [id] }),
    },
    "delete a text whose course is gone": {
      who: both,
      act: (db) => deleteDoc(doc(db, paths.courseText(mine, "course-0", lesson))),
    },
    "delete a text alone": { who: nobody, act: (db) => deleteDoc(textAt(db)) },
  },
});

permissionTable("a course that is counted before it is there", {
  opened,
  given: (db) => givenBusinesses(db, (batch, code) => batch.set(doc(db, paths.courseList(code)), { ids: [id] })),
  may: { "begin it": { who: both, act: (db) => setDoc(courseAt(db), head) } },
});

/** Returns documents with one thing wrong, by the path of the field; and with the right value at its bound. */
function boundsOf(
  does: string,
  fields: DocumentFields,
  write: (db: Firestore, fields: DocumentFields) => Promise<unknown>,
  texts: Record<string, number>,
  wrong: Record<string, unknown[]>,
  optional: readonly string[],
): Record<string, Permission> {
  const bounds: Record<string, Permission> = {};
  const row = (title: string, path: string, value: unknown, isAllowed: boolean) => {
    const changed = withField(fields, path.split("."), value);
    const act: Permission["act"] = (db) => write(db, changed);
    const name = `${does} ${title} ${path}`;
    if (name in bounds) throw new Error(`There are two rows "${name}".`);
    bounds[name] = { who: isAllowed ? ["client"] : nobody, by: ["client"], act };
  };
  for (const [path, most] of Object.entries(texts)) {
    row("with the longest", path, "x".repeat(most), true);
    row("with a longer", path, "x".repeat(most + 1), false);
    row("with a number for", path, 7, false);
  }
  for (const [path, values] of Object.entries(wrong))
    for (const value of values) row(`with ${JSON.stringify(value).slice(0, 30)} for`, path, value, false);
  for (const path of new Set([...Object.keys(texts), ...Object.keys(wrong)]))
    row("without", path, undefined, optional.includes(path));
  return bounds;
}

function withField(fields: DocumentFields, [name = "", ...path]: readonly string[], value: unknown): DocumentFields {
  if (path.length > 0) return { ...fields, [name]: withField(fields[name] as DocumentFields, path, value) };
  return value === undefined ? without(fields, name) : { ...fields, [name]: value };
}

const map = { a: 1 };

permissionTable("misfits of courses", {
  opened,
  given,
  may: {
    ...boundsOf(
      "begin a course",
      head,
      begin,
      {
        title: 200,
        topic: 5000,
        trainingGap: 5000,
        "options.audience": 5000,
        "options.language": 5000,
        "options.targetAudience": 5000,
        "translationOf.id": 40,
        "translationOf.language": 60,
      },
      {
        "options.level": ["extra", 7],
        "options.length": ["extra", 7],
        options: ["none", { ...(head.options as object), extra: "" }],
        modulesBefore: ["Module 1", map, Array.from({ length: 201 }, () => "")],
        title: ["Lift\u0000ing", "Lift\u202eing", " "],
        translationOf: ["none", { id: "course-9", language: "German", extra: "" }],
        order: [-1, 1.5, "1", 2 ** 53],
        version: [0, 2, "1", 1.5],
        updatedAt: [new Date(0)],
        origin: ["none", { extra: "", ...origin }, { ...origin, invitationId: others }],
        "origin.evidence": ["none", map, Array.from({ length: 41 }, () => "")],
        "origin.invitationId": [others, 7],
      },
      ["trainingGap", "modulesBefore", "origin", "translationOf"],
    ),
    ...boundsOf(
      "write a course's text",
      text,
      (db, fields) => setDoc(textAt(db, mine, lesson.replace(/0123/, "4567")), fields),
      {
        module: 5000,
        "current.text": 200_000,
        "current.about": 5000,
        "current.model": 200,
        "current.writtenAt": 40,
        "current.language": 100,
        "current.trainingGap": 5000,
        "current.translated.from": 5000,
        "current.translated.as": 5000,
      },
      {
        tool: ["storyboard", "course-outline", "other", 7],
        current: ["none", { ...current, extra: "" }],
        "current.edited": ["no"],
        "current.incomplete": ["no"],
        "current.promptForm": ["long", 7],
        "current.translated": ["none", { from: "", as: "", extra: "" }],
        earlier: ["none", map, Array.from({ length: 101 }, () => "")],
        version: [0, 2, "1"],
        updatedAt: [new Date(0)],
      },
      ["current", "current.language", "current.trainingGap", "current.promptForm", "current.translated"],
    ),
    ...Object.fromEntries(
      ["short", "with space 1", "with,comma", "with<bracket", "a".repeat(41), "with_line"].map(
        (wrong): [string, Permission] => [
          `begin a course under the id ${wrong}`,
          { who: nobody, by: ["client"], act: (db) => begin(db, head, { courses: [wrong] }) },
        ],
      ),
    ),
    ...Object.fromEntries(
      [
        ["an outline under the id of a lesson", lesson.replace(/0123/, "4567"), { tool: "course-outline", module: "" }],
        ["an outline of a module", "course-outline", { tool: "course-outline" }],
        ["a lesson of no module", lesson.replace(/0123/, "4567"), { module: "" }],
        ["a lesson under a name of its own", "lesson-content-mine", {}],
        ["a text of no tool for a module", lesson.replace("lesson-content", "extra"), { tool: "extra" }],
        ["a text of no tool", "extra", { tool: "extra", module: "" }],
      ].map(([what, place, fields]): [string, Permission] => [
        `write ${what as string}`,
        {
          who: nobody,
          by: ["client"],
          act: (db) => setDoc(textAt(db, mine, place as string), { ...text, ...(fields as object) }),
        },
      ]),
    ),
    "begin a course of each kind": { who: both, by: both, act: beginOfEachKind },
    "write a text of each kind": { who: both, act: writeOfEachKind },
    "count the changes of a course past whole numbers": {
      who: nobody,
      by: both,
      act: (db) => updateDoc(courseAt(db, mine, "course-9"), { ...second, version: 2 ** 53 }),
    },
    "add something to a course": { who: nobody, act: (db) => updateDoc(courseAt(db), { extra: "", ...second }) },
    "add something to a text": { who: nobody, act: (db) => updateDoc(textAt(db), { extra: "", ...second }) },
  },
});
