import type { GeneratedText } from "../generated-text";
import type { RewriteChange } from "../request/course-options";
import { assessmentParts } from "../questions";
import { sectionsOf, withoutClosingRules } from "../sections";

/** The request to have one part of a text written again. */
export interface PartRewrite {
  /** Of the section, or of the question among the questions. */
  index: number;
  of: GeneratedText;
  /** A question instead of a section. */
  isQuestion?: boolean | undefined;
  change?: RewriteChange | undefined;
  /** In the person's own words; with the change `audience`, for whom. */
  wish?: string | undefined;
  /** The rules that the part breaks, and must not break afterwards. */
  mends?: readonly string[] | undefined;
}

/** A stretch of a text, with everything before and after it. */
export interface Stretch {
  before: string;
  text: string;
  after: string;
  /** Its name: the words of the heading, or the question. */
  heading: string;
}

/** The part of the text that is to be written again; undefined where the text has no such part. */
export function stretchOf({
  index,
  of,
  isQuestion,
}: Pick<PartRewrite, "index" | "isQuestion"> & { of: Pick<GeneratedText, "text"> }): Stretch | undefined {
  const parts = isQuestion ? assessmentParts(of.text) : sectionsOf(of.text);
  const titles = parts.map((part) => ("heading" in part ? part.heading : part.question?.text));
  const at = isQuestion ? nthTitled(titles, index) : index;
  const [part, heading] = [parts[at], titles[at]];
  if (!part || heading === undefined) return undefined;
  const joined = (some: readonly { text: string }[]) => some.map(({ text }) => text).join("");
  const text = withoutClosingRules(part.text);
  const after = part.text.slice(text.length) + joined(parts.slice(at + 1));
  return { before: joined(parts.slice(0, at)), text, after, heading };
}

function nthTitled(titles: readonly (string | undefined)[], nth: number): number {
  const titled = [...titles.keys()].filter((at) => titles[at] !== undefined);
  return titled[nth] ?? -1;
}
