// Each mistake is planted alone into facts in which all is well, and each must be found, alone, with what repairs it.
import { expect, test } from "vitest";
import { expectOne, type Planted } from "../../../tests/support/operate/planted";
import { soundMachine } from "../../../tests/support/operate/sound-facts";
import { problemsIn } from "./check";
import { localChecks } from "./local-checks";
import type { LocalFacts } from "./local-facts";

const planted: Planted<LocalFacts>[] = [
  [
    "nobody there",
    () => ({
      silent: ["the site", "Firestore"],
      functionsLoad: false,
      siteHeaders: {},
      hidesAddresses: false,
      administrators: [],
    }),
    "the site, Firestore",
    "npm start",
  ],
  ["functions that do not load", () => ({ functionsLoad: false }), "the functions do not", "emulators.log"],
  ["the development server", () => ({ siteHeaders: {} }), "npm run dev", "npm start"],
  ["addresses told", () => ({ hidesAddresses: false }), "unknown address", "npm start"],
  ["a blast that stands still", () => ({ late: ["blasts"] }), "has not moved on", "pause or cancel"],
  ["no administrator", () => ({ administrators: [] }), "no administrator", "--local"],
  [
    "an administrator nobody knows",
    () => ({ administrators: [{ email: "who@northwind.test", isVerified: false }] }),
    "who@northwind.test",
    "create who@northwind.test --local",
  ],
];

test("nothing is wrong on this machine where all is well", () => {
  expect(problemsIn(soundMachine(), localChecks)).toEqual([]);
});

test.each(planted)("%s is found", (_, plant, sentence, repair) => {
  expectOne(problemsIn({ ...soundMachine(), ...plant(soundMachine()) }, localChecks), sentence, repair);
});
