// What somebody has typed that is in this browser and nowhere else, counted without loading the screens that know it,
// nor zod: the login page asks this, too.
import { browserStore, keysOf, tabStore, type BrowserStore } from "../../browser/storage";
import { planEdit, storedKeys } from "../../browser/stored-keys";
import { parseStored } from "../../browser/stored-value";

export interface Unsaved {
  /** Answers that are not known to be on the server. */
  answers: number;
  /** Teams that were described and not added. */
  teams: number;
  /** Replies and blasts that were begun and not sent. */
  messages: number;
  /** Courses of a business with changes that are not known to be on the server. */
  courses: number;
  /** Notes about a plan under way, and those of staff for each other, that were begun and not saved. */
  notes: number;
  /** Plans that a consultant has edited and not saved. */
  plans: number;
  /** Forms of the public pages that were begun and not sent, also by a visitor who has logged in since. */
  forms: number;
}

export function unsavedOf(uid: string): Unsaved {
  const planDrafts = planDraftsOf(uid);
  const plans = planDrafts.filter((key) => key.endsWith(`:${planEdit}`)).length;
  return {
    answers: keysOf(browserStore, pendingEditsOf(uid)).length,
    teams: countFitting(browserStore, storedKeys.teamDraft, isTypedTeam),
    messages: countFitting(tabStore, storedKeys.staffDrafts, isTypedMessage),
    courses: changedCourses(uid),
    notes: planDrafts.length - plans + countFitting(tabStore, storedKeys.staffDrafts, isTypedText),
    plans,
    forms: typedForms(),
  };
}

export function hasUnsaved(uid: string): boolean {
  return Object.values(unsavedOf(uid)).some((count) => count > 0);
}

/** The invitations in whose assessments somebody has answers that are not known to be on the server. */
export function unsavedInvitations(uid: string): string[] {
  const prefix = pendingEditsOf(uid);
  const codes = keysOf(browserStore, prefix).map((key) => key.slice(prefix.length).split(":", 1).join());
  return [...new Set(codes)];
}

function pendingEditsOf(uid: string): string {
  return `${storedKeys.pendingEdits}${uid}:`;
}

function planDraftsOf(uid: string): string[] {
  return [browserStore, tabStore].flatMap((store) => keysOf(store, `${storedKeys.planDrafts}${uid}:`));
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

function isTypedTeam(stored: unknown): boolean {
  return isObject(stored) && Object.values(stored).some((answer) => answer !== undefined && answer !== "");
}

function isTypedMessage(stored: unknown): boolean {
  return isObject(stored) && "message" in stored && isTypedText(stored.message);
}

function isTypedText(stored: unknown): boolean {
  return typeof stored === "string" && stored.trim() !== "";
}

function isObject(stored: unknown): stored is object {
  return typeof stored === "object" && stored !== null && !Array.isArray(stored);
}

function countFitting(store: BrowserStore, prefix: string, fits: (stored: unknown) => boolean): number {
  const asItIs = { parse: (stored: unknown) => stored };
  return keysOf(store, prefix).filter((key) => fits(parseStored(store.getItem(key), asItIs))).length;
}
