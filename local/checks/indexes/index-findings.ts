// The indexes that the recorded queries need against those of firestore.indexes.json, both ways. The emulator answers
// every query without asking for an index; a real project refuses it, and the list stays empty.
// https://firebase.google.com/docs/firestore/query-data/index-overview
import type { QueryShape } from "./query-shape";

export interface IndexFile {
  indexes: CompositeIndex[];
  fieldOverrides: FieldExemption[];
}

interface FieldExemption {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes?: { queryScope?: string; order?: string }[];
}

export interface CompositeIndex {
  collectionGroup: string;
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/** Returns a sentence for each index that is missing, and for each unused one. */
export function indexFindings(shapes: readonly QueryShape[], { indexes, fieldOverrides }: IndexFile): string[] {
  const used = new Set<CompositeIndex>();
  const missing = new Set<string>();
  for (const shape of shapes) {
    const isAlone = isServedAlone(shape, fieldOverrides);
    const serving = needsComposite(shape) && !isAlone ? indexesFor(shape, indexes) : [];
    if (serving === undefined) missing.add(`No index serves ${shapeInWords(shape)}.`);
    for (const one of serving ?? []) used.add(one);
    const unindexed = needsComposite(shape) ? undefined : unindexedField(shape, fieldOverrides);
    if (unindexed) missing.add(`${shapeInWords(shape)} needs the index of ${unindexed}, which is switched off.`);
  }
  const idle = indexes.filter((index) => !used.has(index));
  return [...missing, ...idle.map((index) => `No query uses the index ${indexInWords(index)}.`)];
}

/** Comparing fields for equality only joins their own indexes; any order beside another field needs one more. */
function needsComposite({ equal, order, isGroup }: QueryShape): boolean {
  if (isGroup && equal.length + order.length > 0) return true;
  return order.length > 1 || (order.length === 1 && equal.length > 0);
}

/** Over all collections of a name one field needs an index of its own as well, which is an exemption of the field. */
function isServedAlone({ collection, isGroup, equal, order }: QueryShape, overrides: IndexFile["fieldOverrides"]) {
  const [only, ...others] = [...equal.map((fieldPath) => ({ fieldPath, direction: undefined })), ...order];
  if (!isGroup || only === undefined || others.length > 0) return false;
  const own = overrides.filter((one) => one.collectionGroup === collection && one.fieldPath === only.fieldPath);
  return own
    .flatMap(({ indexes = [] }) => indexes)
    .some((one) => one.queryScope === "COLLECTION_GROUP" && [undefined, one.order].includes(only.direction));
}

/** Those that serve the query together: each ends in its order, after some of the fields for equality. */
function indexesFor(shape: QueryShape, indexes: readonly CompositeIndex[]): CompositeIndex[] | undefined {
  const candidates = indexes.filter((index) => serves(shape, index));
  const covered = new Set(candidates.flatMap(({ fields }) => fields.map(({ fieldPath }) => fieldPath)));
  const isServed = candidates.length > 0 && shape.equal.every((field) => covered.has(field));
  return isServed ? candidates : undefined;
}

function serves({ collection, isGroup, equal, order }: QueryShape, index: CompositeIndex): boolean {
  const { collectionGroup, queryScope, fields } = index;
  const scope = isGroup ? "COLLECTION_GROUP" : "COLLECTION";
  const [before, end] = [fields.slice(0, fields.length - order.length), fields.slice(fields.length - order.length)];
  return (
    collectionGroup === collection &&
    queryScope === scope &&
    before.every(({ fieldPath }) => equal.includes(fieldPath)) &&
    end.every(({ fieldPath, order: direction }, nth) => {
      return fieldPath === order[nth]?.fieldPath && direction === order[nth].direction;
    })
  );
}

/** The field whose own index is switched off although the query reads by it. */
function unindexedField({ collection, equal, order }: QueryShape, overrides: IndexFile["fieldOverrides"]) {
  const fields = [...equal, ...order.map(({ fieldPath }) => fieldPath)];
  return overrides
    .filter(({ collectionGroup, indexes = [] }) => collectionGroup === collection && indexes.length === 0)
    .map(({ fieldPath }) => fieldPath)
    .find((fieldPath) => fields.includes(fieldPath));
}

function shapeInWords({ collection, isGroup, equal, order }: QueryShape): string {
  const conditions = equal.map((field) => `${field} ==`);
  const orders = order.map(({ fieldPath, direction }) => `${fieldPath} ${direction}`);
  return `${isGroup ? "all " : ""}${collection} (${[...conditions, ...orders].join(", ")})`;
}

function indexInWords({ collectionGroup, fields }: CompositeIndex): string {
  return `${collectionGroup} (${fields.map(({ fieldPath, order }) => `${fieldPath} ${order ?? ""}`).join(", ")})`;
}
