import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { guardedStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { emptyDraft, withEdit, withText, type CourseDraft } from "../../../domain/course/draft";
import { aGeneratedText } from "../../../domain/course/draft.fixture";
import { anyCourse } from "../../../../tests/support/course/arbitrary-courses";
import { newCourse, type Course } from "../../../domain/course/library/course";
import { keptTexts } from "../../../domain/course/library/texts";
import { loadKeptSchemas } from "./kept-courses";
import { takeOverDraft } from "./taken-over";
import { browserCourses, type BrowserCourses } from "./browser-courses";

beforeAll(async () => void (await loadKeptSchemas()));

const now = () => new Date("2026-11-22T09:00:00.000Z");

/** A storage with room for so many characters, and the windows that share it; each hears what the others write. */
function aBrowser(room = Infinity) {
  const entries: Record<string, string> = {};
  const windows: EventTarget[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const used = () => Object.entries(entries).reduce((sum, [key, value]) => sum + key.length + value.length, 0);

  function openWindow() {
    const events = new EventTarget();
    windows.push(events);
    function set(key: string, value: string | undefined) {
      const oldValue = entries[key] ?? null;
      if (used() - (oldValue?.length ?? 0) + (value?.length ?? 0) > room)
        throw new DOMException("Full", "QuotaExceededError");
      if (value === undefined) Reflect.deleteProperty(entries, key);
      else entries[key] = value;
      if (oldValue === (value ?? null)) return;
      for (const other of windows.filter((window) => window !== events)) {
        const tell = () =>
          other.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue, newValue: value ?? null }));
        if (isHeld) waiting.push(tell);
        else tell();
      }
    }
    const methods = {
      getItem: (key: string) => entries[key] ?? null,
      setItem: set,
      removeItem: (key: string) => set(key, undefined),
    };
    const storage = new Proxy(methods, {
      ownKeys: () => Object.keys(entries),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }) as unknown as Storage;
    const store = guardedStore(() => storage);
    return { store, courses: browserCourses(store, events as Window, now) };
  }

  return {
    openWindow,
    /** From now on no window hears the others' writes, until they are delivered. */
    hold: () => {
      isHeld = true;
    },
    deliver: () => {
      isHeld = false;
      for (const tell of waiting.splice(0)) tell();
    },
    /** Delivers one event after the other, as browsers do; returns their number until all was quiet, or `most` came. */
    deliverInTurn: (most: number) => {
      let count = 0;
      for (; count < most && waiting.length > 0; count++) waiting.shift()?.();
      return count;
    },
  };
}

/**
 * A browser whose windows are processes of their own: each has a copy of the storage, and what one writes reaches the
 * others' copies only after the browser has taken it in. Until its own write is taken in, a window's copy keeps that.
 */
function aSlowBrowser() {
  type Message = () => void;
  const stored = new Map<string, string>();
  const toBrowser: Message[] = [];
  const windows: { copy: Map<string, string>; unsent: number; inbox: Message[]; events: EventTarget }[] = [];

  function openWindow() {
    const own = { copy: new Map(stored), unsent: 0, inbox: [] as Message[], events: new EventTarget() };
    windows.push(own);
    const take = (key: string, newValue: string) => {
      const oldValue = stored.get(key) ?? null;
      stored.set(key, newValue);
      own.inbox.push(() => own.unsent--);
      for (const other of windows)
        if (other !== own)
          other.inbox.push(() => {
            if (other.unsent === 0) other.copy.set(key, newValue);
            other.events.dispatchEvent(Object.assign(new Event("storage"), { key, oldValue, newValue }));
          });
    };
    const storage = {
      getItem: (key: string) => own.copy.get(key) ?? null,
      setItem: (key: string, value: string) => {
        own.copy.set(key, value);
        own.unsent++;
        toBrowser.push(() => take(key, value));
      },
    } as unknown as Storage;
    return {
      courses: browserCourses(
        guardedStore(() => storage),
        own.events as Window,
        now,
      ),
    };
  }

  /** Delivers the next message to the browser, or to a window; false if there is none. */
  function deliver(to: number): boolean {
    const next = (to === 0 ? toBrowser : windows[to - 1]?.inbox)?.shift();
    next?.();
    return next !== undefined;
  }

  return {
    openWindow,
    deliver,
    /** False if it never ends. */
    deliverAll: (most = 1000) => {
      for (let count = 0; count < most; count++) if (![0, 1, 2, 3].some(deliver)) return true;
      return false;
    },
  };
}

