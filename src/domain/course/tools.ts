// The five tools, in the order of their trail, as data: what each is called, calls and leaves in the course draft.
import type { CallableName } from "../callables";

export const toolNames = ["course-outline", "study-material", "lesson-content", "storyboard", "assessment"] as const;
export type ToolName = (typeof toolNames)[number];

export interface Tool {
  /** The last part of its address. */
  name: ToolName;
  title: string;
  /** One sentence on what the person gets. */
  promise: string;
  button: string;
  callable: Extract<CallableName, `generate${string}`>;
  /** Where the callable's response holds the text. */
  key: "outline" | "studyMaterial" | "lessonContent" | "storyboard" | "assessment";
  /** What it is generated from. */
  from: "topic" | "module";
  next?: { tool: ToolName; button: string };
}

export const tools = {
  "course-outline": {
    name: "course-outline",
    title: "Course outline",
    promise: "From a topic to modules with objectives, practice and timings.",
    button: "Generate Outline",
    callable: "generateCourseOutline",
    key: "outline",
    from: "topic",
    next: { tool: "lesson-content", button: "Next: Lesson Content" },
  },
  "study-material": {
    name: "study-material",
    title: "Study material",
    promise: "Something to read and work through alone, with questions on the way.",
    button: "Generate Study Material",
    callable: "generateStudyMaterial",
    key: "studyMaterial",
    from: "topic",
  },
  "lesson-content": {
    name: "lesson-content",
    title: "Lesson content",
    promise: "One module, ready to be taught: agenda, examples, practice, checks.",
    button: "Generate Lesson Content",
    callable: "generateLessonContent",
    key: "lessonContent",
    from: "module",
    next: { tool: "storyboard", button: "Next: Storyboard" },
  },
  storyboard: {
    name: "storyboard",
    title: "Storyboard",
    promise: "One module, screen by screen, for whoever builds the e-learning.",
    button: "Generate Storyboard",
    callable: "generateStoryboard",
    key: "storyboard",
    from: "module",
    next: { tool: "assessment", button: "Next: Assessment" },
  },
  assessment: {
    name: "assessment",
    title: "Assessment",
    promise: "Questions about one module, each with its answer and the reason.",
    button: "Generate Assessment",
    callable: "generateAssessment",
    key: "assessment",
    from: "module",
  },
} as const satisfies Record<ToolName, Tool>;

export type GeneratorName = (typeof tools)[ToolName]["callable"];
