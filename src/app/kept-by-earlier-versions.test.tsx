// Browsers as earlier versions of the site have left them (tests/recordings/browser-storage/): all is read as it was
// meant.
import { renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { beforeAll, expect, test } from "vitest";
import { recordedBrowser, recordedBrowsers } from "../../tests/support/shared/recorded-browsers";
import { draftPlaces, type DraftPlace } from "../browser/draft-places";
import { browserStore, tabStore } from "../browser/storage";
import type { Schema } from "../browser/stored-value";
import { useMailDraft } from "../features/admin/shared/use-mail-draft";
import { coursesHere } from "../features/ai-tools/course/course-draft";
import { textsInProgress } from "../features/ai-tools/course/in-progress";
import { loadKeptSchemas } from "../features/ai-tools/course/kept-courses";
import { placeOfOpenCourse, rememberOpenCourse } from "../features/ai-tools/course/open-course";
import { takeOverDraft } from "../features/ai-tools/course/taken-over";
import { actionDraft } from "../features/assessment/progress/actions/action-draft";
import { pendingEdits } from "../features/assessment/answering/answers/pending-edits";
import { isVisitTold, readDeviceAccess } from "../features/assessment/answering/gate/session-access";
import { needsCheckRatings } from "../features/assessment/needs-check/needs-check-ratings";
import { describedTeam } from "../features/assessment/answering/teams/described-team";
import { useStep } from "../features/assessment/wizard/use-step";
import { pendingOf } from "../firebase/accounts/pending-registration";
import { typedText, useDraft } from "../ui/hooks/use-draft";
import { cacheOwner } from "../firebase/sdk/client/own-cache";

const [uid, code] = ["client-1", "northwind-2026"];
const trainingGap = "For: Safe lifting, from the training plan of Northwind";
const module = "Module 1: Before the lift";

beforeAll(async () => void (await loadKeptSchemas()));

function keep(commit: string): void {
  const { local, tab } = recordedBrowser(commit);
  for (const [key, text] of Object.entries(local)) browserStore.setItem(key, text);
  for (const [key, text] of Object.entries(tab)) tabStore.setItem(key, text);
}

function draftAt<Value>(place: DraftPlace, schema: Schema<Value>): Value | undefined {
  return renderHook(() => useDraft(place, schema)).result.current.draft;
}

test.each([...recordedBrowsers.keys()].filter((commit) => commit !== "b3f69842-after-b998385"))(
  "the course that %s has kept is the same course today",
  (commit) => {
    keep(commit);
    const moved = takeOverDraft(browserStore, "course-1", new Date());
    if (moved !== undefined) rememberOpenCourse({ id: moved });
    const [entry, ...others] = coursesHere.entries();
    expect(others).toEqual([]);
    const ignored = { changed: () => undefined, gone: () => undefined };
    const { course } = coursesHere.open(entry?.id ?? "", ignored);
    expect(course.draft).toMatchObject({
      topic: "Safe lifting",
      options: {
        ...{ audience: "Night shift", level: "introductory", length: "short" },
        ...{ language: "English", targetAudience: "Drivers" },
      },
      selectedModule: module,
      trainingGap,
      "course-outline": { trainingGap, edited: false },
      "study-material": { text: "# To read\n\nLift with a friend.", trainingGap },
      "lesson-content": { [module]: { text: "# Before the lift\n\nClear the way.", trainingGap } },
      history: { "study-material": [{ text: "# To read\n\nAn earlier study text.", trainingGap }] },
    });
    expect(Object.keys(course.draft)).not.toContain("wishes");
  },
);

test.each(["b998385", "bcdb637d", "b3f69842", "3047d451"])(
  "the text that %s was writing when it was closed is added to the course",
  (commit) => {
    keep(commit);
    const moved = takeOverDraft(browserStore, "course-1", new Date());
    if (moved !== undefined) rememberOpenCourse({ id: moved });
    const text = { about: module, text: "# Scenes\n\nA hall, two peo", incomplete: true, trainingGap };
    expect(textsInProgress.read()).toMatchObject([{ tool: "storyboard", text }]);
  },
);

test("a draft that a version in between has put in the place of a course is offered as a file", () => {
  keep("b3f69842-after-b998385");
  const entries = coursesHere.entries();
  expect(entries).toMatchObject([{ unreadable: true }]);
  expect(coursesHere.raw(entries[0]?.id ?? "")).toContain("Lift with a friend.");
});

test.each(["b998385", "3047d451"])("what a business was typing with %s is still there", (commit) => {
  keep(commit);
  expect(pendingEdits(browserStore, uid, code).entries()).toEqual([
    { path: ["0", "missionStatement"], value: "To serve." },
  ]);
  expect(draftAt(draftPlaces.team(code), describedTeam)).toEqual({ teamName: "Night shift" });
  expect(renderHook(() => useStep(code, {}), { wrapper: MemoryRouter }).result.current[0]).toBe(3);
  expect(pendingOf("ines@northwind.example")).toMatchObject({ code, name: "Northwind" });
  const mail = { recipientEmail: "ines@northwind.example", subject: "", message: "" };
  expect(renderHook(() => useMailDraft("inquiry/1", mail)).result.current.draft.message).toBe("Dear Ines");
  expect(tabStore.getItem(draftPlaces.form("inquiry/message").key)).toBe("We lift too much.");
});

test("what 3047d451 has kept besides is read as it was kept", () => {
  keep("3047d451");
  expect([readDeviceAccess(uid), isVisitTold(uid, code)]).toEqual([code, true]);
  expect([cacheOwner.read()?.uid, placeOfOpenCourse()?.id]).toEqual([uid, coursesHere.entries()[0]?.id]);
  expect(needsCheckRatings.read()).toEqual({ "0.visionConfidence": "3", "2.roleClarity": "2" });
  expect(draftAt(draftPlaces.staff("note/1"), typedText)).toBe("Called back.");
  const action = draftPlaces.plan({ uid, isConsultant: false }, code, "actions/sales/talk");
  expect(draftAt(action, actionDraft)).toEqual({ status: "running", on: "2026-11-23", note: "Begun." });
});
