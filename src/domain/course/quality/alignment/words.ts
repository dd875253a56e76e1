/** The matrix of objectives and what serves them. */
export const alignmentWords = {
  title: "Alignment matrix",
  objectives: "Objectives",
  columns: { objective: "Objective", "lesson-content": "Lesson", storyboard: "Screens", assessment: "Questions" },
  empty: "none",
  unwritten: "not written yet",
  unmarked: "not marked in this text",
  noneMarked: "Objectives: this text does not say which ones it covers.",
  writeWithMarks: "Write it again with its objectives",
  without: {
    "lesson-content": "without practice",
    storyboard: "without a screen",
    assessment: "without a question",
  },
  noGaps: "no gaps",
  nothingYet: "nothing written for them yet",
} as const;
