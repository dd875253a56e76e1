import fc from "fast-check";
import { expect, test } from "vitest";
import { growList, type ListPart } from "./growing-list";

interface Entry {
  id: string;
  at: number;
}

/** A list like the database's, the latest first, which tells the follower of a part each change. */
function aList(count: number) {
  let entries: Entry[] = Array.from({ length: count }, (_, nth) => ({ id: `entry-${nth}`, at: count - nth }));
  const heard = new Map<object, () => void>();
  let reads = 0;

  function watch(part: ListPart<Entry>, show: (found: Entry[]) => void): () => void {
    let known = new Set<string>();
    const tell = () => {
      const found = entries
        .filter(({ at }) => !part.after || at < part.after.at)
        .filter(({ at }) => !part.until || at >= part.until.at)
        .slice(0, part.most);
      reads += found.filter(({ id }) => !known.has(id)).length;
      known = new Set(found.map(({ id }) => id));
      show(found);
    };
    heard.set(part, tell);
    queueMicrotask(() => heard.has(part) && tell());
    return () => heard.delete(part);
  }

  function change(to: (before: Entry[]) => Entry[]): void {
    entries = to(entries).sort((one, other) => other.at - one.at);
    for (const tell of [...heard.values()]) tell();
  }

  return { watch, change, ids: () => entries.map(({ id }) => id), reads: () => reads, heard: () => heard.size };
}

/** Everything that was asked has been answered. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function follow(list: ReturnType<typeof aList>, [first, more] = [3, 4]) {
  const shown = { ids: [] as string[], grow: undefined as (() => void) | undefined };
  const stop = growList<Entry>({
    first,
    more,
    watch: list.watch,
    show(found, grow) {
      shown.ids = found.map(({ id }) => id);
      shown.grow = grow;
    },
  });
  return { shown, stop };
}

test("the first few are shown, then more, until there are none; each costs one read, and each part one more", async () => {
  const list = aList(9);
  const { shown, stop } = follow(list);
  await settled();
  expect(shown.ids).toEqual(list.ids().slice(0, 3));
  shown.grow?.();
  shown.grow?.();
  await settled();
  expect(shown.ids).toEqual(list.ids().slice(0, 7));
  shown.grow?.();
  await settled();
  expect(shown.ids).toEqual(list.ids());
  expect(shown.grow).toBeUndefined();
  expect(list.reads()).toBe(9 + 2);
  stop();
  expect(list.heard()).toBe(0);
});

test("what comes while more is shown pushes nothing out of sight, and is asked for again once", async () => {
  const list = aList(20);
  const { shown } = follow(list);
  await settled();
  shown.grow?.();
  await settled();
  list.change((entries) => [...entries, { id: "new", at: 100 }, { id: "newer", at: 101 }]);
  await settled();
  expect(shown.ids).toEqual(list.ids().slice(0, 9));
  const before = list.reads();
  list.change((entries) => [...entries, { id: "newest", at: 102 }]);
  await settled();
  expect(shown.ids).toEqual(list.ids().slice(0, 10));
  expect(list.reads() - before).toBe(1);
});

test("when more has come than can be asked for at once, the list begins anew", async () => {
  const list = aList(20);
  const { shown } = follow(list);
  await settled();
  shown.grow?.();
  await settled();
  const flood = Array.from({ length: 150 }, (_, nth) => ({ id: `flood-${nth}`, at: 100 + nth }));
  list.change((entries) => [...entries, ...flood]);
  await settled();
  expect(shown.ids).toEqual(list.ids().slice(0, 3));
  expect(shown.grow).toBeDefined();
});

const step = fc.oneof(
  fc.constant({ kind: "grow" } as const),
  fc.record({ kind: fc.constant("remove" as const), at: fc.nat(30) }),
  fc.record({ kind: fc.constant("add" as const), at: fc.double({ min: 0, max: 40, noNaN: true }) }),
);

test("whatever comes and goes, what is shown is the beginning of the list without a gap", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(25), fc.array(step, { maxLength: 25 }), async (count, steps) => {
      const list = aList(count);
      const { shown, stop } = follow(list);
      await settled();
      for (const [nth, one] of steps.entries()) {
        if (one.kind === "grow") shown.grow?.();
        if (one.kind === "remove") list.change((entries) => entries.filter((_, place) => place !== one.at));
        if (one.kind === "add") list.change((entries) => [...entries, { id: `new-${nth}`, at: one.at + nth / 1000 }]);
        await settled();
        expect(shown.ids).toEqual(list.ids().slice(0, shown.ids.length));
        expect(shown.grow === undefined, "nothing follows").toBe(shown.ids.length === list.ids().length);
        expect(shown.ids.length).toBeGreaterThanOrEqual(Math.min(3, list.ids().length));
      }
      stop();
    }),
    { numRuns: 60 },
  );
});
