// Read-only links: the holder of one reads one copy; a person who guesses, comes too late or was sent away reads
// nothing.
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
  type QueryConstraint,
} from "firebase/firestore/lite";
import { emptyDraft } from "../../../src/domain/course/draft";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { aUsedInvitation, without, type DocumentFields } from "../../support/shared/builders";
import { write } from "../businesses/given";
import { misfitsOf } from "../misfits/misfits";
import {
  administrator,
  deleting,
  everyone,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  signatureOf,
  uidOf,
  updating,
  type Permission,
  type Person,
} from "../people";
import { givenVersions, mine, opened, others, signature } from "./given";

const [open = "", ended = "", short = "", revoked = "", copyless = "", fresh = "", paged = "", ...more] = "oesrcnptlbau"
  .split("")
  .map((one) => one.repeat(22));
const [tried = "", lent = "", bare = "", alone = "", unkept = ""] = more;
/** By no administrator. */
const unopened = "used-invitation-code-3";
const client: Person[] = ["client"];
const clientAndAdministrator: Person[] = ["client", "administrator"];
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

const inAMonth = inDays(29);

const parts = ["overview", "profile", "plan"];
const plan = {
  text: "## Summary",
  model: "a-model",
  generatedAt: new Date(5000),
  edited: true,
  reviewedBy: "Rosa",
};
const times = { createdAt: serverTimestamp(), expiresAt: inDays(30) };
const copy = { businessName: "Northwind Logistics", parts, ratings: { "0": { hasMission: "yes" } }, plan, ...times };
const link = { parts, ...times, ...signature };

async function given(db: Firestore): Promise<void> {
  await givenVersions(db);
  const made = (daysAgo: number) => ({ createdAt: inDays(-daysAgo), expiresAt: inDays(30 - daysAgo) });
  const batch = writeBatch(db);
  batch.set(doc(db, paths.sharedPlan(open)), { ...copy, ...made(29.99) });
  batch.set(doc(db, paths.sharedPlan(ended)), { ...copy, ...made(30.01), expiresAt: inDays(9) });
  batch.set(doc(db, paths.sharedPlan(short)), { ...copy, ...made(1), expiresAt: new Date(Date.now() - 1000) });
  batch.set(doc(db, paths.sharedPlanOwner(open)), { ...owner, expiresAt: inDays(0.01) });
  for (const [id, daysAgo] of [
    [open, 29.99],
    [ended, 30.01],
    [copyless, 1],
  ] as const)
    batch.set(doc(db, paths.sharedLink(mine, id)), { ...link, ...made(daysAgo) });
  for (const id of [bare, alone]) batch.set(doc(db, paths.sharedPlanOwner(id)), owner);
  batch.set(doc(db, paths.sharedLink(mine, bare)), { ...pageLink("client"), ...made(1) });
  const ended30 = { expiresAt: inAMonth };
  batch.set(doc(db, paths.sharedPlan(unkept)), { ...copy, ...made(1), ...ended30 });
  batch.set(doc(db, paths.sharedPlan(paged)), { ...pageCopy, ...made(1), ...ended30 });
  batch.set(doc(db, paths.sharedPlanOwner(paged)), { ...owner, ...ended30 });
  batch.set(doc(db, paths.sharedLink(mine, paged)), { ...pageLink("client"), ...made(1), ...ended30 });
  for (const [id, person] of [
    [tried, "client"],
    [lent, "administrator"],
  ] as const) {
    batch.set(doc(db, paths.sharedPlan(id)), { ...courseShown, ...made(1), ...ended30 });
    batch.set(doc(db, paths.sharedPlanOwner(id)), { ...owner, ...ended30 });
    batch.set(doc(db, paths.sharedLink(mine, id)), { ...courseLink(person), ...made(1), ...ended30 });
  }
  batch.set(doc(db, paths.invitation(unopened)), aUsedInvitation({ usedBy: "someone-else" }));
  for (const code of [mine, unopened])
    batch.set(doc(db, paths.course(code, "course-1")), { title: "", topic: "Safe lifting", order: 1, version: 1 });
  batch.set(doc(db, paths.sharedLink(mine, revoked)), { ...link, ...made(1), revokedAt: new Date(0) });
  await batch.commit();
}

