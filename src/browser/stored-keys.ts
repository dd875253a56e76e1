// The keys under which the product keeps data in a browser, as JSON; `typedForms` are plain text. A key that ends in a
// colon begins those of several entries. They are grouped by what a logout does with them: the next person at the
// browser finds nothing of the last one's.
const stay = {
  courses: "waymark.course:", // the tools need no account, so no person owns them
  courseDraft: "waymark.course-draft", // the one course of an earlier version, until it is taken over
  unlockAttempts: "assessment-gate-tries", // else logging out would forgive wrong codes
  needsCheck: "needs-check", // a visitor's, who needs no account for it
  deskKeys: "desk-keys", // how this browser's keyboard is used
} as const;

const go = {
  openCourse: "waymark.open-course", // it may be a business's, and then names its invitation
  generationShare: "waymark.generation-share",
  pendingRegistration: "pending-registration",
  deviceAccess: "assessment-unlocked",
  openedRounds: "assessment-rounds", // an earlier version kept access codes here
  assessmentVisit: "assessment-visit",
  followedLanguage: "followed-language", // its value holds the access code
  assessmentStep: "assessment-step:", // its key holds the access code
  cacheOwner: "firestore-cache",
  alongTicks: "inquiry-along:",
  scrollPositions: "scroll-position:", // its key may be the address of a business
} as const;

/** They are nowhere else, so they go only when the person has been told. */
const unsaved = {
  textsInProgress: "waymark.course-in-progress:",
  courseEdits: "waymark.course-edits:",
  missingTexts: "waymark.missing-texts",
  questionDraft: "waymark.question:",
  pendingEdits: "answer:",
  teamDraft: "assessment-team:",
  staffDrafts: "reply-draft:",
  planDrafts: "waymark.plan-draft:",
  sources: "waymark.sources:", // the time of a course's sources, which are in a database of their own
  voice: "waymark.voice:", // of a link that is not used yet, until its tab is closed
  typedForms: "typed:", // a visitor's, but it names its writer
} as const;

export const storedKeys = { ...stay, ...go, ...unsaved };
export const atLogout = { stay, go, unsaved };

/** The database of the sources; it goes with their keys. */
export const sourcesDatabase = "waymark-sources";

/** Every entry is under one of them, so that logout knows what becomes of it. */
export type StoredKey = `${(typeof storedKeys)[keyof typeof storedKeys]}${string}`;
