import { deleteDoc, deleteField, doc, setDoc, updateDoc, writeBatch } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { without, type DocumentFields } from "../../support/shared/builders";
import { misfitsOf, type SoundWrite } from "../misfits/misfits";
import {
  administrator,
  deleting,
  listing,
  nobody,
  permissionTable,
  reading,
  setting,
  signatureOf,
  staff,
  updating,
  type Permission,
} from "../people";
import {
  anEdit,
  aRelease,
  givenVersions,
  mine,
  opened,
  others,
  releasedPlan,
  releasing,
  writeVersion,
  written,
} from "./given";

/** Gives the business the third version, and says under these numbers that one is released. */
function releasingAs(releases: Record<number, DocumentFields>): Permission["act"] {
  return (db) => {
    const batch = writeBatch(db);
    for (const [number, release] of Object.entries(releases))
      batch.set(doc(db, paths.planRelease(mine, Number(number))), release);
    batch.update(doc(db, paths.answersOf(mine)), releasedPlan());
    return batch.commit();
  };
}

permissionTable("the versions of a plan", {
  opened,
  given: givenVersions,
  may: {
    "read one that is released": { who: staff, act: reading(paths.planVersion(mine, 1)) },
    "read one that is not": { who: staff, act: reading(paths.planVersion(mine, 3)) },
    "read another business's": { who: staff, act: reading(paths.planVersion(others, 3)) },
    "list them": { who: staff, act: listing(paths.planVersions(mine), 9) },
    "list them all": { who: nobody, act: listing(paths.planVersions(mine)) },
    "save an edit as the next one": {
      who: administrator,
      act: (db, person) => {
        const { by, byEmail } = signatureOf(person);
        return writeVersion(db, anEdit({ by, byEmail }));
      },
    },
    "take an older one up again": {
      who: administrator,
      act: (db) => {
        const edit = anEdit({ basedOn: 1, text: "Once." });
        return writeVersion(db, without(edit, "model", "generatedAt", "answersHash"));
      },
    },
    "save an edit in the place of another": {
      who: nobody,
      act: (db) => writeVersion(db, anEdit({ number: 3, basedOn: 2 }), 3),
    },
    "leave a number out": { who: nobody, act: (db) => writeVersion(db, anEdit({ number: 5 }), 5) },
    "save an edit under another number": { who: nobody, act: (db) => writeVersion(db, anEdit(), 9) },
    "save two edits at once": {
      who: nobody,
      act: (db) => {
        const batch = writeBatch(db);
        for (const number of [4, 5]) batch.set(doc(db, paths.planVersion(mine, number)), anEdit({ number }));
        return batch.commit();
      },
    },
    "save an edit of none": { who: nobody, act: (db) => writeVersion(db, anEdit({ basedOn: 9 })) },
    "change one that is released": { who: nobody, act: updating(paths.planVersion(mine, 1), { text: "Other." }) },
    "change one that is not": { who: nobody, act: updating(paths.planVersion(mine, 3), { text: "Other." }) },
    "delete one that is released": { who: nobody, act: deleting(paths.planVersion(mine, 1)) },
    "delete one that is not": { who: nobody, act: deleting(paths.planVersion(mine, 3)) },
  },
});

permissionTable("the release of a plan", {
  opened,
  given: async (db) => {
    await givenVersions(db);
    await updateDoc(doc(db, paths.answersOf(others)), { planVersion: 2, planReleasedAt: new Date(2000) });
  },
  may: {
    "release a version": { who: administrator, act: (db) => releasing(db, aRelease(), releasedPlan()) },
    "release one that nobody has edited": {
      who: administrator,
      act: (db) => {
        const plan = releasedPlan({ planVersion: 2, trainingPlan: "## Summary", planEdited: false });
        return releasing(db, aRelease({ version: 2 }), plan, 2);
      },
    },
    "release an edit in the request that saves it": {
      who: nobody,
      by: administrator,
      act: (db) => {
        const batch = writeBatch(db);
        batch.set(doc(db, paths.planVersion(mine, 4)), anEdit());
        batch.set(doc(db, paths.planRelease(mine, 4)), aRelease({ version: 4 }));
        batch.update(doc(db, paths.answersOf(mine)), releasedPlan({ planVersion: 4 }));
        return batch.commit();
      },
    },
    "release a version under a second number": {
      who: nobody,
      by: administrator,
      act: releasingAs({ 3: aRelease(), 7: aRelease() }),
    },
    "say with a release that another version is released, too": {
      who: nobody,
      by: administrator,
      act: releasingAs({ 2: aRelease({ version: 2 }), 3: aRelease() }),
    },
    "go back to one that was released": {
      who: nobody,
      act: (db) => {
        const plan = releasedPlan({ planVersion: 1, trainingPlan: "Once.", planEdited: false });
        return releasing(db, aRelease({ version: 1 }), plan, 1);
      },
    },
    "release one that is not there": {
      who: nobody,
      act: (db) => releasing(db, aRelease({ version: 4 }), releasedPlan({ planVersion: 4 }), 4),
    },
    "give the business other words than the version's": {
      who: nobody,
      act: (db) => releasing(db, aRelease(), releasedPlan({ trainingPlan: "Other." })),
    },
    "change answers with a release": {
      who: nobody,
      act: (db) => releasing(db, aRelease(), releasedPlan({ "progressData.0": { hasMission: "no" } })),
    },
    "put a version there without a release": { who: nobody, act: updating(paths.answersOf(mine), releasedPlan()) },
    "release without the business's reading it": { who: nobody, act: setting(paths.planRelease(mine, 3), aRelease()) },
    "say again of one that the business reads that it is released": {
      who: nobody,
      act: setting(paths.planRelease(others, 2), aRelease({ version: 2 })),
    },
    "release again what the business reads": {
      who: nobody,
      act: (db) => {
        const plan = releasedPlan({ planVersion: 2, trainingPlan: "## Summary", planEdited: false });
        const batch = writeBatch(db);
        batch.set(doc(db, paths.planRelease(others, 2)), aRelease({ version: 2 }));
        batch.update(doc(db, paths.answersOf(others)), plan);
        return batch.commit();
      },
    },
    "read that a version was released": { who: staff, act: reading(paths.planRelease(mine, 1)) },
    "list the releases": { who: staff, act: listing(paths.planReleases(mine), 9) },
    "list all releases": { who: nobody, act: listing(paths.planReleases(mine)) },
    "change a release": { who: nobody, act: updating(paths.planRelease(mine, 1), { reviewedBy: "Somebody" }) },
    "delete a release": { who: nobody, act: deleting(paths.planRelease(mine, 1)) },
  },
});

