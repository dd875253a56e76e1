// The courses of this browser, one entry of its storage each. A window that is about to write looks first whether
// another one has written since, and one that hears of it afterwards does the same: what both did is merged text by
// text, so that neither overwrites the other. Windows are processes, and one may write before it sees what another has
// written: so each text says how many writes of each window it knows. Whose last write it lacks puts that in again.
import { newCourse, titleOfCourse, type Course, type CourseEntry } from "../../../domain/course/library/course";
import type { CourseFollower, CourseStore, OpenedCourse } from "../../../domain/course/library/course-store";
import { isEqual } from "../../../domain/kernel/versioned";
import { keysOf, type BrowserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { parseStored } from "../../../browser/stored-value";
import { heldCourse, keptCourse } from "./kept-courses";

/** The `storage` events from the other windows. */
type Events = Pick<Window, "addEventListener" | "removeEventListener">;

export interface BrowserCourses extends CourseStore {
  open: (id: string, follower: Pick<CourseFollower, "changed" | "gone">) => OpenedCourse & { course: Course };
  entries: () => CourseEntry[];
  /** Returns the stored text of the course, of any form. */
  raw: (id: string) => string | null;
  isUnreadable: (id: string) => boolean;
  /** Works like `add`, at once; false if the browser does not take it. */
  put: (course: Course) => boolean;
}

export function browserCourses(store: BrowserStore, events: Events, now: () => Date): BrowserCourses {
  const lists = new Set<(entries: CourseEntry[]) => void>();
  /** The entries of the lists: a course may be large, and is not read anew at every key. */
  const shown = new Map<string, CourseEntry>();

  /** The last text of this window, known before the schemas are loaded. */
  const written = new Map<string, { text: string; course: Course }>();

  const keyOf = (id: string) => storedKeys.courses + id;
  const read = (id: string) => readAs(id, store.getItem(keyOf(id)));

  function readAs(id: string, text: string | null): Course | undefined {
    const own = written.get(id);
    return own?.text === text ? own.course : parseStored(text, keptCourse);
  }

  function entries(): CourseEntry[] {
    shown.clear();
    for (const key of keysOf(store, storedKeys.courses)) {
      const id = key.slice(storedKeys.courses.length);
      shown.set(id, shownEntry(id, read(id)));
    }
    return inListOrder(shown.values());
  }

  function tell(): void {
    for (const list of lists) list(inListOrder(shown.values()));
  }

  function show(entry: CourseEntry): void {
    if (isEqual(shown.get(entry.id), entry)) return;
    shown.set(entry.id, entry);
    tell();
  }

  const me = crypto.randomUUID().slice(0, 8);

  function write(changed: Course, writes: Writes): { text: string; isStored: boolean } {
    const text = JSON.stringify({ writes, ...changed });
    written.set(changed.id, { text, course: changed });
    const isStored = store.setItem(keyOf(changed.id), text) !== false;
    show(shownEntry(changed.id, changed));
    return { text, isStored };
  }

  /** An unreadable text, of a newer version of the site for instance, is kept beside the one that takes its place. */
  function setAside(id: string, text: string): void {
    const aside = `${id.slice(0, 38)}-2`;
    store.setItem(keyOf(aside), text);
    show({ id: aside, unreadable: true });
  }

  function open(id: string, { changed, gone }: Pick<CourseFollower, "changed" | "gone">) {
    let seen = store.getItem(keyOf(id));
    let known = readAs(id, seen) ?? newCourse(id, now());
    let mine = known;
    let writes = writesIn(seen);
    let count = 0;
    /** The last courses that this window knew as stored, the newest first. */
    let before: Snapshot[] = [{ course: known, writes }];

    function remember(snapshot: Snapshot): void {
      before = [snapshot, ...before].slice(0, mostSnapshots);
    }

    /** Undefined where what is stored cannot be read. */
    function take(stored: string) {
      const theirs = readAs(id, stored);
      const held = theirs && heldCourse(known, mine);
      if (!held) return undefined;
      const theirWrites = writesIn(stored);
      const shared = before.find((one) => knows(theirWrites, one.writes)) ?? before.at(-1);
      const overtaken = held.hear(theirs, shared?.course);
      ({ stored: known, mine } = held);
      remember({ course: theirs, writes: theirWrites });
      writes = withAll(writes, theirWrites);
      seen = stored;
      changed(mine, overtaken);
      return held;
    }

    function keep(next: Course): boolean {
      mine = next;
      const stored = store.getItem(keyOf(id));
      if (stored !== null && stored !== seen && !take(stored)) setAside(id, stored);
      writes = withWrite(writes, me, ++count);
      const { text, isStored } = write(mine, writes);
      seen = text;
      known = mine;
      remember({ course: mine, writes });
      return isStored;
    }

    function hear({ key }: StorageEvent): void {
      if (key !== keyOf(id) && key !== null) return;
      const stored = store.getItem(keyOf(id));
      if (stored === seen) return;
      if (stored === null) {
        gone();
        return;
      }
      const isOwnMissing = !knows(writesIn(stored), { [me]: count });
      if (take(stored)?.isChanged() && isOwnMissing) keep(mine);
    }

    events.addEventListener("storage", hear);
    return { course: mine, keep, close: () => events.removeEventListener("storage", hear) };
  }

  function put(added: Course): boolean {
    return write(added, {}).isStored;
  }

  return {
    watch: (next) => {
      const hear = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(storedKeys.courses)) next(entries());
      };
      lists.add(next);
      events.addEventListener("storage", hear);
      next(entries());
      return () => {
        lists.delete(next);
        events.removeEventListener("storage", hear);
      };
    },
    open,
    entries,
    put,
    raw: (id) => store.getItem(keyOf(id)),
    isUnreadable: (id) => store.getItem(keyOf(id)) !== null && read(id) === undefined,
    add: (added) => {
      put(added); // where the browser is full, the workspace says so
      return Promise.resolve(undefined);
    },
    remove: (id) => {
      store.removeItem(keyOf(id));
      shown.delete(id);
      tell();
      return Promise.resolve();
    },
  };
}