const page = { decisions: ["Who decides\nthe lead does"], dates: ["May 2027\nRoll out"], by: "Ines Weber" };
const pageCopy = { businessName: "Northwind Logistics", parts: ["page"], ratings: {}, page, ...times };
const pageLink = (person: Person) => {
  const { by, byEmail } = signatureOf(person);
  return { parts: ["page"], ...times, by, byEmail, planVersion: 1 };
};

const course = { title: "Safe lifting", pages: [{ part: "modules", module: "Module 1: Start", markdown: "Look." }] };
const courseShown = { businessName: "Northwind Logistics", parts: ["course"], course, ...times };
const courseBegun = {
  [paths.courseList(mine)]: { ids: ["course-2"] },
  [paths.course(mine, "course-2")]: {
    title: "",
    topic: "Safe lifting",
    options: emptyDraft.options,
    order: 1,
    updatedAt: serverTimestamp(),
    version: 1,
  },
};
const courseLink = (person: Person) => {
  const { by, byEmail } = signatureOf(person);
  const role = person === "client" ? "business" : "consultant";
  return { parts: ["course"], ...times, by, byEmail, course: "course-1", role };
};
const trying =
  (changes: DocumentFields = {}, shown: DocumentFields = courseShown, code = mine) =>
  (db: Firestore, person: Person) =>
    paging({ code, shown, kept: { ...courseLink(person), ...changes } })(db, person);

/** Makes a link to the one page, signed by the person who does. */
const paging =
  (changes: Sharing & { code?: string; also?: Record<string, DocumentFields> } = {}) =>
  (db: Firestore, person: Person) => {
    const {
      code = mine,
      shown = pageCopy,
      kept = pageLink(person),
      owned = { ...owner, invitationId: code },
    } = changes;
    const batch = writeBatch(db);
    batch.set(doc(db, paths.sharedPlan(fresh)), shown);
    batch.set(doc(db, paths.sharedPlanOwner(fresh)), owned);
    batch.set(doc(db, paths.sharedLink(code, fresh)), kept);
    for (const [path, fields] of Object.entries(changes.also ?? {})) batch.set(doc(db, path), fields);
    return batch.commit();
  };

function revokingPage(db: Firestore, by: Person, changes: DocumentFields = {}, id = paged) {
  const batch = writeBatch(db);
  batch.delete(doc(db, paths.sharedPlan(id)));
  batch.delete(doc(db, paths.sharedPlanOwner(id)));
  batch.update(doc(db, paths.sharedLink(mine, id)), { ...revocation(by), ...changes });
  return batch.commit();
}

const pagesOf = (code: string) => (db: Firestore) =>
  getDocs(query(collection(db, paths.sharedLinks(code)), where("parts", "==", ["page"]), limit(9)));

const coursesTried =
  (code: string, ...filters: QueryConstraint[]) =>
  (db: Firestore) =>
    getDocs(query(collection(db, paths.sharedLinks(code)), where("parts", "==", ["course"]), ...filters, limit(9)));

const owner: DocumentFields = { invitationId: mine, expiresAt: times.expiresAt };

interface Sharing {
  shown?: DocumentFields;
  kept?: DocumentFields | undefined;
  owned?: DocumentFields | undefined;
}

function sharing(db: Firestore, id: string, parts: Sharing = {}): Promise<void> {
  const { shown, kept, owned } = { shown: copy, kept: link, owned: owner, ...parts };
  const batch = writeBatch(db);
  batch.set(doc(db, paths.sharedPlan(id)), shown);
  if (owned) batch.set(doc(db, paths.sharedPlanOwner(id)), owned);
  if (kept) batch.set(doc(db, paths.sharedLink(mine, id)), kept);
  return batch.commit();
}

/** Fits a copy with one thing wrong, so that the copy alone is refused. */
const ownerOf = ({ expiresAt }: DocumentFields) => ({ ...owner, expiresAt: expiresAt ?? null });

const revocation = (by: Person, changes: DocumentFields = {}) => ({
  revokedAt: serverTimestamp(),
  revokedBy: uidOf(by),
  ...changes,
});

