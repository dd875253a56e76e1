// A query as far as its indexes go: which collection, which fields it compares for equality, and in which order it
// reads. A query with `or` is several, each with indexes of its own.
import * as z from "zod/mini";

export interface QueryShape {
  collection: string;
  /** Over all collections of this name. */
  isGroup: boolean;
  equal: string[];
  order: { fieldPath: string; direction: Direction }[];
}

type Direction = "ASCENDING" | "DESCENDING";

const field = z.object({ fieldPath: z.string() });
const fieldFilter = z.object({ field, op: z.union([z.string(), z.number()]) });

interface Filter {
  fieldFilter?: z.infer<typeof fieldFilter> | null | undefined;
  unaryFilter?: z.infer<typeof fieldFilter> | null | undefined;
  compositeFilter?: { op: string | number; filters: Filter[] } | null | undefined;
}

const filter: z.ZodMiniType<Filter> = z.lazy(() =>
  z.object({
    fieldFilter: z.nullish(fieldFilter),
    unaryFilter: z.nullish(fieldFilter),
    compositeFilter: z.nullish(z.object({ op: z.union([z.string(), z.number()]), filters: z.array(filter) })),
  }),
);

const collectionSelector = z.object({
  collectionId: z.nullish(z.string()),
  allDescendants: z.nullish(z.boolean()),
});

export const recordedQuery = z.object({
  from: z.pipe(
    z.nullish(z.array(collectionSelector)),
    z.transform((from) => from ?? []),
  ),
  where: z.nullish(filter),
  orderBy: z.nullish(z.array(z.object({ field, direction: z.nullish(z.union([z.string(), z.number()])) }))),
});

/** Words and numbers of the protocol (google.firestore.v1.StructuredQuery). */
const or = ["OR", 2];
const equalities = ["EQUAL", 5, "IN", 8, "IS_NULL", 3, "IS_NAN", 2];
const containments = ["ARRAY_CONTAINS", 7, "ARRAY_CONTAINS_ANY", 9];
const descending = ["DESCENDING", 2];

interface FieldComparison {
  fieldPath: string;
  isEquality: boolean;
}

export function queryShapes({ from, where, orderBy }: z.infer<typeof recordedQuery>): QueryShape[] {
  const { collectionId, allDescendants } = from[0] ?? {};
  const explicit = (orderBy ?? []).map(({ field: { fieldPath }, direction }) => ({
    fieldPath,
    direction: descending.includes(direction ?? "") ? ("DESCENDING" as const) : ("ASCENDING" as const),
  }));
  return alternatives(where ?? {}).map((comparisons) => {
    const equal = new Set(comparisons.filter(({ isEquality }) => isEquality).map(({ fieldPath }) => fieldPath));
    // A field compared in another way is read in its order, also if the query does not say so.
    const unordered = comparisons.filter(
      ({ fieldPath, isEquality }) => !isEquality && !explicit.some((one) => one.fieldPath === fieldPath),
    );
    const implied = [...new Set(unordered.map(({ fieldPath }) => fieldPath))].map((fieldPath) => ({
      fieldPath,
      direction: explicit.at(-1)?.direction ?? ("ASCENDING" as const),
    }));
    const order = [...explicit, ...implied].filter(
      ({ fieldPath }) => fieldPath !== "__name__" && !equal.has(fieldPath),
    );
    equal.delete("__name__");
    return {
      collection: collectionId ?? "",
      isGroup: allDescendants === true,
      equal: [...equal].toSorted(),
      order,
    };
  });
}

/** The ways in which a document may pass, each a list of comparisons that must all hold. */
function alternatives({ fieldFilter, unaryFilter, compositeFilter }: Filter): FieldComparison[][] {
  const simple = fieldFilter ?? unaryFilter;
  if (simple) {
    const isEquality =
      equalities.includes(simple.op) || (fieldFilter !== undefined && containments.includes(simple.op));
    return [[{ fieldPath: simple.field.fieldPath, isEquality }]];
  }
  if (!compositeFilter) return [[]];
  const parts = compositeFilter.filters.map(alternatives);
  if (or.includes(compositeFilter.op)) return parts.flat();
  return parts.reduce<FieldComparison[][]>(
    (all, part) => all.flatMap((one) => part.map((other) => [...one, ...other])),
    [[]],
  );
}