/** A window with a course open, as the workspace has it. */
function openedIn({ courses }: { courses: BrowserCourses }, start: Course) {
  const seen = { course: start, overtaken: 0, isGone: false };
  courses.put(start);
  const opened = courses.open(start.id, {
    changed: (course, overtaken) => {
      seen.course = course;
      seen.overtaken += overtaken.length;
    },
    gone: () => {
      seen.isGone = true;
    },
  });
  function change(by: (draft: CourseDraft) => CourseDraft): boolean {
    seen.course = { ...seen.course, draft: by(seen.course.draft) };
    return opened.keep(seen.course);
  }
  return { seen, now: () => seen.course, change, keep: opened.keep };
}

const topicTools = ["course-outline", "study-material"] as const;
const titled = (id: string, title: string, order: number) => ({ ...newCourse(id, now()), title, order });
const kept = (courses: BrowserCourses, id: string) =>
  courses.open(id, { changed: () => undefined, gone: () => undefined }).course;
const texts = (course: Course) =>
  [...keptTexts(course.draft).values()]
    .flatMap(({ current, earlier }) => [current, ...earlier].map((text) => text?.text))
    .toSorted();

test("ten courses are listed in the order in which they were begun, and read as they were kept", async () => {
  const { courses } = aBrowser().openWindow();
  const ten = fc
    .sample(anyCourse, 10)
    .map((course, nth) => ({ ...course, id: `course-${nth}`, title: `Course ${nth}`, order: 9 - nth }));
  for (const course of ten) await courses.add(course);
  expect(courses.entries().map((entry) => entry.id)).toEqual(ten.map(({ id }) => id).reverse());
  for (const course of ten) expect(kept(courses, course.id)).toEqual(course);
});

test("a broken course is listed as one, and the others are read", async () => {
  const { store, courses } = aBrowser().openWindow();
  await courses.add(titled("course-1", "Lifting", 1));
  store.setItem(`${storedKeys.courses}course-2`, '{"id":"course-2","draft":{');
  expect(courses.entries()).toEqual([
    { id: "course-1", title: "Lifting", order: 1 },
    { id: "course-2", unreadable: true },
  ]);
  expect(courses.isUnreadable("course-2")).toBe(true);
});

test("two windows with a course each do not touch each other's", () => {
  const browser = aBrowser();
  const [first, second] = [browser.openWindow(), browser.openWindow()];
  const one = openedIn(first, titled("course-1", "", 1));
  const two = openedIn(second, titled("course-2", "", 2));
  for (let nth = 0; nth < 5; nth++) {
    one.keep(titled("course-1", `One ${nth}`, 1));
    two.keep(titled("course-2", `Two ${nth}`, 2));
  }
  const titles = [first, second].map(({ courses }) =>
    courses.entries().map((entry) => "title" in entry && entry.title),
  );
  expect(titles).toEqual([
    ["One 4", "Two 4"],
    ["One 4", "Two 4"],
  ]);
});

test("one course in two windows: each sees what the other writes, and of one text both versions stay", () => {
  const browser = aBrowser();
  const start = { ...titled("course-1", "", 1), draft: withText(emptyDraft, "course-outline", aGeneratedText()) };
  const [first, second] = [openedIn(browser.openWindow(), start), openedIn(browser.openWindow(), start)];
  const lesson = aGeneratedText({ about: "Module 1: Start", text: "Lesson" });
  first.change((draft) => withText(draft, "lesson-content", lesson));
  second.change((draft) => withEdit(draft, "course-outline", "Edited"));
  expect([texts(first.now()), texts(second.now())]).toEqual([
    ["Edited", "Lesson"],
    ["Edited", "Lesson"],
  ]);

  browser.hold();
  first.change((draft) => withEdit(draft, "course-outline", "First"));
  second.change((draft) => withEdit(draft, "course-outline", "Second"));
  browser.deliver();
  expect([texts(first.now()), texts(second.now())]).toEqual([
    ["First", "Lesson", "Second"],
    ["First", "Lesson", "Second"],
  ]);
  expect([first.seen.overtaken, second.seen.overtaken]).toEqual([0, 1]);
});

