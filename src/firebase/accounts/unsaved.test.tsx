import { afterEach, expect, test } from "vitest";
import { type DraftPlace, draftPlaces, planEdit } from "../../browser/draft-places";
import { storedKeys } from "../../browser/stored-keys";
import { forgetPerson } from "../../browser/forget-person";
import { browserStore, tabStore } from "../../browser/storage";
import { hasUnsaved, unsavedInvitations, unsavedOf } from "./unsaved";

const { pendingEdits, teamDraft, staffDrafts, courseEdits, planDrafts, sources } = storedKeys;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what was typed and is nowhere else is counted: answers, teams, messages, courses, notes, plans and sources", () => {
  for (const path of ['["0","kpiList"]', '["4","a:b"]'])
    browserStore.setItem(`${pendingEdits}me:code:${path}`, '{"value":"Deliveries"}');
  browserStore.setItem(`${pendingEdits}me:second:["0","kpiList"]`, '{"value":"Deliveries"}');
  browserStore.setItem(`${teamDraft}code`, '{"teamName":"","objectiveClarity":"2"}');
  tabStore.setItem(`${staffDrafts}inquiry/1`, '{"message":"Dear Ines"}');
  for (const window of ["a", "b"]) browserStore.setItem(`${courseEdits}me:code:course-1:${window}`, "{}");
  browserStore.setItem(`${planDrafts}me:code:actions/sales/talk`, '{"note":"Begun."}');
  tabStore.setItem(`${planDrafts}me:code:plan`, '{"version":"1","0":"In May."}');
  browserStore.setItem(`${planDrafts}you:code:actions/sales/talk`, '{"note":"Begun."}');
  browserStore.setItem(`${sources}course-1`, "1");
  const kinds = { answers: 3, teams: 1, messages: 1, courses: 1, notes: 1, plans: 1, forms: 0, sources: 1 };
  expect(unsavedOf("me")).toEqual(kinds);
  expect(unsavedInvitations("me")).toEqual(["code", "second"]);
});

test("notes that staff began and did not add are counted: at a hand-over, about an inquiry, about a business", () => {
  const writeNotes = (note: string) => {
    for (const about of ["hand-over/1", "note/1", "business-note/code"])
      tabStore.setItem(draftPlaces.staff(about).key, JSON.stringify(note));
  };
  writeNotes("Ask about the budget.");
  expect(unsavedOf("me")).toMatchObject({ messages: 0, notes: 3 });
  writeNotes(" ");
  expect(hasUnsaved("me")).toBe(false);
});

test("another person's answers, an added team and a message without a word are nothing to lose", () => {
  browserStore.setItem(`${pendingEdits}you:code:["0","kpiList"]`, '{"value":"Deliveries"}');
  browserStore.setItem(`${teamDraft}code`, "{}");
  browserStore.setItem(`${teamDraft}other`, '{"teamName":""}');
  tabStore.setItem(`${staffDrafts}inquiry/1`, '{"subject":"Your inquiry","message":" "}');
  expect([hasUnsaved("me"), unsavedInvitations("me")]).toEqual([false, []]);
});

const [client, consultant] = [
  { uid: "me", isConsultant: false },
  { uid: "me", isConsultant: true },
];
const text = "What was typed.";
const begun: Record<keyof typeof draftPlaces, [kept: string, counted: string, ...places: DraftPlace[]]> = {
  team: [JSON.stringify({ teamName: text }), "teams", draftPlaces.team("code")],
  staff: [JSON.stringify(text), "notes", draftPlaces.staff("note/1")],
  plan: [
    JSON.stringify({ note: text }),
    "notes",
    draftPlaces.plan(client, "code", "indicator"),
    draftPlaces.plan(consultant, "code", "indicator"),
  ],
  question: [
    JSON.stringify({ of: "", typed: { text } }),
    "courses",
    draftPlaces.question(false, "course-1", "Module 1"),
    draftPlaces.question(true, "course-1", "Module 1"),
  ],
  voice: [JSON.stringify({ ratings: {}, sentence: text }), "forms", draftPlaces.voice("link")],
  form: [text, "forms", draftPlaces.form("inquiry/message")],
};

test.each(Object.entries(begun))("a %s that was begun is asked about at logout, and forgotten then", (_, given) => {
  const [kept, counted, ...places] = given;
  for (const { store, key } of places) store.setItem(key, kept);
  expect(unsavedOf("me")).toMatchObject({ [counted]: places.length });
  forgetPerson({ unsaved: false });
  expect(hasUnsaved("me")).toBe(true);
  forgetPerson({ unsaved: true });
  for (const { store, key } of places) expect(store.getItem(key)).toBeNull();
});

test("a form beside a plan that was opened and left blank is nothing to lose, and an edit of a plan is a plan", () => {
  const { store, key } = draftPlaces.plan(client, "code", "indicator");
  store.setItem(key, '{"name":"","unit":"","baseline":"","target":""}');
  expect(hasUnsaved("me")).toBe(false);
  const edit = draftPlaces.plan(consultant, "code", planEdit);
  edit.store.setItem(edit.key, '{"version":"1","0":""}');
  expect(unsavedOf("me")).toMatchObject({ notes: 0, plans: 1 });
});
