// One window's course of a business, and the documents that hold it. What is typed is kept in the browser at once and
// written a moment later, part by part. A write that finds a version unknown to this window writes nothing; the window
// hears that version first, like all that others write. Two windows, also of client and consultant, lose nothing.
import { longestCourseText } from "../../domain/course/library/course-bounds";
import { isEmptyText, isTextTooLong, storablePart } from "../../domain/course/library/course-documents";
import type { CourseFollower, OpenedCourse } from "../../domain/course/library/course-store";
import { HeldCourse } from "../../domain/course/library/held-course";
import { isText, partKey, coursePartsOf, type CoursePart } from "../../domain/course/library/course-parts";
import type { KeptText } from "../../domain/course/library/texts";
import { libraryWords } from "../../domain/course/library/words";
import { tools } from "../../domain/course/tools";
import { isEqual, type Versioned } from "../../domain/kernel/versioned";
import { logWarning } from "../../browser/log";
import { isRefused } from "../sdk/failure-kind";
import { CourseGone, type FollowedCourse } from "./course-documents";
import type { CourseEdits } from "./course-edits";
import { courseIn, type StoredParts } from "./stored-course";

interface SyncTimes {
  /** The pause in typing before it is written, and the longest wait. */
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
  { id, documents, edits }: { id: string; documents: FollowedCourse; edits: CourseEdits },
  follower: CourseFollower,
  times: SyncTimes = usualTimes,
): SyncedCourse {
  let known: StoredParts = new Map();
  let held: HeldCourse | undefined;
  let waiting: { stored: StoredParts | undefined } | undefined;
  let sending: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince = 0;
  let isClosed = false;

  /** During a write it is not clear yet whether the news is its own. */
  function hear(stored: StoredParts | undefined): void {
    if (isClosed) return;
    if (sending) waiting = { stored };
    else if (stored) receive(stored);
    else follower.gone();
  }

  function receive(stored: StoredParts): void {
    const isNewer = ([key, { version }]: [string, Versioned<CoursePart>]) => version > (known.get(key)?.version ?? 0);
    const newer = [...stored].filter(isNewer); // an older answer that comes late changes nothing
    if (newer.length > 0) take(newer);
    if (dirtyParts().length > 0) schedule();
  }

  function take(parts: Iterable<[string, Versioned<CoursePart>]>): void {
    known = new Map([...known, ...parts]);
    const theirs = courseIn(id, known);
    const overtaken = held?.hear(theirs) ?? [];
    if (!held) {
      held = new HeldCourse(theirs);
      for (const { base, mine } of edits.left()) {
        const left = new HeldCourse(base, mine);
        overtaken.push(...left.hear(held.mine));
        held.mine = left.mine;
      }
    }
    edits.keep(held);
    follower.changed(held.mine, overtaken);
  }

  function dirtyParts(): CoursePart[] {
    if (!held) return [];
    const parts = coursePartsOf(held.mine);
    const gone = [...known.values()].flatMap(({ content }) =>
      isText(content) && !parts.has(partKey(content)) ? [emptyText(content)] : [],
    );
    // A text that has followed its module is written under the new name first: who reads in between misses nothing.
    return [...parts.values(), ...gone].map(storablePart).filter((part) => {
      const stored = known.get(partKey(part))?.content;
      return !isEqual(part, stored) && (stored !== undefined || !isEmptyText(part));
    });
  }

  /** Sends the text typed by then; after another version, the merge of both. */
  async function sendPart(key: string): Promise<void> {
    for (;;) {
      const part = dirtyParts().find((each) => partKey(each) === key && !isTextTooLong(each));
      if (!part) return;
      const { stored, isOurs } = await documents.write(part, known.get(key)?.version ?? 0);
      if (!isOurs) take([[key, stored]]);
      else {
        known = new Map([...known, [key, stored]]);
        if (held) held.stored = courseIn(id, known);
        return;
      }
    }
  }

  async function send(): Promise<void> {
    const tooLong = dirtyParts().find(isTextTooLong);
    for (const part of dirtyParts()) await sendPart(partKey(part));
    if (held) edits.keep(held);
    if (tooLong) follower.saved(false, libraryWords.tooLong(textName(tooLong), longestCourseText));
    else if (dirtyParts().length > 0) schedule();
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
          logWarning("A course could not be saved.", error);
          follower.saved(false);
          follower.failed(error);
          if (!isRefused(error) && !isClosed) timer ??= setTimeout(() => void flush(), times.retryMs);
        }
      })
      .finally(() => {
        sending = undefined;
        const last = waiting;
        waiting = undefined;
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
      if (!held) return false;
      held.mine = course;
      const isKept = edits.keep(held);
      if (dirtyParts().length > 0) schedule();
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

function emptyText({ tool, module }: KeptText): KeptText {
  return { tool, module, earlier: [] };
}

function textName({ tool, module }: KeptText): string {
  return libraryWords.textName(tools[tool].title, module);
}
