// The people who may read a round of voices: the contact of the business, and the staff that has opened it. Nobody
// writes one, and nobody reads what the functions keep of an open one. A voter is a visitor.
import { doc, type Firestore } from "firebase/firestore/lite";
import { paths, serverPaths } from "../../../src/domain/kernel/collections";
import { deleting, listing, nobody, permissionTable, reading, setting, updating, type Permission } from "../people";
import { givenBusinesses, mine, opened, others, rowsOfBoth } from "./given";

const round = "0123abcd";
const otherRound = "0123abce";
const open = {
  team: { id: "a00", name: "Sales" },
  slips: 8,
  openedAt: new Date(0),
  closesAt: new Date(1),
  state: "open",
};
const ratings = { roleClarity: { mean: 2, spread: "close" } };
const closed = {
  ...open,
  state: "closed",
  closedAt: new Date(1),
  voices: 8,
  ratings,
  sentences: ["We meet too seldom."],
};

const given = (db: Firestore) =>
  givenBusinesses(db, (batch, code) => {
    batch.set(doc(db, paths.voiceRound(code, round)), open);
    batch.set(doc(db, paths.voiceRound(code, otherRound)), closed);
    batch.set(doc(db, serverPaths.voiceSwitch(code)), { isOff: false });
    for (const id of [round, otherRound]) {
      batch.set(doc(db, serverPaths.voiceBox(id)), { invitationId: mine, voices: 8 });
      batch.set(doc(db, serverPaths.voiceSentences(id)), { sentences: ["We meet too seldom."] });
      batch.set(doc(db, serverPaths.voiceLink(id)), { invitationId: mine });
    }
  });

const readable = (code: string): Record<string, Permission["act"]> => ({
  "read an open round": reading(paths.voiceRound(code, round)),
  "read a closed round": reading(paths.voiceRound(code, otherRound)),
  "list the rounds": listing(paths.voiceRounds(code), 100),
});

const written = (what: string, path: string, fields: object): Record<string, Permission> => ({
  [`make ${what}`]: { who: nobody, act: setting(path.replace(round, "0123abcf"), fields) },
  [`change ${what}`]: { who: nobody, act: updating(path, fields) },
  [`delete ${what}`]: { who: nobody, act: deleting(path) },
});

const hidden = {
  "the box": serverPaths.voiceBox(round),
  "the sentences": serverPaths.voiceSentences(round),
  "the way of the links": serverPaths.voiceLink(round),
  "the switch": serverPaths.voiceSwitch(mine),
};

const readingHidden = Object.fromEntries(
  Object.entries(hidden).map(([what, path]): [string, Permission] => [
    `read ${what}`,
    { who: nobody, act: reading(path) },
  ]),
);
const writingHidden = Object.fromEntries(
  Object.entries(hidden).flatMap(([what, path]) => Object.entries(written(what, path, { voices: 4 }))),
);

permissionTable("rounds of voices", {
  opened,
  given,
  may: {
    ...rowsOfBoth(readable, "their business", "another", ["reader"]),
    "list all rounds without a limit": { who: nobody, act: listing(paths.voiceRounds(mine)) },
    ...written("an open round", paths.voiceRound(mine, round), { voices: 4 }),
    ...written("a closed round", paths.voiceRound(mine, otherRound), { sentences: [] }),
    ...written("another's round", paths.voiceRound(others, round), { voices: 4 }),
    ...readingHidden,
    ...writingHidden,
  },
});

permissionTable("rounds of voices of a business that was not opened", {
  given,
  may: {
    "read a closed round": { who: ["client"], act: reading(paths.voiceRound(mine, otherRound)) },
    "list the rounds": { who: ["client"], act: listing(paths.voiceRounds(mine), 100) },
  },
});

permissionTable("rounds of voices of a business that has another contact", {
  given: async (db) => {
    await given(db);
    await updating(paths.invitation(mine), { usedAuthTime: 4000, usedBy: "new-contact" })(db);
  },
  may: {
    "read a closed round": {
      who: nobody,
      by: ["client", "former contact"],
      act: reading(paths.voiceRound(mine, otherRound)),
    },
    "list the rounds": { who: nobody, by: ["client", "former contact"], act: listing(paths.voiceRounds(mine), 100) },
  },
});
