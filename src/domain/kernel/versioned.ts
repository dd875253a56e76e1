// The one rule for what two people, or two windows, edit. What only one of them has changed is that one's. Of what both
// have changed the later is shown, and the other is handed back: it belongs in the history, and its writer is told.
import { canonicalText } from "./records";

/** What is stored, with a number that each change raises. */
export interface Versioned<Content> {
  version: number;
  content: Content;
}

/** One value as both had it, as this window has it, and as it is stored by now. */
export interface Editions<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Whose change is the later one: a form that is saved is, a text that is still typed gives way to what is stored. */
export type Later = "mine" | "theirs";

export interface Merged<Shown, Overtaken = Shown> {
  shown: Shown;
  overtaken?: Overtaken;
}

export function isEqual(one: unknown, other: unknown): boolean {
  return one === other || canonicalText(one) === canonicalText(other);
}

export function merged<Value>({ base, mine, theirs }: Editions<Value>, later: Later): Merged<Value> {
  if (isEqual(mine, base) || isEqual(mine, theirs)) return { shown: theirs };
  if (isEqual(theirs, base)) return { shown: mine };
  return later === "mine" ? { shown: mine, overtaken: theirs } : { shown: theirs, overtaken: mine };
}

/** Each field by itself, in the order in which they are stored; `overtaken` has those of which something was. */
export function mergedFields<Fields extends object>(
  { base, mine, theirs }: Editions<Fields>,
  later: Later,
): Required<Merged<Fields, Partial<Fields>>> {
  const shown: Partial<Fields> = {};
  const overtaken: Partial<Fields> = {};
  for (const name of Object.keys({ ...theirs, ...mine }) as (keyof Fields)[]) {
    const field = merged({ base: base[name], mine: mine[name], theirs: theirs[name] }, later);
    if (field.shown !== undefined) shown[name] = field.shown;
    if (field.overtaken !== undefined) overtaken[name] = field.overtaken;
  }
  return { shown: shown as Fields, overtaken };
}

/** A list with what either has added, first what is mine, and without what either has taken out. */
export function mergedList<Entry>({ base, mine, theirs }: Editions<readonly Entry[]>): Entry[] {
  const added = lacking(lacking(mine, base), theirs);
  const removed = lacking(base, mine);
  return [...added, ...lacking(theirs, removed)];
}

function lacking<Entry>(list: readonly Entry[], others: readonly Entry[]): Entry[] {
  return list.filter((each) => !others.some((other) => isEqual(each, other)));
}