test("three windows that write one course in the same moments lose no text, in whatever order they hear of it", () => {
  const step = fc.record({
    window: fc.nat({ max: 2 }),
    tool: fc.constantFrom(...topicTools),
    hears: fc.nat({ max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (day) => {
      const browser = aBrowser();
      const start = titled("course-1", "", 1);
      const windows = Array.from({ length: 3 }, () => openedIn(browser.openWindow(), start));
      browser.hold();
      const written = day.map(({ window, tool, hears }, nth) => {
        const text = `Text ${nth}`;
        windows[window]?.change((draft) => withText(draft, tool, aGeneratedText({ text })));
        browser.deliverInTurn(hears);
        return text;
      });
      expect(browser.deliverInTurn(1000)).toBeLessThan(1000);
      for (const window of windows) expect(texts(window.now())).toEqual(expect.arrayContaining(written));
    }),
    { numRuns: 300 },
  );
});

/** Windows that each type into a section of their own, while their writes cross; returns what each has in the end. */
function afterCrossing(count: number, day: readonly { window: number; delivers: number[] }[]): Course[] {
  const sections = ["## One", "## Two", "## Three"];
  const whole = sections.map((title) => `${title}\n\nWords.\n`).join("\n");
  const browser = aSlowBrowser();
  const draft = withText(emptyDraft, "study-material", aGeneratedText({ text: whole }));
  const start = { ...titled("course-1", "", 1), draft };
  const windows = Array.from({ length: count }, () => {
    const window = browser.openWindow();
    browser.deliverAll();
    return openedIn(window, start);
  });
  browser.deliverAll();
  for (const [nth, { window, delivers }] of day.entries()) {
    windows[window]?.change((before) => {
      const title = `${sections[window] ?? ""}\n\n`;
      const text = before["study-material"]?.text ?? "";
      return withEdit(before, "study-material", text.replace(title, `${title}word${nth}. `));
    });
    for (const to of delivers) browser.deliver(to);
  }
  expect(browser.deliverAll()).toBe(true);
  return windows.map((window) => window.now());
}

const crossing = (windows: number) =>
  fc.array(fc.record({ window: fc.nat({ max: windows - 1 }), delivers: fc.array(fc.nat({ max: windows })) }), {
    maxLength: 12,
  });

test("two windows that write before they hear of each other end with the same, and all of both is in it", () => {
  fc.assert(
    fc.property(crossing(2), (day) => {
      const [first, second] = afterCrossing(2, day);
      expect(first?.draft).toEqual(second?.draft);
      for (const nth of day.keys()) expect(first?.draft["study-material"]?.text).toContain(`word${nth}.`);
    }),
    { numRuns: 300 },
  );
});

test(
  "three windows that write before they hear of each other come to an end, and no word is lost",
  { tags: ["heavy"] },
  () => {
    fc.assert(
      fc.property(crossing(3), (day) => {
        const all = afterCrossing(3, day).flatMap(texts).join("\n");
        for (const nth of day.keys()) expect(all).toContain(`word${nth}.`);
      }),
      { numRuns: 300 },
    );
  },
);

test("a line that is typed letter by letter keeps them all while another window of its course hears of it late", () => {
  const line = "From window one";
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { minLength: line.length, maxLength: line.length }), (hears) => {
      const browser = aBrowser();
      const start = titled("course-1", "", 1);
      const [first, second] = [openedIn(browser.openWindow(), start), openedIn(browser.openWindow(), start)];
      browser.hold();
      for (const [nth, heard] of hears.entries()) {
        first.change((draft) => ({ ...draft, topic: draft.topic + line.charAt(nth) }));
        if (heard === 3)
          second.change((draft) => withText(draft, "course-outline", aGeneratedText({ text: `${nth}` })));
        browser.deliverInTurn(heard);
        expect(first.now().draft.topic).toBe(line.slice(0, nth + 1));
      }
      expect(browser.deliverInTurn(1000)).toBeLessThan(1000);
      expect([first.now().draft.topic, second.now().draft.topic]).toEqual([line, line]);
    }),
    { numRuns: 300 },
  );
});

