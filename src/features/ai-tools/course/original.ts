// The original of the translation that is open, and the parts that show it beside its translation. The texts ask here
// for them, and load nothing where the course is no translation.
import type { ComponentType, ReactNode } from "react";
import { create } from "zustand";
import type { GeneratedText } from "../../../domain/course/generated-text";
import type { Course } from "../../../domain/course/library/course";
import type { ToolName } from "../../../domain/kernel/tool-names";

interface OriginalViews {
  /** The state of the text that is shown. */
  Head: ComponentType<{ tool: ToolName; result: GeneratedText }>;
  /** A stretch of it with its counterpart: a section, or of an assessment a part. */
  Beside: ComponentType<{ tool: ToolName; result: GeneratedText; nth: number; children: ReactNode }>;
}

interface OriginalState {
  status: "none" | "loading" | "ready" | "gone" | "failed";
  course?: Course | undefined;
  views?: OriginalViews | undefined;
}

export const useOriginal = create<OriginalState>(() => ({ status: "none" }));
