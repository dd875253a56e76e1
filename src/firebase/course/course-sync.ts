// One window's course of a business, and the documents that hold it. What is typed is kept in the browser at once and
// written a moment later, text by text. A write that finds a version it has not seen merges with it first, and so does
// what is heard of others: two windows, also of client and consultant, lose nothing to each other.
import type { Course } from "../../domain/course/library/course";
import { longestCourseText } from "../../domain/course/library/course-bounds";
import {
  isEmptyText,
  isTextTooLong,
  storableHead,
  storableText,
  type Versioned,
} from "../../domain/course/library/course-documents";
import type { CourseFollower, OpenedCourse } from "../../domain/course/library/course-store";
import {
  courseHeadOf,
  isEqual,
  mergedCourse,
  mergedHead,
  mergedText,
  type CourseHead,
} from "../../domain/course/library/merge";
import { textKey, keptTexts, type KeptText } from "../../domain/course/library/texts";
import { libraryWords } from "../../domain/course/library/words";
import { tools } from "../../domain/course/tools";
import { isRefused } from "../sdk/failure-kind";
import { CourseGone, type CourseDocuments } from "./course-documents";
import { courseIn, type StoredCourse } from "./stored-course";
import type { CourseEdits } from "./course-edits";

interface SyncTimes {
  /** How long nothing is typed before it is written, and how long it may wait at most. */
  quietMs: number;
  longestMs: number;
  retryMs: number;
}

const usualTimes: SyncTimes = { quietMs: 1000, longestMs: 5000, retryMs: 5000 };

export interface SyncedCourse extends OpenedCourse {
  /** Writes what is waiting, now. */
  flush: () => Promise<void>;
}

