import { plural } from "../../../kernel/locale";

/** The matrix of objectives and what serves them. */
export const alignmentWords = {
  title: "Alignment matrix",
  columns: { objective: "Objective", "lesson-content": "Lesson", storyboard: "Screens", assessment: "Questions" },
  empty: "none",
  unwritten: "not written yet",
  unmarked: "not marked in this text",
  noneMarked: "Objectives: this text does not say which ones it covers.",
  writeWithMarks: "Write it again with its objectives",
  gaps: (count: number) => (count === 0 ? "no gaps" : plural(count, { one: "1 gap", other: "# gaps" })),
} as const;