test("two windows of one course, each on a module of its own, do not answer each other's writes for ever", () => {
  const browser = aBrowser();
  const outline = aGeneratedText({ text: "## Module 1: Start\n\n## Module 2: End" });
  const start = { ...titled("course-1", "", 1), draft: withText(emptyDraft, "course-outline", outline) };
  const [first, second] = [openedIn(browser.openWindow(), start), openedIn(browser.openWindow(), start)];
  browser.hold();
  first.change((draft) => ({ ...draft, selectedModule: "Module 1: Start" }));
  second.change((draft) => ({ ...draft, selectedModule: "Module 2: End" }));
  first.change((draft) => ({ ...draft, topic: "Safe lifting" }));
  expect(browser.deliverInTurn(100)).toBeLessThan(10);
  expect([first.now().draft, second.now().draft]).toMatchObject([
    { topic: "Safe lifting", selectedModule: "Module 1: Start" },
    { topic: "Safe lifting", selectedModule: "Module 2: End" },
  ]);
});

test("a full browser says so, loses nothing while the page is open, and takes it again when there is room", async () => {
  const { courses } = aBrowser(3100).openWindow();
  courses.put(titled("course-2", "Other", 2));
  const opened = openedIn({ courses }, titled("course-1", "", 1));
  const long = aGeneratedText({ text: "x".repeat(2500) });
  const large = { ...titled("course-1", "", 1), draft: withText(emptyDraft, "course-outline", long) };
  expect(opened.keep(large)).toBe(false);
  expect(kept(courses, "course-1")).toEqual(large);
  await courses.remove("course-2");
  expect(opened.keep(large)).toBe(true);
});

test("what another window has written and this one cannot read is kept beside what it writes", () => {
  const browser = aBrowser();
  const [first, second] = [browser.openWindow(), browser.openWindow()];
  const { change } = openedIn(first, titled("course-1", "Lifting", 1));
  const newer = '{"id":"course-1","parts":[]}';
  second.store.setItem(`${storedKeys.courses}course-1`, newer);
  change((draft) => ({ ...draft, topic: "Safe lifting" }));
  expect(first.courses.entries()).toEqual([
    { id: "course-1", title: "Lifting", order: 1 },
    { id: "course-1-2", unreadable: true },
  ]);
  expect(first.courses.raw("course-1-2")).toBe(newer);
});

test("a course that another window deletes is told of, and comes back with the next change", async () => {
  const browser = aBrowser();
  const [first, second] = [browser.openWindow(), browser.openWindow()];
  const course = titled("course-1", "Lifting", 1);
  const { seen, keep } = openedIn(first, course);
  await second.courses.remove("course-1");
  expect(seen.isGone).toBe(true);
  keep(course);
  expect(second.courses.entries()).toHaveLength(1);
});

test("the one draft of an earlier version becomes the first course, with what was being written", () => {
  const { store, courses } = aBrowser().openWindow();
  const draft = withText({ ...emptyDraft, topic: "Safe lifting" }, "course-outline", aGeneratedText());
  store.setItem("waymark.course-draft", JSON.stringify(draft));
  store.setItem("waymark.course-draft.in-progress", "[]");
  expect(takeOverDraft(store, "course-1", now())).toBe("course-1");
  expect(kept(courses, "course-1").draft).toEqual(draft);
  expect(store.getItem(`${storedKeys.textsInProgress}course-1`)).toBe("[]");
  expect(takeOverDraft(store, "course-2", now())).toBeUndefined();
});

test("a draft that has just fitted into the browser is taken over, too", () => {
  const draft = { ...emptyDraft, topic: "x".repeat(2000) };
  const text = JSON.stringify(draft);
  const { store, courses } = aBrowser(text.length + 300).openWindow();
  store.setItem("waymark.course-draft", text);
  expect(takeOverDraft(store, "course-1", now())).toBe("course-1");
  expect(courses.entries()).toMatchObject([{ id: "course-1" }]);
});
