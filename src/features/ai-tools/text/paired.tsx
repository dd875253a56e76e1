import type { ReactNode } from "react";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { useOriginal } from "../course/original";

interface PairedProps {
  tool: ToolName;
  result: GeneratedText;
  /** The place of the section, or of an assessment's part, in the text. */
  nth: number;
  children: ReactNode;
}

/** A stretch of a text; of a translation with its original beside it. */
export function Paired({ children, ...about }: PairedProps) {
  const views = useOriginal((original) => original.views);
  return views ? <views.Beside {...about}>{children}</views.Beside> : children;
}
