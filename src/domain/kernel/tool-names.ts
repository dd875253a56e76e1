/** The five tools by the last part of their addresses, in the order of their trail. */
export const toolNames = ["course-outline", "study-material", "lesson-content", "storyboard", "assessment"] as const;

export type ToolName = (typeof toolNames)[number];