/** The number of writes of each window that a text knows. */
type Writes = Readonly<Record<string, number>>;

interface Snapshot {
  course: Course;
  writes: Writes;
}

const mostSnapshots = 12;

/** Windows that are gone need no place. */
const mostWriters = 12;

function withWrite(writes: Writes, me: string, count: number): Writes {
  const others = Object.entries(writes).filter(([window]) => window !== me);
  return Object.fromEntries([...others.slice(1 - mostWriters), [me, count]]);
}

/** A text without room for more windows counts as knowing those that it lacks. */
function knows(writes: Writes, others: Writes): boolean {
  const unknown = Object.keys(writes).length < mostWriters ? 0 : Infinity;
  return Object.entries(others).every(([window, count]) => (writes[window] ?? unknown) >= count);
}

function withAll(some: Writes, others: Writes): Writes {
  const all = { ...some };
  for (const [window, count] of Object.entries(others)) all[window] = Math.max(count, all[window] ?? 0);
  return all;
}

/** It is read without the schemas, and an earlier version has none. */
function writesIn(stored: string | null): Writes {
  const [, written = "{}"] = /^\{"writes":(\{(?:"[\w-]{1,36}":\d{1,9},?){0,99}\})/.exec(stored ?? "") ?? [];
  return JSON.parse(written) as Writes;
}

function shownEntry(id: string, stored: Course | undefined): CourseEntry {
  return stored ? { id, title: titleOfCourse(stored), order: stored.order } : { id, unreadable: true };
}

/** In the order in which they were begun; what cannot be read comes last. */
function inListOrder(entries: Iterable<CourseEntry>): CourseEntry[] {
  const orderOf = (entry: CourseEntry) => ("unreadable" in entry ? Infinity : entry.order);
  return [...entries].sort((one, other) => orderOf(one) - orderOf(other) || (one.id < other.id ? -1 : 1));
}
