// Writing a part of a text again.
export const rewriteWords = {
  group: "Rewrite",
  changes: {
    shorter: "Shorter",
    simpler: "Simpler",
    practical: "More practical",
    audience: "For another audience",
  },
  wish: "Or say what to change",
  wishHint: "For another audience, say here for whom.",
  audienceMissing: "Please say here for whom, then press “For another audience” again.",
  run: "Rewrite like this",
  question: (number: string) => `question ${number}`,
  rewritten: "This part was rewritten.",
  compare: "Compare",
  hideComparison: "Hide comparison",
  comparison: "What has changed",
  comparisonFailed: "The comparison could not be loaded. Please check your connection and try again.",
  taken: "Removed:",
  added: "Added:",
  misfit: "What came back does not fit in the place of this part, so the old one stays. Please try again.",
  stillFlawed: "What came back still has the flaw, so the old part stays. You can try again, or edit it by hand.",
} as const;
