// No screen breaks at any text under a stored key: a misfit counts as not there.
import { act, render, renderHook } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeAll, expect, test } from "vitest";
import { newCourse } from "../domain/course/library/course";
import { alongTick } from "../browser/along-ticks";
import { followedLanguage } from "../browser/page-language";
import { draftPlaces } from "../browser/draft-places";
import { storedKeys } from "../browser/stored-keys";
import { browserStore, tabStore, type BrowserStore } from "../browser/storage";
import { useMailDraft } from "../features/admin/shared/use-mail-draft";
import { areKeysOn } from "../features/admin/inbox/inbox-keys";
import { missingTextsMark } from "../features/ai-tools/course/missing-texts";
import { coursesHere } from "../features/ai-tools/course/course-draft";
import { loadKeptSchemas } from "../features/ai-tools/course/kept-courses";
import { useGenerationShare } from "../features/ai-tools/course/generation-share";
import { textsInProgress } from "../features/ai-tools/course/in-progress";
import { placeOfOpenCourse } from "../features/ai-tools/course/open-course";
import { takeOverDraft } from "../features/ai-tools/course/taken-over";
import { questionDraft } from "../features/ai-tools/editing/question-draft";
import { hasSources } from "../features/ai-tools/course/sources-mark";
import { pendingEdits } from "../features/assessment/answering/answers/pending-edits";
import { isVisitTold, readDeviceAccess } from "../features/assessment/answering/gate/session-access";
import { useUnlockAttempts } from "../features/assessment/answering/gate/use-unlock-attempts";
import { actionDraft } from "../features/assessment/progress/actions/action-draft";
import { describedTeam } from "../features/assessment/answering/teams/described-team";
import { needsCheckRatings } from "../features/assessment/needs-check/needs-check-ratings";
import { voiceDraft } from "../features/assessment/voices/voice-draft";
import { useStep } from "../features/assessment/wizard/use-step";
import { cacheOwner } from "../firebase/sdk/client/own-cache";
import { courseEdits } from "../firebase/course/course-edits";
import { pendingOf } from "../firebase/accounts/pending-registration";
import { useDraft } from "../ui/hooks/use-draft";
import { ScrollPosition } from "./shell/scroll-position";

interface StoredKeyCase {
  store: BrowserStore;
  /** The rest of the key. */
  rest?: string;
  /** The value read from an empty store. */
  nothing: unknown;
  read: () => unknown;
}

const aCourse = newCourse("course-1", new Date(0));
const me = { uid: "me", isConsultant: false };
const mail = { recipientEmail: "ines@northwind.example", subject: "Hello", message: "" };

