// The last part that each tool has rewritten, to be compared and undone in its place. It lives as long as the page.
import { create } from "zustand";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { PartRewrite } from "../../../domain/course/rewriting/part-rewrite";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { FailureInWords } from "./failure-in-words";

interface RewriteOutcome {
  rewrite: PartRewrite;
  /** The whole text with the new part. */
  now: GeneratedText;
}

export const useRewrittenPart = create<Partial<Record<ToolName, RewriteOutcome>>>(() => ({}));

/** The text with its new part; throws with a sentence for the person where the part does not fit. */
export async function rewrittenText(tool: ToolName, rewrite: PartRewrite, part: GeneratedText): Promise<GeneratedText> {
  const { fittedPart } = await import("../../../domain/course/rewriting/fitted-part");
  const fitted = fittedPart(rewrite, part.text);
  if ("problem" in fitted) throw new FailureInWords(fitted.problem);
  const { edited, incomplete, translated } = rewrite.of;
  const now = { ...part, text: fitted.text, edited, incomplete, ...(translated && { translated }) };
  useRewrittenPart.setState({ [tool]: { rewrite, now } });
  return now;
}
