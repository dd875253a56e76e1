/** What the product keeps in a browser as JSON. Keys that end in a colon begin those of several entries. */
export const storedKeys = {
  courseDraft: "waymark.course-draft",
  textsInProgress: "waymark.course-draft.in-progress",
  missingTexts: "waymark.course-draft.missing-texts",
  generationShare: "waymark.generation-share",
  pendingRegistration: "pending-registration",
  unlockAttempts: "assessment-gate-tries",
  deviceAccess: "assessment-unlocked",
  assessmentVisit: "assessment-visit",
  assessmentStep: "assessment-step:",
  teamDraft: "assessment-team:",
  pendingEdits: "answer:",
  cacheOwner: "firestore-cache",
  staffDrafts: "reply-draft:",
  scrollPositions: "scroll-positions",
} as const;

/**
 * What becomes of it when a person logs out: whoever uses the browser next finds nothing of theirs. What is "unsaved"
 * is nowhere else, so it goes only when they have been told.
 */
export const atLogout = {
  courseDraft: "stays", // the tools need no account, so it is nobody's in particular
  textsInProgress: "stays",
  missingTexts: "stays", // as the course does
  generationShare: "goes",
  pendingRegistration: "goes",
  unlockAttempts: "stays", // else logging out would forgive wrong codes
  deviceAccess: "goes",
  assessmentVisit: "goes",
  assessmentStep: "goes", // its key holds the access code
  teamDraft: "unsaved",
  pendingEdits: "unsaved",
  cacheOwner: "goes",
  staffDrafts: "unsaved",
  scrollPositions: "stays",
} as const satisfies Record<keyof typeof storedKeys, "stays" | "goes" | "unsaved">;
