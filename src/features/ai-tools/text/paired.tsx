import type { ReactNode } from "react";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { useOriginal } from "../course/original";

export interface PairedProps {
  tool: ToolName;
  result: GeneratedText;
  /** The place of the section, or of an assessment's part, in the text. */
  nth: number;
  /** Only the heading before an assessment's part, which is drawn apart. */
  isTitle?: boolean;
  children: ReactNode;
}

const loadOriginalViews = () => import("./beside-original");

/** A stretch of a text; of a translation with its original beside it. */
export function Paired(about: PairedProps) {
  const isTranslation = useOriginal(({ course }) => course !== undefined);
  return isTranslation ? <LoadedPair {...about} /> : about.children;
}

/** The text is there before the parts that show its original. */
function LoadedPair({ children, ...about }: PairedProps) {
  const { loaded } = useLoaded(loadOriginalViews);
  if (loaded.status !== "ready") return children;
  return <loaded.value.Beside {...about}>{children}</loaded.value.Beside>;
}
