// Two businesses with courses, each open in two windows, one of their own people's and one of the consultant's, in
// which texts are written in any order.
import fc from "fast-check";
import { doc, setDoc, type Firestore } from "firebase/firestore";
import { expect, vi } from "vitest";
import { withText } from "../../../src/domain/course/draft";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { keptTexts } from "../../../src/domain/course/library/texts";
import { historyLength } from "../../../src/domain/course/library/history";
import type { Course } from "../../../src/domain/course/library/course";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../shared/builders";
import { CourseWindow } from "./course-window";

export interface CourseEdit {
  business: number;
  course: number;
  window: number;
  tool: (typeof toolNames)[number];
  module: string;
  /** The pause afterwards. */
  pauseMs: number;
}

export function courseEdits(courses: number, count: number): fc.Arbitrary<CourseEdit[]> {
  const edit = fc.record<CourseEdit>({
    business: fc.nat({ max: 1 }),
    course: fc.nat({ max: courses - 1 }),
    window: fc.nat({ max: 1 }),
    tool: fc.constantFrom(...toolNames),
    module: fc.constantFrom("Module 1: Start", "Module 2: Ende / Fin"),
    pauseMs: fc.constantFrom(0, 0, 0, 5, 30),
  });
  return fc.array(edit, { minLength: count, maxLength: count });
}

export function allTexts({ draft }: Course): string[] {
  const texts = [...keptTexts(draft).values()].flatMap(({ current, earlier }) => [current, ...earlier]);
  return texts.flatMap((text) => text?.text ?? []);
}

export const consultant = { uid: "admin-1", claims: { email: "admin@waymark.example", admin: true } };

/** A business that the consultant has opened. */
export async function aBusiness(owner: Firestore, code: string) {
  const [uid, email] = [`client-${code}`, `${code}@northwind.example`];
  await setDoc(doc(owner, paths.invitation(code)), aUsedInvitation({ usedBy: uid, businessEmail: email }));
  await setDoc(doc(owner, paths.access(code, consultant.uid)), { at: new Date() });
  return { uid, claims: { email, auth_time: 1000 } };
}

/** Every text is there once, of each place as many as a course keeps, and none of another course. */
function expectKept(found: string[], written: ReadonlyMap<string, string[]> = new Map()): void {
  const expected = [...written.values()].flatMap((texts) => {
    const there = texts.filter((text) => found.includes(text));
    return there.length === historyLength + 1 ? there : texts;
  });
  expect(found.toSorted()).toEqual(expected.toSorted());
}

/** Runs the edits, and holds what every window has in the end to what was written. */
export async function runCourseEdits(
  { projectId, owner }: { projectId: string; owner: Firestore },
  courses: number,
  edits: readonly CourseEdit[],
): Promise<void> {
  const run = Math.random().toString(36).slice(2, 10);
  const codes = [0, 1].map((nth) => `business-${nth}-${run}`);
  const people = await Promise.all(codes.map((code) => aBusiness(owner, code)));
  const windows = people.map((person, nth) => {
    const code = codes[nth] ?? "";
    return [new CourseWindow(projectId, code, person), new CourseWindow(projectId, code, consultant)] as const;
  });
  const ids = Array.from({ length: courses }, (_, nth) => `course-${nth}`);
  try {
    for (const [first, second] of windows) {
      await Promise.all(ids.map((id) => first.create(id)));
      for (const window of [first, second]) for (const id of ids) window.open(id);
    }
    const all = windows.flat();
    await vi.waitUntil(() => all.every((window) => ids.every((id) => window.courseOf(id))), { timeout: 20_000 });
    const written = new Map<string, Map<string, string[]>>();
    for (const [nth, { business, course: number, window, tool, module, pauseMs }] of edits.entries()) {
      const id = `course-${number}`;
      const text = `Text ${nth} of ${id}, business ${business}`;
      const about = tool === "course-outline" || tool === "study-material" ? "Safe lifting" : module;
      windows[business]?.[window]?.change(id, (draft) => withText(draft, tool, aGeneratedText({ text, about })));
      const course = `${business} ${id}`;
      const places = written.get(course) ?? new Map<string, string[]>();
      const place = `${tool} ${about}`;
      written.set(course, places.set(place, [...(places.get(place) ?? []), text]));
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    await vi.waitUntil(() => all.every((window) => window.isSaved()), { timeout: 30_000 });
    for (const [business, pair] of windows.entries())
      for (const id of ids)
        for (const window of pair)
          await vi.waitFor(
            () => {
              const course = window.courseOf(id);
              expectKept(course ? allTexts(course) : [], written.get(`${business} ${id}`));
            },
            { timeout: 10_000 },
          );
  } finally {
    await Promise.all(windows.flat().map((window) => window.close()));
  }
}