permissionTable("the first release of a plan", {
  opened,
  given: async (db) => {
    await givenVersions(db);
    await deleteDoc(doc(db, paths.planRelease(mine, 1)));
    const { reviewedBy } = aRelease();
    await setDoc(doc(db, paths.planRelease(mine, 3)), { version: 3, reviewedBy, releasedAt: new Date(1000) });
    await setDoc(doc(db, paths.planVersion(mine, 1)), { ...written, number: 1 });
    await updateDoc(doc(db, paths.answersOf(mine)), { planVersion: deleteField() });
  },
  may: {
    "release it": {
      who: administrator,
      act: (db) => {
        const plan = releasedPlan({ planVersion: 1, trainingPlan: "## Summary", planEdited: false });
        return releasing(db, aRelease({ version: 1 }), plan, 1);
      },
    },
    "let the business read one of which it is said already": {
      who: administrator,
      act: updating(paths.answersOf(mine), releasedPlan()),
    },
    "let the business read one at a time of their own": {
      who: nobody,
      by: administrator,
      act: updating(paths.answersOf(mine), releasedPlan({ planReleasedAt: new Date(5000) })),
    },
    "release one of which it is said already": {
      who: nobody,
      by: administrator,
      act: (db) => releasing(db, aRelease(), releasedPlan()),
    },
  },
});

const signedOtherwise = {
  "with another's uid": { by: "admin-2" },
  "with another's address": { byEmail: "colleague@waymark.example" },
};

const edit: SoundWrite = {
  by: "administrator",
  fields: anEdit(),
  write: (db, fields) => writeVersion(db, fields),
  most: { text: 200_000 },
  misfits: {
    ...signedOtherwise,
    "at a time of their own": { createdAt: new Date(0) },
    "of another model": { model: "another-model" },
    "as if it were older": { generatedAt: new Date(1) },
    "from other answers": { answersHash: "other" },
    "based on a version by its name": { basedOn: "3" },
    "based on itself": { basedOn: 4 },
  },
};

const release: SoundWrite = {
  by: "administrator",
  fields: aRelease(),
  write: (db, fields) =>
    releasing(db, fields, releasedPlan({ planReviewedBy: fields.reviewedBy ?? aRelease().reviewedBy })),
  most: { reviewedBy: 200 },
  misfits: {
    ...signedOtherwise,
    "at a time of their own": { releasedAt: new Date(0) },
    "with its mail at another time": { mailDueAt: new Date(0) },
    "with a name that cannot be seen": { reviewedBy: "\u200b" },
  },
};

const released: SoundWrite = {
  by: "administrator",
  fields: releasedPlan(),
  write: (db, fields) => releasing(db, aRelease(), fields),
  misfits: {
    "as if nobody had edited it": { planEdited: false },
    "in another's name": { planReviewedBy: "Somebody Else" },
    "of another model": { planModel: "another-model" },
    "as if it were older": { planGeneratedAt: new Date(1) },
    "from other answers": { planAnswersHash: "other" },
    "with another version's number": { planVersion: 2 },
  },
};

permissionTable("a version with one thing wrong", {
  opened,
  given: givenVersions,
  may: misfitsOf("save an edit", edit),
});

permissionTable("a release with one thing wrong", {
  opened,
  given: givenVersions,
  may: misfitsOf("release a version", release),
});

permissionTable("what a release writes with the answers, with one thing wrong", {
  opened,
  given: givenVersions,
  may: misfitsOf("give the business a version", released),
});
