import type { GeneratedText } from "../../../domain/course/generated-text";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { ErrorState } from "../../../ui/page/error-state";

const loadCard = () => import("./quality-card");

/** The rules are loaded when there is a text, not with the tools. */
export function Quality(about: { tool: ToolName; result: GeneratedText }) {
  const { loaded, retry } = useLoaded(loadCard);
  if (loaded.status === "failed") return <ErrorState retry={retry}>{courseWords.qualityFailed}</ErrorState>;
  return loaded.status === "ready" && <loaded.value.QualityCard {...about} />;
}
