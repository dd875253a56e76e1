// The place in the texts of a course that a learner's page is made of, or the part of it that was pressed.
import { sectionsOf } from "../../sections";
import type { ToolName } from "../../../kernel/tool-names";
import type { PackagePage } from "./package-pages";

/** The part of a page that was pressed. */
export interface PressedPart {
  /** The place of the question on the page. */
  question?: number | undefined;
  /** The headings above, the nearest first. */
  headings: readonly string[];
}

export interface PageSource {
  tool: ToolName;
  /** Empty for the study material. */
  module: string;
  /** Its question, or else its section, from 0. */
  part: { index: number; isQuestion?: boolean };
}

export function sourceOf({ tool, module, text, screen }: PackagePage, { question, headings }: PressedPart): PageSource {
  if (tool === "assessment" && question !== undefined)
    return { tool, module, part: { index: question, isQuestion: true } };
  const sections = sectionsOf(text.text).map(({ heading }) => heading);
  const names = screen ? [screen.title] : headings;
  const ofNumber =
    screen && sections.findIndex((one) => one.includes(screen.title) && numberOfScreen(one) === screen.number);
  const [found = 0] = [ofNumber ?? -1, ...names.map((name) => placeOfName(name, sections))].filter(
    (place) => place >= 0,
  );
  return { tool, module, part: { index: found } };
}

function placeOfName(name: string, sections: readonly string[]): number {
  const exact = sections.indexOf(name);
  return exact >= 0 ? exact : sections.findIndex((heading) => name !== "" && heading.includes(name));
}

function numberOfScreen(heading: string): number {
  return Number(/\d+/.exec(heading)?.[0]);
}
