import { afterEach, expect, test } from "vitest";
import { browserStore, tabStore } from "../../browser/storage";
import { storedDraft } from "../../browser/stored-draft";
import { storedKeys } from "../../browser/stored-keys";
import { hasUnsaved, unsavedInvitations, unsavedOf } from "./unsaved";

const { pendingEdits, teamDraft, staffDrafts, courseEdits, planDrafts } = storedKeys;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test("what was typed and is nowhere else is counted: answers, teams, messages, courses, notes and plans", () => {
  for (const path of ['["0","kpiList"]', '["4","a:b"]'])
    browserStore.setItem(`${pendingEdits}me:code:${path}`, '{"value":"Deliveries"}');
  browserStore.setItem(`${pendingEdits}me:second:["0","kpiList"]`, '{"value":"Deliveries"}');
  browserStore.setItem(`${teamDraft}code`, '{"teamName":"","objectiveClarity":"2"}');
  tabStore.setItem(`${staffDrafts}inquiry/1`, '{"message":"Dear Ines"}');
  for (const window of ["a", "b"]) browserStore.setItem(`${courseEdits}me:code:course-1:${window}`, "{}");
  browserStore.setItem(`${planDrafts}me:code:actions/sales/talk`, "{}");
  tabStore.setItem(`${planDrafts}me:code:plan`, "{}");
  browserStore.setItem(`${planDrafts}you:code:actions/sales/talk`, "{}");
  expect(unsavedOf("me")).toEqual({ answers: 3, teams: 1, messages: 1, courses: 1, notes: 1, plans: 1, forms: 0 });
  expect(unsavedInvitations("me")).toEqual(["code", "second"]);
});

test("notes that staff began and did not add are counted: at a hand-over, about an inquiry, about a business", () => {
  const notes = ["hand-over/1", "note/1", "business-note/code"].map((key) => storedDraft(tabStore, staffDrafts + key));
  for (const note of notes) note.write("Ask about the budget.");
  expect(unsavedOf("me")).toMatchObject({ messages: 0, notes: 3 });
  for (const note of notes) note.write(" ");
  expect(hasUnsaved("me")).toBe(false);
});

test("another person's answers, an added team and a message without a word are nothing to lose", () => {
  browserStore.setItem(`${pendingEdits}you:code:["0","kpiList"]`, '{"value":"Deliveries"}');
  browserStore.setItem(`${teamDraft}code`, "{}");
  browserStore.setItem(`${teamDraft}other`, '{"teamName":""}');
  tabStore.setItem(`${staffDrafts}inquiry/1`, '{"subject":"Your inquiry","message":" "}');
  expect([hasUnsaved("me"), unsavedInvitations("me")]).toEqual([false, []]);
});
