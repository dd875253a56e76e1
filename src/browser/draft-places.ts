import { browserStore, tabStore, type BrowserStore } from "./storage";
import { storedKeys, type StoredKey } from "./stored-keys";

export interface DraftPlace {
  store: BrowserStore;
  key: StoredKey;
}

function draftsIn<Begin extends string>(store: BrowserStore, begin: Begin) {
  return (rest: string) => ({ store, key: `${begin}${rest}` as const });
}

const draftStore = (isStaff: boolean) => (isStaff ? tabStore : browserStore);

/** The form of a plan's draft that is an edit of the plan itself. */
export const planEdit = "plan";

/**
 * The places of what is typed until it is sent, added or saved: closing a dialog, reloading the page or losing the
 * connection loses none of it. What is about other people stays in the tab.
 */
export const draftPlaces = {
  /** A team that is described, by its invitation; read with `describedTeam`. */
  team: draftsIn(browserStore, storedKeys.teamDraft),
  /** A question of a course that cannot be kept yet, by the text that it is in; read with `questionDraft`. */
  question: (isStaff: boolean, course: string, about: string) =>
    draftsIn(draftStore(isStaff), storedKeys.questionDraft)(`${course}:${about}`),
  /** A mail of staff, read with `writtenMail`, or a note, read with `typedText`; by what it is about. */
  staff: draftsIn(tabStore, storedKeys.staffDrafts),
  /** A form beside the plan of an invitation, each read with a schema of its own, such as `actionDraft`. */
  plan: ({ uid, isConsultant }: { uid: string; isConsultant: boolean }, invitationId: string, form: string) =>
    draftsIn(draftStore(isConsultant), storedKeys.planDrafts)(`${uid}:${invitationId}:${form}`),
  /** The choices of a voter, by the link; read with `voiceDraft`. */
  voice: draftsIn(tabStore, storedKeys.voice),
  /** A field of a form on a public page, by `form/field`: its text as it is, without JSON. */
  form: draftsIn(tabStore, storedKeys.typedForms),
} satisfies Record<string, (...parts: never[]) => DraftPlace>;