const cases: Record<keyof typeof storedKeys, StoredKeyCase> = {
  // A damaged course may be saved as a file, so it is not passed over.
  courses: {
    store: browserStore,
    rest: "course-1",
    nothing: [{ id: "course-1", unreadable: true }],
    read: coursesHere.entries,
  },
  courseDraft: {
    store: browserStore,
    nothing: [{ id: "course-1", unreadable: true }],
    read: () => {
      takeOverDraft(browserStore, "course-1", new Date());
      return coursesHere.entries();
    },
  },
  deskKeys: { store: browserStore, nothing: true, read: areKeysOn },
  alongTicks: {
    store: tabStore,
    rest: "ratings",
    nothing: false,
    read: () => alongTick("ratings").read() === true,
  },
  missingTexts: { store: tabStore, nothing: undefined, read: missingTextsMark.read },
  generationShare: {
    store: browserStore,
    nothing: undefined,
    read: () => {
      act(() => void window.dispatchEvent(new StorageEvent("storage", { key: storedKeys.generationShare })));
      return renderHook(useGenerationShare).result.current;
    },
  },
  openCourse: { store: tabStore, nothing: undefined, read: placeOfOpenCourse },
  courseEdits: {
    store: browserStore,
    rest: "me:code:course-1:window",
    nothing: [],
    read: courseEdits(browserStore, "me", "code", "course-1").left,
  },
  questionDraft: {
    store: browserStore,
    rest: "course-1:Module 1",
    nothing: undefined,
    read: () =>
      renderHook(() => useDraft(draftPlaces.question(false, "course-1", "Module 1"), questionDraft)).result.current
        .draft,
  },
  textsInProgress: { store: browserStore, nothing: undefined, read: textsInProgress.read },
  pendingRegistration: {
    store: browserStore,
    nothing: [undefined, undefined],
    read: () => [pendingOf("ines@northwind.example"), pendingOf(null)],
  },
  unlockAttempts: { store: browserStore, nothing: 0, read: () => renderHook(useUnlockAttempts).result.current.wait },
  deviceAccess: { store: browserStore, nothing: undefined, read: () => readDeviceAccess("me") },
  openedRounds: { store: browserStore, nothing: undefined, read: () => undefined }, // read no more, only cleared
  assessmentVisit: { store: tabStore, nothing: false, read: () => isVisitTold("me", "code") },
  followedLanguage: { store: tabStore, nothing: undefined, read: followedLanguage.read },
  assessmentStep: {
    store: browserStore,
    rest: "code",
    nothing: 0,
    read: () => renderHook(() => useStep("code", {}), { wrapper: MemoryRouter }).result.current[0],
  },
  // Of a record only what a question asks for is read.
  teamDraft: {
    store: browserStore,
    rest: "code",
    nothing: {},
    read: () => renderHook(() => useDraft(draftPlaces.team("code"), describedTeam)).result.current.draft ?? {},
  },
  pendingEdits: {
    store: browserStore,
    rest: 'me:code:["0","kpiList"]',
    nothing: [],
    read: () => pendingEdits(browserStore, "me", "code").entries(),
  },
  planDrafts: {
    store: browserStore,
    rest: "me:code:actions/sales/talk",
    nothing: undefined,
    read: () =>
      renderHook(() => useDraft(draftPlaces.plan(me, "code", "actions/sales/talk"), actionDraft)).result.current.draft,
  },
  cacheOwner: { store: browserStore, nothing: undefined, read: cacheOwner.read },
  staffDrafts: {
    store: tabStore,
    rest: "inquiry/1",
    nothing: mail,
    read: () => renderHook(() => useMailDraft("inquiry/1", mail)).result.current.draft,
  },
  needsCheck: { store: browserStore, nothing: {}, read: () => needsCheckRatings.read() ?? {} },
  sources: { store: browserStore, rest: "course-1", nothing: false, read: () => hasSources("course-1") },
  voice: {
    store: tabStore,
    rest: "link",
    nothing: undefined,
    read: () => renderHook(() => useDraft(draftPlaces.voice("link"), voiceDraft)).result.current.draft,
  },
  // A person may have typed any text.
  typedForms: {
    store: tabStore,
    rest: "inquiry/name",
    nothing: "string",
    read: () => typeof tabStore.getItem(draftPlaces.form("inquiry/name").key),
  },
  scrollPositions: {
    store: tabStore,
    rest: "/",
    nothing: "a page",
    read: () => {
      render(<ScrollPosition />, { wrapper: MemoryRouter });
      window.dispatchEvent(new Event("scrollend"));
      return "a page";
    },
  },
};

const strange: Record<string, string> = {
  "a broken text": "{broken",
  "an empty text": "",
  null: "null",
  "a text": '"5"',
  "a number out of bounds": "-1e9",
  "a list of other things": '[[],{"tool":5},null]',
  "a record of other things": JSON.stringify({
    ...{ value: 5, uid: 5, code: [], wrong: "many", last: null, topic: {}, subject: 5, message: null, default: "low" },
    ...{ teamName: 5, email: null, name: {} },
  }),
  "half a course": '{"topic":1}',
  "a huge text": `"${"x".repeat(3_000_000)}"`,
};

beforeAll(async () => void (await loadKeptSchemas()));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

for (const [name, { store, rest = "", nothing, read }] of Object.entries(cases)) {
  test.each(Object.entries(strange))(`where ${name} belongs and %s stands, there is nothing`, (_, text) => {
    store.setItem(storedKeys[name as keyof typeof storedKeys] + rest, text);
    expect(read()).toEqual(nothing);
  });
}

test("a course without a part of it is offered as a file, as it is", () => {
  const text = JSON.stringify({ ...aCourse, draft: { ...aCourse.draft, history: {} } });
  browserStore.setItem(`${storedKeys.courses}course-1`, text);
  expect(coursesHere.entries()).toEqual([{ id: "course-1", unreadable: true }]);
  expect(coursesHere.raw("course-1")).toBe(text);
});

test("texts that were being written and cannot be read are offered in the list of courses", () => {
  browserStore.setItem(storedKeys.textsInProgress, "{broken");
  expect(textsInProgress.read()).toBeUndefined();
  const [entry, ...others] = coursesHere.entries();
  expect([entry, others]).toMatchObject([{ unreadable: true }, []]);
  expect(coursesHere.raw(entry?.id ?? "")).toBe("{broken");
});

test.each(['["0"', "[5]", '["9","missionStatement"]', '["2","teams"]', '"0"'])(
  "an edit of %s, which is no place of an answer, is none",
  (path) => {
    browserStore.setItem(`${storedKeys.pendingEdits}me:code:${path}`, '{"value":"To serve."}');
    expect(pendingEdits(browserStore, "me", "code").entries()).toEqual([]);
  },
);
