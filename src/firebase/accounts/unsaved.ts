// Counts the typed texts that are in this browser and nowhere else, without loading their screens, nor zod: the login
// page asks this, too.
import { planEdit } from "../../browser/draft-places";
import { storedKeys, type StoredKey } from "../../browser/stored-keys";
import { parseStored } from "../../browser/stored-value";
import { isRecord } from "../../domain/kernel/records";
import { browserStore, keysOf, tabStore } from "../../browser/storage";

export interface Unsaved {
  /** Answers that are not known to be on the server. */
  answers: number;
  /** Teams that were described and not added. */
  teams: number;
  /** Replies and blasts that were begun and not sent. */
  messages: number;
  /** Courses of a business with changes that are not known to be on the server, and questions that no text has yet. */
  courses: number;
  /** Notes about a plan under way, and those of staff for each other, that were begun and not saved. */
  notes: number;
  /** Plans that a consultant has edited and not saved. */
  plans: number;
  /** Courses with sources, which are nowhere else. */
  sources: number;
  /** Forms of the public pages that were begun and not sent, also by a visitor who has logged in since. */
  forms: number;
}

export function unsavedOf(uid: string): Unsaved {
  const staff = begun(storedKeys.staffDrafts);
  const staffNotes = staff.filter(({ typed }) => typeof typed === "string").length;
  const besidePlans = begun(`${storedKeys.planDrafts}${uid}:`);
  const plans = besidePlans.filter(({ key }) => key.endsWith(`:${planEdit}`)).length;
  return {
    answers: keysOf(browserStore, pendingEditsOf(uid)).length,
    teams: begun(storedKeys.teamDraft).length,
    messages: staff.length - staffNotes,
    courses: changedCourses(uid) + begun(storedKeys.questionDraft).length,
    notes: besidePlans.length - plans + staffNotes,
    plans,
    sources: keysOf(browserStore, storedKeys.sources).length,
    forms: typedForms() + begun(storedKeys.voice).length,
  };
}

export function hasUnsaved(uid: string): boolean {
  return Object.values(unsavedOf(uid)).some((count) => count > 0);
}

/** Returns the invitations of assessments with answers here that may not be on the server. */
export function unsavedInvitations(uid: string): string[] {
  const prefix = pendingEditsOf(uid);
  const codes = keysOf(browserStore, prefix).map((key) => key.slice(prefix.length).split(":", 1).join());
  return [...new Set(codes)];
}

function pendingEditsOf(uid: string): string {
  return `${storedKeys.pendingEdits}${uid}:`;
}

/** The drafts with something typed in them whose keys begin like this. Each kind is in one of the stores. */
function begun(prefix: StoredKey): { key: string; typed: unknown }[] {
  const asItIs = { parse: (stored: unknown) => stored };
  return [browserStore, tabStore]
    .flatMap((store) => keysOf(store, prefix).map((key) => ({ key, typed: parseStored(store.getItem(key), asItIs) })))
    .filter(({ typed }) => isTyped(typed));
}

/** A mail is begun with its text: its other fields are filled in for its writer. */
function isTyped(draft: unknown): boolean {
  if (!isRecord(draft)) return isTypedText(draft);
  return "message" in draft ? isTypedText(draft.message) : Object.values(draft).some((field) => field !== "");
}

function isTypedText(stored: unknown): boolean {
  return typeof stored === "string" && stored.trim() !== "";
}

function changedCourses(uid: string): number {
  const prefix = `${storedKeys.courseEdits}${uid}:`;
  const keys = [browserStore, tabStore].flatMap((store) => keysOf(store, prefix));
  return new Set(keys.map((key) => key.slice(0, key.lastIndexOf(":")))).size; // the rest is the window
}

function typedForms(): number {
  const fields = keysOf(tabStore, storedKeys.typedForms).filter((key) => isTypedText(tabStore.getItem(key)));
  return new Set(fields.map((key) => key.slice(0, key.lastIndexOf("/")))).size;
}
