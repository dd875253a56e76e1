import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
import type { StretchEditing } from "../editing/use-stretch-editing";

export interface ResultSectionsProps {
  tool: ToolName;
  result: GeneratedText;
  withAnswers: boolean;
}

export interface EditableSectionsProps extends ResultSectionsProps {
  editing: StretchEditing;
}
