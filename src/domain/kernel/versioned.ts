// The one rule for what two people, or two windows, edit. What only one of them has changed is that one's. Of what both
// have changed the later is shown, and the other is handed back: it belongs in the history, and its writer is told.
import { canonicalText } from "./records";

/** Stored content, with a number that each change raises. */
export interface Versioned<Content> {
  version: number;
  content: Content;
}

/** One value as both had it, and what each has made of it since; who comes later is for the caller to say. */
export type Editions<Value> = readonly [base: Value, earlier: Value, later: Value];

/** The same part of each edition. */
export function partsOfEach<Value, Part>([base, earlier, later]: Editions<Value>, part: (of: Value) => Part) {
  return [part(base), part(earlier), part(later)] as const satisfies Editions<Part>;
}

export interface Merged<Shown, Overtaken = Shown> {
  shown: Shown;
  overtaken?: Overtaken;
}

export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || canonicalText(one) === canonicalText(other);
}

export function mergedValue<Value>([base, earlier, later]: Editions<Value>): Merged<Value> {
  if (isEqual(earlier, base) || isEqual(earlier, later)) return { shown: later };
  return isEqual(later, base) ? { shown: earlier } : { shown: later, overtaken: earlier };
}

/** Each field by itself; `overtaken` has those of which something was. */
export function mergedFields<Fields extends object>(
  editions: Editions<Fields>,
): Required<Merged<Fields, Partial<Fields>>> {
  const shown: Partial<Fields> = {};
  const overtaken: Partial<Fields> = {};
  for (const name of Object.keys({ ...editions[1], ...editions[2] }) as (keyof Fields)[]) {
    const field = mergedValue(partsOfEach(editions, (edition) => edition[name]));
    if (field.shown !== undefined) shown[name] = field.shown;
    if (field.overtaken !== undefined) overtaken[name] = field.overtaken;
  }
  return { shown: shown as Fields, overtaken };
}

/** A list with what either has added, the earlier first, and without what either has taken out. */
export function mergedList<Entry>([base, earlier, later]: Editions<readonly Entry[]>): Entry[] {
  const added = lacking(lacking(earlier, base), later);
  const removed = lacking(base, earlier);
  return [...added, ...lacking(later, removed)];
}

function lacking<Entry>(list: readonly Entry[], others: readonly Entry[]): Entry[] {
  return list.filter((each) => !others.some((other) => isEqual(each, other)));
}
