// The parts of a course that serve each objective: the lesson's sections, the storyboard's screens and the assessment's
// questions that carry its mark. It is pure data, for the table and for the rules.
import type { CourseDraft } from "../../draft";
import { moduleNumbers, modulesOf } from "../../modules";
import { assessmentParts } from "../../questions";
import { objectiveMarks } from "../../reading/objective-marks";
import { sectionsOf } from "../../sections";
import { objectivesOf, type Objective } from "./objectives";

export const alignedTools = ["lesson-content", "storyboard", "assessment"] as const;
export type AlignedTool = (typeof alignedTools)[number];

/** The places that serve an objective: headings of sections and screens, numbers of questions. */
export interface AlignmentCell {
  /** No text is there, one without any marks, or one that can be read. */
  state: "unwritten" | "unmarked" | "read";
  places: string[];
}

export interface AlignmentRow extends Objective, Record<AlignedTool, AlignmentCell> {
  /** The module that it belongs to, by its name. */
  module: string | undefined;
}

export interface Alignment {
  rows: AlignmentRow[];
  /** Places that serve no objective of the outline although their text has marks; `nth` of sections or questions. */
  strays: { tool: AlignedTool; module: string; place: string; nth: number }[];
}

/** The texts of a course that are about its modules. */
export type AlignedCourse = Pick<CourseDraft, "course-outline" | AlignedTool>;

export function alignmentOf(course: AlignedCourse): Alignment {
  const outline = course["course-outline"]?.text ?? "";
  const objectives = objectivesOf(outline);
  const modules = modulesOf(outline);
  const numbers = moduleNumbers(modules);
  const known = new Set(objectives.map(({ id }) => id));
  const texts = alignedTools.flatMap((tool) =>
    Object.entries(course[tool]).map(([module, { text }]) => ({ tool, module, places: placesOf(tool, text) })),
  );
  const rows = objectives.map((objective) => {
    const module = modules[numbers.indexOf(Number(/\d+/.exec(objective.id)?.[0]))];
    const cell = (tool: AlignedTool): AlignmentCell => {
      const own = texts.find((text) => text.tool === tool && text.module === module);
      const places = texts
        .filter((text) => text.tool === tool)
        .flatMap((text) => text.places.filter(({ ids }) => ids.includes(objective.id)).map(({ name }) => name));
      if (places.length > 0) return { state: "read", places };
      return { state: own ? (isMarked(own.places) ? "read" : "unmarked") : "unwritten", places };
    };
    return {
      ...objective,
      module,
      "lesson-content": cell("lesson-content"),
      storyboard: cell("storyboard"),
      assessment: cell("assessment"),
    };
  });
  const strays = texts.flatMap(({ tool, module, places }) =>
    isMarked(places)
      ? places
          .filter((place) => isStray(tool, place, known))
          .map(({ name, nth }) => ({ tool, module, place: name, nth }))
      : [],
  );
  return { rows, strays };
}

interface MarkedPlace {
  name: string;
  nth: number;
  ids: string[];
}

function placesOf(tool: AlignedTool, text: string): MarkedPlace[] {
  if (tool === "assessment") {
    return assessmentParts(text)
      .flatMap((part) => (part.question ? [{ name: part.question.number, ids: usedIn(part.text) }] : []))
      .map((place, nth) => ({ ...place, nth }));
  }
  return sectionsOf(text).flatMap((section, nth) =>
    section.heading === "" ? [] : [{ name: section.heading, nth, ids: usedIn(section.text) }],
  );
}

/** Returns the objectives a text uses; a name with its level only defines an objective, and serves it nowhere yet. */
function usedIn(text: string): string[] {
  return [...new Set(objectiveMarks(text).flatMap(({ id, level }) => (level === undefined ? [id] : [])))];
}

function isMarked(places: readonly MarkedPlace[]): boolean {
  return places.some(({ ids }) => ids.length > 0);
}

/** Each question serves an objective; a section or a screen need not, but its marks lead somewhere. */
function isStray(tool: AlignedTool, { ids }: MarkedPlace, known: ReadonlySet<string>): boolean {
  return tool === "assessment" ? !ids.some((id) => known.has(id)) : ids.some((id) => !known.has(id));
}
