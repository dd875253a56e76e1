import { browserStore, tabStore, type BrowserStore } from "./storage";

/**
 * What the product keeps in a browser, as JSON; `typedForms` are plain text. Keys that end in a colon begin those of
 * several entries.
 */
export const storedKeys = {
  courses: "waymark.course:",
  openCourse: "waymark.open-course",
  textsInProgress: "waymark.course-in-progress:",
  courseEdits: "waymark.course-edits:",
  courseDraft: "waymark.course-draft",
  missingTexts: "waymark.missing-texts",
  generationShare: "waymark.generation-share",
  pendingRegistration: "pending-registration",
  unlockAttempts: "assessment-gate-tries",
  deviceAccess: "assessment-unlocked",
  openedRounds: "assessment-rounds",
  assessmentVisit: "assessment-visit",
  assessmentStep: "assessment-step:",
  teamDraft: "assessment-team:",
  pendingEdits: "answer:",
  cacheOwner: "firestore-cache",
  staffDrafts: "reply-draft:",
  planDrafts: "waymark.plan-draft:",
  scrollPositions: "scroll-position:",
  needsCheck: "needs-check",
  typedForms: "typed:",
} as const;

/** Every entry is under one of them, so that logout knows what becomes of it. */
export type StoredKey = `${(typeof storedKeys)[keyof typeof storedKeys]}${string}`;

/**
 * What becomes of it when a person logs out: whoever uses the browser next finds nothing of theirs. What is "unsaved"
 * is nowhere else, so it goes only when they have been told.
 */
export const atLogout = {
  courses: "stays", // the tools need no account, so they are nobody's in particular
  openCourse: "goes", // it may be a business's, and then names its invitation
  textsInProgress: "unsaved",
  courseEdits: "unsaved",
  courseDraft: "stays", // the one course of an earlier version, until it is taken over
  missingTexts: "unsaved",
  generationShare: "goes",
  pendingRegistration: "goes",
  unlockAttempts: "stays", // else logging out would forgive wrong codes
  deviceAccess: "goes",
  openedRounds: "goes",
  assessmentVisit: "goes",
  assessmentStep: "goes", // its key holds the access code
  teamDraft: "unsaved",
  pendingEdits: "unsaved",
  cacheOwner: "goes",
  staffDrafts: "unsaved",
  planDrafts: "unsaved",
  scrollPositions: "goes", // its key may be the address of a business
  needsCheck: "stays", // a visitor's, who needs no account for it
  typedForms: "unsaved", // a visitor's, but it names its writer
} as const satisfies Record<keyof typeof storedKeys, "stays" | "goes" | "unsaved">;

export interface DraftPlace {
  store: BrowserStore;
  key: StoredKey;
}

/** The form of a plan's draft that is an edit of the plan itself. */
export const planEdit = "plan";

/**
 * The places of what is typed until it is sent, added or saved: closing a dialog, reloading the page or losing the
 * connection loses none of it. What is about other people stays in the tab.
 */
export const draftPlaces = {
  /** A team that is described, read with `describedTeam`. */
  team: (invitationId: string) => ({ store: browserStore, key: `${storedKeys.teamDraft}${invitationId}` }),
  /** A mail of staff, read with `writtenMail`, or a note, read with `typedText`; by what it is about. */
  staff: (about: string) => ({ store: tabStore, key: `${storedKeys.staffDrafts}${about}` }),
  /** A form beside the plan of an invitation, read with a schema of its own: `actionDraft`, `versionDraft` and others. */
  plan: ({ uid, isConsultant }: { uid: string; isConsultant: boolean }, invitationId: string, form: string) => ({
    store: isConsultant ? tabStore : browserStore,
    key: `${storedKeys.planDrafts}${uid}:${invitationId}:${form}`,
  }),
  /** A field of a form on a public page: its text as it is, without JSON. */
  form: (form: string, field: string) => ({ store: tabStore, key: `${storedKeys.typedForms}${form}/${field}` }),
} satisfies Record<string, (...parts: never[]) => DraftPlace>;
