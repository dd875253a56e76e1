import { visitPrefix } from "./storage";

/** What the product keeps in a browser as JSON. Keys that end in a colon begin those of several entries. */
export const storedKeys = {
  courseDraft: "waymark.course-draft",
  textsInProgress: "waymark.course-draft.in-progress",
  pendingRegistration: "pending-registration",
  unlockAttempts: "assessment-gate-tries",
  sessionAccess: `${visitPrefix}assessment-unlocked`,
  assessmentStep: "assessment-step:",
  teamDraft: "assessment-team:",
  pendingEdits: "answer:",
  staffDrafts: "reply-draft:",
  scrollPositions: "scroll-positions",
} as const;
