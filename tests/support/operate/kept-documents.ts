// Compares a filled system before and after an upgrade: every value of every document, but those that the migration
// is said to change.
import type { StoredDocument } from "../../../local/operate/backup/documents";

type Leaves = Map<string, string>;

/** The places that documents have left, and fields that get another form. */
const moved: readonly [RegExp, string][] = [
  [/^blasts\/([^/]+)\/troubles\//, "blasts/$1/undelivered/"],
  [/^acknowledgements\//, "outbox/acknowledgement-"],
];

/** Of these the migration makes something else, which has tests of its own; of each something must be there. */
const remade = /^(acknowledgements|notifications)\/[^/]+$|^health\/|^migrations\//;

/** Made anew out of other fields by every version. */
const derived = new Set(["searchWords"]);

/** A state that had another name, and lists that were stored as they were typed. */
const renamed: Readonly<Record<string, (value: string) => string>> = {
  status: (value) => value.replace('"planning"', '"preparing"'),
};

/** Returns the documents that are lost or have lost a value, each with what is missing. */
export function lostOf(before: readonly StoredDocument[], after: readonly StoredDocument[]): string[] {
  const there = new Map(after.map(({ path, fields = {} }) => [path, leavesOf(fields)]));
  return before.flatMap(({ path, fields = {} }) => {
    const place = moved.reduce((name, [from, to]) => name.replace(from, to), path);
    const found = there.get(place);
    if (!found) return [`${path} is not at ${place}`];
    if (remade.test(path)) return [];
    const lost = [...leavesOf(fields)].filter(
      ([name, value]) => !derived.has(name) && found.get(name) !== (renamed[name]?.(value) ?? value),
    );
    return lost.length > 0 ? [`${path} has lost ${lost.map(([name]) => name).join(", ")}`] : [];
  });
}

function leavesOf(value: Record<string, unknown>, name = "", leaves: Leaves = new Map()): Leaves {
  for (const [key, one] of Object.entries(value)) {
    const path = name === "" ? key : `${name}.${key}`;
    const inner = one as { mapValue?: { fields?: Record<string, unknown> } };
    if (inner.mapValue?.fields) leavesOf(inner.mapValue.fields, path, leaves);
    else leaves.set(path, JSON.stringify(one));
  }
  return leaves;
}
