import { expect, test } from "vitest";
import type { LivePage } from "./live-page";
import type { PageEntry } from "../follow";
import { showInTurn } from "./lists-in-turn";

/** A list of ids of which so many are in sight, and which tells of each change. */
function aList(ids: string[], inSight: number) {
  let tell: ((page: LivePage<string>) => void) | undefined;
  const state = { ids, inSight, isFollowed: false };
  const say = () =>
    tell?.({
      entries: state.ids.slice(0, state.inSight).map((id) => ({ id, document: id })),
      unreadable: 0,
      more: state.ids.length > state.inSight ? grow : undefined,
    });
  function grow(): void {
    state.inSight += 3;
    queueMicrotask(say);
  }
  function follow(next: (page: LivePage<string>) => void) {
    state.isFollowed = true;
    tell = next;
    queueMicrotask(say);
    return () => (state.isFollowed = false);
  }
  return { state, follow, say };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function both(first: ReturnType<typeof aList>, second: ReturnType<typeof aList>) {
  const shown = { ids: [] as string[], more: undefined as (() => void) | undefined };
  const stop = showInTurn<PageEntry<string>>({
    before: first.follow,
    then: second.follow,
    first: 3,
    more: 3,
    show({ entries, more }) {
      shown.ids = entries.map(({ id }) => id);
      shown.more = more;
    },
  });
  return { shown, stop };
}

test("the second list is not asked before all of the first one is in sight, and then stands behind it", async () => {
  const [first, second] = [aList(["a", "b", "c", "d", "e"], 3), aList(["x", "b", "y", "z"], 3)];
  const { shown, stop } = both(first, second);
  await settled();
  expect(shown.ids).toEqual(["a", "b", "c"]);
  expect(second.state.isFollowed).toBe(false);
  shown.more?.();
  await settled();
  expect(shown.ids).toEqual(["a", "b", "c", "d", "e", "x"]);
  shown.more?.();
  await settled();
  expect(shown.ids).toEqual(["a", "b", "c", "d", "e", "x", "y", "z"]);
  expect(shown.more).toBeUndefined();
  stop();
  expect([first.state.isFollowed, second.state.isFollowed]).toEqual([false, false]);
});

test("as many are shown as were asked for, however many of them stand in both lists", async () => {
  const [first, second] = [aList(["a", "b"], 3), aList(["x", "a", "b", "y", "z", "p", "q", "r", "s"], 3)];
  const { shown } = both(first, second);
  await settled();
  expect(shown.ids).toEqual(["a", "b", "x"]);
  shown.more?.();
  await settled();
  expect(shown.ids).toEqual(["a", "b", "x", "y", "z", "p"]);
  shown.more?.();
  await settled();
  expect(shown.ids).toEqual(["a", "b", "x", "y", "z", "p", "q", "r", "s"]);
  expect(shown.more).toBeUndefined();
});

test("what goes from one list to the other is shown once, whichever hears of it first", async () => {
  const [first, second] = [aList(["a"], 3), aList(["x", "a"], 9)];
  const { shown } = both(first, second);
  await settled();
  expect(shown.ids).toEqual(["a", "x"]);
  first.state.ids = ["a", "x"];
  first.say();
  expect(shown.ids).toEqual(["a", "x"]);
  first.state.ids = ["x"];
  first.say();
  expect(shown.ids, "its date is taken away").toEqual(["x", "a"]);
});

test("a first list that grows past its end while the second one is in sight is asked for all that is wanted", async () => {
  const [first, second] = [aList(["a"], 3), aList(["x", "y", "z"], 9)];
  const { shown } = both(first, second);
  await settled();
  shown.more?.();
  first.state.ids = ["d", "e", "f", "g", "a"];
  first.say();
  await settled();
  expect(shown.ids).toEqual(["d", "e", "f", "g", "a", "x"]);
  expect(shown.more).toBeDefined();
});

test("a list that stops looking before it has found enough is asked for more by the reader alone", async () => {
  let asked = 0;
  const follow = (next: (page: LivePage<string>) => void) => {
    const say = () => next({ entries: [{ id: "x", document: "x" }], unreadable: 0, more: grow });
    function grow(): void {
      asked += 1;
      if (asked < 10) queueMicrotask(say);
    }
    queueMicrotask(say);
    return () => true;
  };
  const { shown } = both(aList(["a"], 3), { ...aList([], 3), follow });
  await settled();
  expect(shown.ids).toEqual(["a", "x"]);
  expect(asked).toBe(0);
  shown.more?.();
  await settled();
  expect(asked).toBe(1);
  expect(shown.more).toBeDefined();
});
