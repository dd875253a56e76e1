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
  comparison: "What has changed",
  comparisonFailed: "The comparison could not be loaded. Please check your connection and try again.",
  taken: "Removed:",
  added: "Added:",
  misfit: "What came back does not fit in the place of this part, so the old one stays. Please try again.",
  stillFlawed: "What came back still has the flaw, so the old part stays. You can try again, or edit it by hand.",
} as const;

/** Changing a text by hand, in its place. */
export const editWords = {
  edit: "Edit",
  editing: (title: string) => `Edit: ${title}`,
  asMarkdown: "Text (Markdown)",
  notShown: "This part has signs that can only be changed as Markdown, such as HTML or footnotes.",
  notLoaded: "The editor could not be loaded, so this part is shown as Markdown. What you type is kept.",
  done: "Done",
} as const;

/** Changing a question in a form. */
export const questionWords = {
  stem: "Question",
  option: (letter: string) => `Option ${letter}`,
  right: "Right answer",
  isRight: (letter: string) => `${letter} is right`,
  reasonOf: (letter: string) => `Reason for ${letter}`,
  reason: "Reason",
  addOption: "Add an option",
  removeOption: (letter: string) => `Remove option ${letter}`,
  incomplete: "A question needs its words and at least two options. It is kept as soon as it has them.",
  lacksWords: "Please write something here, or remove the option.",
  leaveOut: "Leave without this change",
  left: (number: string) => `Question ${number} has changes that are not in the text yet.`,
  goOn: "Go on with them",
  misfit: "This cannot be kept as a question. Change the last words, or use “Edit as Markdown”.",
} as const;
