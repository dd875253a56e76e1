import { describe, expect, test } from "vitest";
import { indexFindings, type CompositeIndex, type IndexFile } from "./index-findings";
import { queryShapes, recordedQuery } from "./query-shape";

const where = (fieldPath: string, op: string | number) => ({ fieldFilter: { field: { fieldPath }, op } });
const by = (fieldPath: string, direction: string | number = "ASCENDING") => ({ field: { fieldPath }, direction });
const all = (op: string | number, ...filters: object[]) => ({ compositeFilter: { op, filters } });
const index = (...fields: string[]): CompositeIndex => ({
  collectionGroup: "tasks",
  queryScope: "COLLECTION",
  fields: fields.map((field) => ({
    fieldPath: field.replace("-", ""),
    order: field.startsWith("-") ? "DESCENDING" : "ASCENDING",
  })),
});

function findings(
  query: object,
  indexes: CompositeIndex[],
  fieldOverrides: IndexFile["fieldOverrides"] = [],
): string[] {
  const recorded = recordedQuery.parse({ from: [{ collectionId: "tasks" }], ...query });
  return indexFindings(queryShapes(recorded), { indexes, fieldOverrides });
}

describe("needs no index of its own:", () => {
  test.each([
    ["everything", {}],
    ["one field in its order", { orderBy: [by("at", "DESCENDING")] }],
    ["one field for equality", { where: where("state", "EQUAL") }],
    ["several fields for equality", { where: all("AND", where("state", "EQUAL"), where("email", "EQUAL")) }],
    [
      "a range in its own order",
      { where: all("AND", where("name", "GREATER_THAN_OR_EQUAL"), where("name", 4)), orderBy: [by("name")] },
    ],
    ["documents by their names", { where: where("__name__", "IN"), orderBy: [by("__name__")] }],
    ["one field or another", { where: all("OR", where("state", "EQUAL"), where("email", "EQUAL")) }],
  ])("%s", (_, query) => {
    expect(findings(query, [])).toEqual([]);
  });
});

describe("needs an index of its own, which is then used:", () => {
  test.each([
    [
      "a list within a state",
      { where: where("state", "EQUAL"), orderBy: [by("at", "DESCENDING")] },
      index("state", "-at"),
    ],
    ["the same in numbers", { where: where("state", 5), orderBy: [by("at", 2)] }, index("state", "-at")],
    ["a list within several states", { where: where("state", "IN"), orderBy: [by("at")] }, index("state", "at")],
    [
      "a range within a state",
      { where: all("AND", where("state", "EQUAL"), where("at", "LESS_THAN")) },
      index("state", "at"),
    ],
    ["two orders", { orderBy: [by("name"), by("at", "DESCENDING")] }, index("name", "-at")],
    [
      "ranges of which one holds, within a state",
      {
        where: all(1, where("state", "IN"), all(2, where("name", "LESS_THAN"), where("name", "GREATER_THAN"))),
        orderBy: [by("name")],
      },
      index("state", "name"),
    ],
  ])("%s", (_, query, needed) => {
    expect(findings(query, [needed])).toEqual([]);
    expect(findings(query, [])).toEqual([expect.stringContaining("No index serves tasks")]);
  });

  test("two for equality may join two indexes with the same end", () => {
    const query = { where: all("AND", where("state", "EQUAL"), where("email", "EQUAL")), orderBy: [by("at")] };
    expect(findings(query, [index("state", "at"), index("email", "at")])).toEqual([]);
    expect(findings(query, [index("state", "at")])).toHaveLength(2);
  });
});

test("an index in another order, of another collection or with another field serves nothing, and is idle", () => {
  const query = { where: where("state", "EQUAL"), orderBy: [by("at")] };
  const others = [index("state", "-at"), index("kind", "at"), { ...index("state", "at"), collectionGroup: "blasts" }];
  for (const other of others)
    expect(findings(query, [other])).toEqual([
      "No index serves tasks (state ==, at ASCENDING).",
      expect.stringMatching(/^No query uses the index/),
    ]);
});

test("a query over all collections of a name needs an index for that", () => {
  const query = { from: [{ collectionId: "tasks", allDescendants: true }], where: where("state", "EQUAL") };
  expect(findings(query, [])).toEqual(["No index serves all tasks (state ==)."]);
  expect(findings(query, [{ ...index("state"), queryScope: "COLLECTION_GROUP" }])).toEqual([]);
});

test("one field over all collections of a name is an exemption of the field, in the order of the query", () => {
  const from = [{ collectionId: "tasks", allDescendants: true }];
  const exempt = (order: string, queryScope: string) => [
    { collectionGroup: "tasks", fieldPath: "at", indexes: [{ order, queryScope }] },
  ];
  const before = { from, where: where("at", "LESS_THAN") };
  expect(findings(before, [], exempt("ASCENDING", "COLLECTION_GROUP"))).toEqual([]);
  const same = { from, where: where("at", "EQUAL") };
  expect(findings(same, [], exempt("DESCENDING", "COLLECTION_GROUP"))).toEqual([]);
  expect(findings(before, [], exempt("DESCENDING", "COLLECTION_GROUP"))).toHaveLength(1);
  expect(findings(before, [], exempt("ASCENDING", "COLLECTION"))).toHaveLength(1);
});

test("a field whose own index is switched off is not to be read by", () => {
  const off = [{ collectionGroup: "tasks", fieldPath: "message", indexes: [] }];
  expect(findings({ orderBy: [by("message")] }, [], off)).toEqual([expect.stringContaining("which is switched off")]);
  expect(findings({ orderBy: [by("at")] }, [], off)).toEqual([]);
});
