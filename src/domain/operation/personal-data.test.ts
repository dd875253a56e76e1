// The table of a person's data against everything that stores something.
import { readFileSync } from "node:fs";
import { format } from "oxfmt";
import { describe, expect, test } from "vitest";
import { paths, serverPaths } from "../kernel/collections";
import { collectionPattern, textsAt } from "./address-fields";
import { countedWords } from "./counted-words";
import { countsInWords } from "./counts-in-words";
import { personalCollections } from "./personal-collections";
import { personalDataDocument } from "./personal-data-document.fixture";
import { personAddress } from "./personal-data-export";
import { personalPlaces, type PersonalPlace } from "./personal-places";
import { retention, periodInWords } from "./retention";

const rows = Object.keys(personalCollections);

/** Returns every path that the code knows, with `x` for its variable parts. */
const knownCollections = Object.values({ ...paths, ...serverPaths }).map((path) =>
  collectionPattern(typeof path === "string" ? path : path("x", "x", "x")),
);

/** `match /a/{b}` below another one is inside it. */
function ruledCollections(): string[] {
  const open: string[] = [];
  return readFileSync("firestore.rules", "utf8")
    .split("\n")
    .flatMap((line) => {
      const indent = line.search(/\S/);
      const [, path] = /^\s*match (\/\S+) \{/.exec(line) ?? [];
      if (path === undefined) return [];
      const depth = indent / 2;
      open.length = depth;
      open[depth] = path;
      return depth > 1 ? [collectionPattern(Object.values(open).slice(1).join("").slice(1))] : [];
    });
}

test("every collection that the code or the rules know has a row, and every row is a collection that is known", () => {
  const known = new Set([...knownCollections, ...ruledCollections()]);
  expect(ruledCollections()).toContain("profiles/*/taskQueue");
  expect([...known].filter((pattern) => !rows.includes(pattern))).toEqual([]);
  expect(rows.filter((pattern) => !known.has(pattern))).toEqual([]);
});

test("whatever belongs to a person is counted for them, and what is kept or out of reach says why", () => {
  for (const [name, { found, erasure, why, isExported }] of Object.entries(personalPlaces)) {
    expect({ name, isCounted: countedWords[name as PersonalPlace] !== undefined }).toEqual({
      name,
      isCounted: isExported,
    });
    if (isExported) expect({ name, found }).toEqual({ name, found: expect.any(String) as string });
    if (erasure !== "deleted") expect({ name, why }).toEqual({ name, why: expect.any(String) as string });
  }
});

test("the page of the documentation shows the table as it is (write it anew with `vitest -u`)", async () => {
  const { code: page } = await format("personal-data.md", personalDataDocument());
  await expect(page).toMatchFileSnapshot("../../../docs/personal-data.md");
});

describe("a path into a document", () => {
  const batch = { recipients: [{ address: "a@x.example" }, { address: 7 }, null], unusable: ["b", {}], email: "c" };
  test.each([
    ["email", ["c"]],
    ["recipients.*.address", ["a@x.example"]],
    ["unusable.*", ["b"]],
    ["constructor.name", []],
    ["email.*", []],
    ["nothing.at.all", []],
  ])("%s", (path, texts) => {
    expect(textsAt(batch, path)).toEqual(texts);
  });
});

test.each([
  [" Ines@Northwind.EXAMPLE\n", "ines@northwind.example"],
  ["o'brien+news@x.example", "o'brien+news@x.example"],
])("%j is looked for as %s", (typed, address) => {
  expect(personAddress.parse(typed)).toBe(address);
});

test.each(["", "ines", "a@b@c", "a@b.example, c@d.example", `${"a".repeat(300)}@x.example`])(
  "%j is no address of one person",
  (typed) => {
    expect(personAddress.safeParse(typed).success).toBe(false);
  },
);

test("what goes is told in phrases, and what stays is not among it", () => {
  expect(
    countsInWords({ inquiries: 2, account: 1, suppressions: 1, "learning record store": 4, emailList: 0 }),
  ).toEqual(["2 inquiries", "1 account"]);
});

test("periods are told in years where they are years", () => {
  expect(
    [retention.unconfirmed, retention.undelivered, retention.inquiries, retention.subscriptions].map(periodInWords),
  ).toEqual(["30 days", "one year", "3 years", "until you leave the list"]);
});
