import { hasModules, nextText } from "../../../domain/course/spine/course-texts";
import { modulesOfDraft } from "../../../domain/course/draft";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { routes } from "../../../domain/kernel/routes";
import type { ButtonLook } from "../../../ui/button/button-look";
import { ButtonLink } from "../../../ui/button/button-link";
import { useCourseDraft } from "../course/course-draft";
import { moduleState } from "../course/module-in-address";
import { ModuleSelect } from "../course/module-select";
import { useCourseName } from "../courses/course-menu";
import { CourseDownload } from "../spine/course-download";
import classes from "./next-step.module.css";

interface NextStepProps {
  tool: ToolName;
  /** True if it is the main action of the screen. */
  isMain: boolean;
}

/** From a text to the next one of the course; after the last one the course is taken along. */
export function NextStep({ tool, isMain }: NextStepProps) {
  const draft = useCourseDraft((state) => state.draft);
  const next = nextText(draft, tool, modulesOfDraft(draft).indexOf(draft.selectedModule) + 1);
  const look: ButtonLook = isMain ? { color: "blaze" } : { variant: "outline" };
  if (!next)
    return (
      hasModules(draft) && (
        <div className={classes.bar}>
          <CourseNameInBar />
          <CourseDownload label={courseWords.nextDownload} floats size="md" variant="filled" {...look} />
        </div>
      )
    );
  const { label, module } = next;
  const to = { pathname: routes.aiTool(next.tool) };
  return (
    <div className={classes.next}>
      {tool === "course-outline" && modulesOfDraft(draft).length > 0 && <ModuleSelect tool={tool} isBare />}
      <div className={classes.bar}>
        <CourseNameInBar />
        <ButtonLink to={to} state={module === undefined ? null : moduleState(module)} {...look}>
          {label}
        </ButtonLink>
      </div>
    </div>
  );
}

/** A phone shows the name of the course at the top of the page only, so its bar says it once more. */
function CourseNameInBar() {
  const name = useCourseName();
  return (
    <span className={classes.name} title={name} aria-hidden dir="auto">
      {name}
    </span>
  );
}
