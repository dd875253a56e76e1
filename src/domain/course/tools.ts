// The five tools, in the order of their trail, as data: what each is called, offers, calls and leaves in the course
// draft, and what it says when it fails. Every list of the tools is made of these rows.
import type { CallableName } from "../callables";
import type { ToolName } from "../kernel/tool-names";

export interface Tool<
  Callable extends `generate${string}` & CallableName = Extract<CallableName, `generate${string}`>,
> {
  /** The last part of its address. */
  name: ToolName;
  title: string;
  /** Its use, in a sentence for a new visitor. */
  offer: string;
  /** One sentence on what the person gets. */
  promise: string;
  button: string;
  callable: Callable;
  /** The field of the callable's response that holds the text. */
  key: "outline" | "studyMaterial" | "lessonContent" | "storyboard" | "assessment";
  /** The sentence of its screen for a failure that brings none of its own. */
  failure: string;
  /** The source of its text. */
  from: "topic" | "module";
  next?: { tool: ToolName; button: string };
}

export const tools = {
  "course-outline": {
    name: "course-outline",
    title: "Course outline",
    offer: "Name a topic and get its modules, in an order that makes sense.",
    promise: "From a topic to modules with objectives, practice and timings.",
    button: "Generate Outline",
    callable: "generateCourseOutline",
    key: "outline",
    failure: "Error generating course outline.",
    from: "topic",
    next: { tool: "lesson-content", button: "Next: Lesson Content" },
  },
  "study-material": {
    name: "study-material",
    title: "Study material",
    offer: "Something to read on any topic, written for learners.",
    promise: "Something to read and work through alone, with questions on the way.",
    button: "Generate Study Material",
    callable: "generateStudyMaterial",
    key: "studyMaterial",
    failure: "Error generating study material.",
    from: "topic",
  },
  "lesson-content": {
    name: "lesson-content",
    title: "Lesson content",
    offer: "One module of your outline, written out as a lesson.",
    promise: "One module, ready to be taught: agenda, examples, practice, checks.",
    button: "Generate Lesson Content",
    callable: "generateLessonContent",
    key: "lessonContent",
    failure: "Error generating lesson content.",
    from: "module",
    next: { tool: "storyboard", button: "Next: Storyboard" },
  },
  storyboard: {
    name: "storyboard",
    title: "Storyboard",
    offer: "The lesson scene by scene, for the audience you have in mind.",
    promise: "One module, screen by screen, for the builder of the e-learning.",
    button: "Generate Storyboard",
    callable: "generateStoryboard",
    key: "storyboard",
    failure: "Error generating storyboard.",
    from: "module",
    next: { tool: "assessment", button: "Next: Assessment" },
  },
  assessment: {
    name: "assessment",
    title: "Assessment",
    offer: "Questions that show whether it has been learned.",
    promise: "Questions about one module, each with its answer and the reason.",
    button: "Generate Assessment",
    callable: "generateAssessment",
    key: "assessment",
    failure: "Error generating assessment.",
    from: "module",
  },
} as const satisfies Record<ToolName, Tool>;

export type GeneratorName = (typeof tools)[ToolName]["callable"];