export function syncedCourse(
  { id, documents, edits }: { id: string; documents: CourseDocuments; edits: CourseEdits },
  follower: CourseFollower,
  times: SyncTimes = usualTimes,
): SyncedCourse {
  let known: StoredCourse | undefined;
  let mine: Course | undefined;
  let held: { stored: StoredCourse | undefined } | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let isClosed = false;

  /** While something is written it is not clear yet whether what is heard is that. */
  function hear(stored: StoredCourse | undefined): void {
    if (isClosed) return;
    if (sending) held = { stored };
    else if (stored) receive(stored);
    else follower.gone();
  }

  function receive(stored: StoredCourse): void {
    if (!known || !mine) {
      known = stored;
      const theirs = courseIn(id, stored);
      const { course, overtaken } = edits.broughtBack(theirs);
      mine = course;
      follower.changed(mine, overtaken);
      if (isDirty()) schedule();
      return;
    }
    const newer = newerOf(known, stored);
    if (!newer) return;
    const { selectedModule } = mine.draft;
    const [base, theirs] = [courseIn(id, known, selectedModule), courseIn(id, newer, selectedModule)];
    const { merged, overtaken } = mergedCourse(base, mine, theirs);
    [known, mine] = [newer, merged];
    edits.keep(theirs, mine);
    follower.changed(mine, overtaken);
    if (isDirty()) schedule();
  }

  function dirtyTexts(): KeptText[] {
    if (!known || !mine) return [];
    const texts = keptTexts(mine.draft);
    const keys = new Set([...texts.keys(), ...known.texts.keys()]);
    return [...keys].flatMap((key) => {
      const stored = known?.texts.get(key)?.content;
      const place = texts.get(key) ?? stored;
      if (!place) return [];
      const text = storableText(texts.get(key) ?? { tool: place.tool, module: place.module, earlier: [] });
      return isEqual(text, stored) || (!stored && isEmptyText(text)) ? [] : [text];
    });
  }

  function dirtyHead(): CourseHead | undefined {
    if (!known || !mine) return undefined;
    const head = storableHead(courseHeadOf(mine));
    return isEqual(head, known.head.content) ? undefined : head;
  }

  function isDirty(): boolean {
    return dirtyHead() !== undefined || dirtyTexts().length > 0;
  }

  async function sendHead(head: CourseHead): Promise<void> {
    if (!known) return;
    const before = known;
    const written = await documents.writeHead((now) =>
      now.version > before.head.version ? mergedHead(before.head.content, head, now.content) : head,
    );
    const sent = { ...before, head: { ...written, content: head } };
    take(sent, { ...before, head: written }, []);
  }

  async function sendText(text: KeptText): Promise<void> {
    if (!known) return;
    const before = known;
    const key = textKey(text);
    const seen = before.texts.get(key);
    const overtaken: KeptText[] = [];
    const written = await documents.writeText(text, (now) => {
      overtaken.length = 0; // where the transaction is tried again
      if (!now || now.version <= (seen?.version ?? 0)) return text;
      const merge = mergedText(seen?.content, text, now.content);
      if (merge?.isOvertaken) overtaken.push(text);
      return storableText(merge?.text ?? text);
    });
    const withOne = (one: Versioned<KeptText>) => ({ ...before, texts: new Map([...before.texts, [key, one]]) });
    take(withOne({ ...written, content: text }), withOne(written), overtaken);
  }

  /** What was written is known now; what somebody typed meanwhile is a change of what was sent. */
  function take(sent: StoredCourse, written: StoredCourse, overtaken: KeptText[]): void {
    if (!mine) return;
    known = written;
    const { selectedModule } = mine.draft;
    const [base, theirs] = [courseIn(id, sent, selectedModule), courseIn(id, written, selectedModule)];
    if (isEqual(base, theirs)) return;
    mine = mergedCourse(base, mine, theirs).merged;
    follower.changed(mine, overtaken);
  }

  async function send(): Promise<void> {
    const tooLong = dirtyTexts().find(isTextTooLong);
    for (const text of dirtyTexts()) if (!isTextTooLong(text)) await sendText(text);
    const head = dirtyHead();
    if (head) await sendHead(head);
    if (known && mine) edits.keep(courseIn(id, known), mine);
    if (tooLong) follower.saved(false, libraryWords.tooLong(textName(tooLong), longestCourseText));
    else if (isDirty()) schedule();
    else {
      edits.clear();
      follower.saved(true);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    sending ??= send()
      .catch((error: unknown) => {
        if (error instanceof CourseGone) follower.gone();
        else {
          follower.saved(false);
          follower.failed(error);
          if (!isRefused(error) && !isClosed) timer ??= setTimeout(() => void flush(), times.retryMs);
        }
      })
      .finally(() => {
        sending = undefined;
        const last = held;
        held = undefined;
        if (last) hear(last.stored);
      });
    return sending;
  }

  function schedule(): void {
    if (isClosed) return;
    if (timer === undefined) waitingSince = Date.now();
    clearTimeout(timer);
    const left = Math.max(0, waitingSince + times.longestMs - Date.now());
    timer = setTimeout(() => void flush(), Math.min(times.quietMs, left));
  }

  const stop = documents.watch(hear, follower.failed);
  return {
    keep: (course) => {
      if (!known) return false;
      mine = course;
      const isKept = edits.keep(courseIn(id, known), mine);
      if (isDirty()) schedule();
      return isKept;
    },
    flush,
    close: () => {
      if (timer !== undefined) void flush();
      isClosed = true;
      stop();
    },
  };
}

/** What is known already, or an older answer that comes late, changes nothing. */
function newerOf(known: StoredCourse, stored: StoredCourse): StoredCourse | undefined {
  const head = stored.head.version > known.head.version ? stored.head : known.head;
  const texts = new Map(known.texts);
  for (const [key, text] of stored.texts) if (text.version > (known.texts.get(key)?.version ?? 0)) texts.set(key, text);
  const isNewer = head !== known.head || [...texts].some(([key, text]) => known.texts.get(key) !== text);
  return isNewer ? { head, texts } : undefined;
}

function textName({ tool, module }: KeptText): string {
  return libraryWords.textName(tools[tool].title, module);
}
