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

/** The end of the key of a plan's draft that is an edit of the plan itself. */
export const planEdit = "plan";

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