function revoking(db: Firestore, changes: DocumentFields) {
  const batch = writeBatch(db);
  batch.delete(doc(db, paths.sharedPlan(open)));
  batch.delete(doc(db, paths.sharedPlanOwner(open)));
  batch.update(doc(db, paths.sharedLink(mine, open)), changes);
  return batch.commit();
}

permissionTable("read-only links", {
  opened,
  given,
  may: {
    "open one that they were given": { who: everyone, act: reading(paths.sharedPlan(open)) },
    "open one that has ended": { who: nobody, act: reading(paths.sharedPlan(ended)) },
    "open one that has ended before its thirty days": { who: nobody, act: reading(paths.sharedPlan(short)) },
    "open one that was revoked": { who: nobody, act: reading(paths.sharedPlan(revoked)) },
    "open one that they have guessed": { who: nobody, act: reading(paths.sharedPlan(fresh)) },
    "list what can be opened": { who: nobody, act: listing(paths.sharedPlans, 1) },
    "change what one shows": { who: nobody, act: updating(paths.sharedPlan(open), { businessName: "Other" }) },
    "make one last longer": { who: nobody, act: updating(paths.sharedPlan(open), { createdAt: serverTimestamp() }) },
    "read which were made": { who: administrator, act: reading(paths.sharedLink(mine, open)) },
    "list which were made": { who: administrator, act: listing(paths.sharedLinks(mine), 9) },
    "list all that were made": { who: nobody, act: listing(paths.sharedLinks(mine)) },
    "make one": { who: administrator, act: (db) => sharing(db, fresh) },
    "make one whose business was named before": { who: nobody, act: (db) => sharing(db, alone) },
    "make one that is easily guessed": { who: nobody, act: (db) => sharing(db, "northwind") },
    "make one that is as long, of other letters": { who: nobody, act: (db) => sharing(db, `${"n".repeat(21)}.`) },
    "make one whose name has each kind of letter": {
      who: administrator,
      by: administrator,
      act: (db) => sharing(db, "AZaz09_-".padEnd(22, "0")),
    },
    ...Object.fromEntries(
      Array.from(" ,<", (sign): [string, Permission] => [
        `make one with ${JSON.stringify(sign)} in its name`,
        { who: nobody, by: administrator, act: (db) => sharing(db, `${"n".repeat(21)}${sign}`) },
      ]),
    ),
    "make one with another one's name": { who: nobody, act: (db) => sharing(db, open) },
    "keep one that opens nothing": { who: nobody, act: setting(paths.sharedLink(mine, fresh), link) },
    "keep one that opens something already": {
      who: nobody,
      by: administrator,
      act: setting(paths.sharedLink(mine, unkept), { ...link, expiresAt: inAMonth }),
    },
    "keep other parts than it shows": {
      who: nobody,
      act: (db) => sharing(db, fresh, { kept: { ...link, parts: ["plan"] } }),
    },
    "keep one that shows another name than the business has": {
      who: nobody,
      act: (db) => sharing(db, fresh, { shown: { ...copy, businessName: "Southwind" } }),
    },
    "make one without keeping it": { who: nobody, act: (db) => sharing(db, fresh, { kept: undefined }) },
    "keep one again that was revoked": { who: nobody, by: administrator, act: (db) => sharing(db, revoked) },
    "open one again that was revoked": { who: nobody, act: (db) => sharing(db, revoked, { kept: undefined }) },
    "make one of an unnamed business": { who: nobody, act: (db) => sharing(db, fresh, { owned: undefined }) },
    "make one that is kept with another business": {
      who: nobody,
      act: (db) => sharing(db, fresh, { owned: { ...owner, invitationId: others } }),
    },
    "name the business for longer than one is open": {
      who: nobody,
      act: (db) => sharing(db, fresh, { owned: { ...owner, expiresAt: inDays(31) } }),
    },
    "name the business, and more": { who: nobody, act: (db) => sharing(db, fresh, { owned: { ...owner, extra: "" } }) },
    "name the business of none": { who: nobody, act: setting(paths.sharedPlanOwner(fresh), owner) },
    "name the business of one that is there": { who: nobody, act: setting(paths.sharedPlanOwner(ended), owner) },
    "read of which business one is": { who: nobody, act: reading(paths.sharedPlanOwner(open)) },
    "forget of which business one is that still opens": { who: nobody, act: deleting(paths.sharedPlanOwner(open)) },
    "forget of which business one was that is gone": {
      who: clientAndAdministrator,
      act: deleting(paths.sharedPlanOwner(bare)),
    },
    "read of which business one was that is gone": { who: nobody, act: reading(paths.sharedPlanOwner(bare)) },
    "name another business of one that is gone": {
      who: nobody,
      act: updating(paths.sharedPlanOwner(bare), { invitationId: others }),
    },
    "revoke a page that is gone": {
      who: clientAndAdministrator,
      act: (db, by) => updateDoc(doc(db, paths.sharedLink(mine, bare)), revocation(by)),
    },
    "keep a plan as a course": {
      who: nobody,
      act: (db) => sharing(db, fresh, { kept: { ...link, course: "course-1", role: "consultant" } }),
    },
    "keep another end than it has": {
      who: nobody,
      act: (db) => sharing(db, fresh, { kept: { ...link, expiresAt: inDays(29) } }),
    },
    "revoke one": { who: administrator, act: (db, by) => revoking(db, revocation(by)) },
    "revoke one in a colleague's name": {
      who: nobody,
      act: (db, by) => revoking(db, revocation(by, { revokedBy: "admin-3" })),
    },
    "revoke one and name nobody": { who: nobody, act: (db) => revoking(db, { revokedAt: serverTimestamp() }) },
    "delete what one shows": { who: administrator, act: deleting(paths.sharedPlan(open)) },
    "call one revoked that still opens": {
      who: nobody,
      act: (db, by) => updateDoc(doc(db, paths.sharedLink(mine, open)), revocation(by)),
    },
    "revoke one at a time of their own": {
      who: nobody,
      act: (db, by) => revoking(db, revocation(by, { revokedAt: new Date(0) })),
    },
    "say more of one with its end": {
      who: nobody,
      act: (db, by) => revoking(db, revocation(by, { extra: "x" })),
    },
    "forget that one was made": { who: nobody, act: deleting(paths.sharedLink(mine, open)) },
    "open a page": { who: everyone, act: reading(paths.sharedPlan(paged)) },
    "read that a page was made": { who: clientAndAdministrator, act: reading(paths.sharedLink(mine, paged)) },
    "list the pages that were made": { who: clientAndAdministrator, act: pagesOf(mine) },
    "list the pages of another business": { who: administrator, act: pagesOf(others) },
    "make a page of the released plan": { who: client, act: paging() },
    "make a page that names nobody": {
      who: client,
      act: paging({ shown: { ...pageCopy, page: without(page, "by") } }),
    },
    "make a page of another business": { who: nobody, act: paging({ code: others }) },
    "make a page of a plan that is not released": {
      who: nobody,
      act: (db, person) => paging({ kept: { ...pageLink(person), planVersion: 2 } })(db, person),
    },
    "make a page of no plan": {
      who: nobody,
      act: (db, person) => paging({ kept: without(pageLink(person), "planVersion") })(db, person),
    },
    "keep a page, and more": { who: nobody, by: client, act: paging({ kept: { ...pageLink("client"), extra: "x" } }) },
    "make a page in another's name": { who: nobody, act: paging({ kept: { ...pageLink("client"), by: "admin-1" } }) },
    "make the client's page": { who: client, act: paging({ kept: pageLink("client") }) },
    "make a page that shows the plan, too": {
      who: nobody,
      act: paging({ shown: { ...pageCopy, parts: ["page", "plan"] } }),
    },
    "keep a page as a plan": {
      who: nobody,
      act: (db, person) => paging({ kept: { ...pageLink(person), parts: ["plan"] } })(db, person),
    },
    "keep a page with another business of the same name, too": {
      who: nobody,
      by: client,
      act: (db, person) => paging({ also: { [paths.sharedLink(others, fresh)]: pageLink(person) } })(db, person),
    },
    "put a page behind a link that a consultant has made": {
      who: nobody,
      by: clientAndAdministrator,
      act: (db) => sharing(db, copyless, { shown: pageCopy, kept: undefined, owned: ownerOf(pageCopy) }),
    },
    "put a plan behind a link that a consultant has made": {
      who: administrator,
      by: clientAndAdministrator,
      act: (db) => sharing(db, copyless, { kept: undefined, owned: ownerOf(copy) }),
    },
    "share the plan of a business that they have not opened": {
      who: nobody,
      by: administrator,
      act: paging({ code: unopened, shown: copy, kept: link }),
    },
    "share the plan as a consultant does": {
      who: nobody,
      by: ["client"],
      act: (db, person) =>
        paging({ shown: copy, kept: { ...without(pageLink(person), "planVersion"), parts } })(db, person),
    },
    "put a page beside the parts of a consultant": {
      who: nobody,
      act: (db) => sharing(db, fresh, { shown: { ...copy, page } }),
    },
    "change what a page says": { who: nobody, act: updating(paths.sharedPlan(paged), { page }) },
    "revoke a page": { who: clientAndAdministrator, act: revokingPage },
    "take a page away and call it open": { who: administrator, act: deleting(paths.sharedPlan(paged)) },
    "revoke a page with another time": {
      who: nobody,
      act: (db, by) => revokingPage(db, by, { revokedAt: new Date(0) }),
    },
    ...misfitsOf("make a page", {
      by: "client",
      fields: without(pageCopy, "ratings"),
      write: (db, shown) => paging({ shown, owned: ownerOf(shown) })(db, "client"),
      most: { "page.by": 200 },
      lists: ["page.decisions", "page.dates"],
      optional: ["page.by"],
      misfits: {
        "with four decisions": { page: { ...page, decisions: ["1", "2", "3", "4"] } },
        "with five dates": { page: { ...page, dates: ["1", "2", "3", "4", "5"] } },
        "with decisions of a book": { page: { ...page, decisions: ["x".repeat(1001)] } },
        "with dates of a book": { page: { ...page, dates: ["x".repeat(1201)] } },
        "with a field of its own": { page: { ...page, extra: "" } },
        "with a plan": { plan },
      },
      fits: {
        "with as many words as there is room for": {
          page: { ...page, decisions: ["1", "2", "x".repeat(998)], dates: ["1", "2", "3", "x".repeat(1197)] },
        },
      },
    }),
    "try a course": { who: everyone, act: reading(paths.sharedPlan(tried)) },
    "read that their own link to a course was made": {
      who: clientAndAdministrator,
      act: reading(paths.sharedLink(mine, tried)),
    },
    "read that a consultant has made one": { who: administrator, act: reading(paths.sharedLink(mine, lent)) },
    "list the business's links to courses": {
      who: clientAndAdministrator,
      act: coursesTried(mine, where("role", "==", "business")),
    },
    "list all links to courses": { who: administrator, act: coursesTried(mine) },
    "list the links to another business's courses": {
      who: administrator,
      act: coursesTried(others, where("role", "==", "business")),
    },
    "make a link to a course": { who: clientAndAdministrator, act: trying() },
    "make a link to a course of another business": { who: nobody, act: trying({}, courseShown, others) },
    "make a link to a course of a business that they have not opened": {
      who: nobody,
      act: trying({}, courseShown, unopened),
    },
    "make a link to a course that is not there": { who: nobody, act: trying({ course: "course-2" }) },
    "make a link to a course that begins with it": {
      who: nobody,
      by: clientAndAdministrator,
      act: (db, person) => {
        const kept = { ...courseLink(person), course: "course-2" };
        return paging({ shown: courseShown, kept, also: courseBegun })(db, person);
      },
    },
    "begin a course": { who: clientAndAdministrator, act: (db) => write(db, courseBegun) },
    "make a link to no course": {
      who: nobody,
      act: (db, person) => paging({ shown: courseShown, kept: without(courseLink(person), "course") })(db, person),
    },
    "make a link to a course in the consultant's role": { who: administrator, act: trying({ role: "consultant" }) },
    "make a link to a course in the business's role": { who: client, act: trying({ role: "business" }) },
    "make a link to a course in another's name": { who: nobody, act: trying({ by: "admin-9" }) },
    "make a link to a course, and more": { who: nobody, by: client, act: trying({ extra: "x" }) },
    "make a link to a course that it does not name": {
      who: nobody,
      act: (db, person) =>
        paging({ shown: courseShown, kept: without(without(courseLink(person), "course"), "role") })(db, person),
    },
    "make a link to a course as one to a page": {
      who: nobody,
      act: (db, person) => paging({ shown: courseShown, kept: { ...pageLink(person), parts: ["course"] } })(db, person),
    },
    "make a link to a course of a plan": { who: nobody, act: trying({ planVersion: 1 }) },
    "make a link to a course that shows the plan": { who: nobody, act: trying({}, { ...courseShown, plan }) },
    "make a link to a course that shows ratings": { who: nobody, act: trying({}, { ...courseShown, ratings: {} }) },
    "make a link to a course beside other parts": {
      who: nobody,
      act: trying({ parts: ["course", "plan"] }, { ...courseShown, parts: ["course", "plan"] }),
    },
    "put a course beside the parts of a consultant": {
      who: nobody,
      act: (db) => sharing(db, fresh, { shown: { ...copy, course } }),
    },
    "put a course alone behind the parts of a consultant": {
      who: nobody,
      by: administrator,
      act: (db) => sharing(db, fresh, { shown: { ...without(copy, "plan", "ratings"), course } }),
    },
    "put a page alone behind the parts of a consultant": {
      who: nobody,
      by: administrator,
      act: (db) => sharing(db, fresh, { shown: { ...without(copy, "plan", "ratings"), page } }),
    },
    "make a page that shows nothing": { who: nobody, by: client, act: paging({ shown: without(pageCopy, "page") }) },
    "make a link to a course that shows nothing": {
      who: nobody,
      by: clientAndAdministrator,
      act: trying({}, without(courseShown, "course")),
    },
    "show another course behind a link, as if it were new": {
      who: nobody,
      by: administrator,
      act: setting(paths.sharedPlan(lent), { ...courseShown, expiresAt: inAMonth }),
    },
    "change the course behind a link": { who: nobody, act: updating(paths.sharedPlan(tried), { course }) },
    "revoke a business's link to a course": {
      who: clientAndAdministrator,
      act: (db, by) => revokingPage(db, by, {}, tried),
    },
    "revoke a consultant's link to a course": { who: administrator, act: (db, by) => revokingPage(db, by, {}, lent) },
    ...misfitsOf("make a link to a course", {
      by: "client",
      fields: courseShown,
      write: (db, shown) => paging({ shown, kept: courseLink("client"), owned: ownerOf(shown) })(db, "client"),
      most: { "course.title": 200 },
      lists: ["course.pages"],
      misfits: {
        "without a page": { course: { ...course, pages: [] } },
        "of more pages than a course has": { course: { ...course, pages: Array.from({ length: 1001 }, () => "") } },
        "with a field of its own": { course: { ...course, extra: "" } },
      },
      fits: {
        "of as many pages as a course has": { course: { ...course, pages: Array.from({ length: 1000 }, () => "") } },
      },
    }),
    "make one with ratings that are none": {
      who: nobody,
      act: (db) => sharing(db, fresh, { shown: { ...copy, ratings: "all" } }),
    },
    ...misfitsOf("make a link", {
      by: "administrator",
      fields: without(copy, "ratings"),
      write: (db, shown) => sharing(db, copyless, { shown, kept: undefined, owned: ownerOf(shown) }),
      most: { businessName: 200, "plan.text": 200_000, "plan.model": 200, "plan.reviewedBy": 200 },
      optional: ["plan.model", "plan.generatedAt", "plan.edited", "plan.reviewedBy"],
      misfits: {
        "of no part": { parts: [] },
        "of a part that there is not": { parts: ["extra"] },
        "that lasts longer": { expiresAt: inDays(32) },
        "that has ended": { expiresAt: new Date(0) },
        "that began at another time": { createdAt: new Date(0) },
        "that names the business's code": { code: mine },
      },
    }),
    ...misfitsOf("keep a link", {
      by: "administrator",
      fields: link,
      write: (db, kept) => sharing(db, fresh, { kept }),
      misfits: {
        "with another's uid": { by: "admin-2" },
        "with another's address": { byEmail: "colleague@waymark.example" },
      },
    }),
  },
});
