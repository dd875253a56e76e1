import { useEffect, useRef } from "react";
import { Navigate, useParams } from "react-router-dom";
import { currentText, toolSubject } from "../../domain/course/draft";
import { isWritten } from "../../domain/course/spine/course-texts";
import { loadAhead } from "../../browser/tasks";
import { tools, type Tool } from "../../domain/course/tools";
import { toolNames, type ToolName } from "../../domain/kernel/tool-names";
import { routes } from "../../domain/kernel/routes";
import { PageTitle } from "../../ui/page/page-title";
import { PrintHead } from "../../ui/page/print-head";
import { CourseBrief } from "./request/course-brief";
import { useCourseDraft } from "./course/course-draft";
import { loadWayToModel, useGenerations } from "./course/generations";
import { useModuleInAddress } from "./course/module-in-address";
import { NextStep } from "./text/next-step";
import { Result } from "./text/result";
import classes from "./tool-screen.module.css";
import { courseWords } from "../../domain/course/words";
import { VisuallyHidden } from "../../ui/visually-hidden";

/** The screen of whichever tool the address names; an unknown one is an unknown path like any other. */
export function ToolScreen() {
  const { tool } = useParams();
  const name = toolNames.find((known) => known === tool);
  return name ? <OneTool key={name} tool={name} /> : <Navigate to={routes.landing} replace />;
}

function OneTool({ tool }: { tool: ToolName }) {
  useEffect(() => loadAhead(loadWayToModel), []);
  useModuleInAddress(tool);
  const mainButton = useRef<HTMLButtonElement>(null);
  const draft = useCourseDraft((course) => course.draft);
  const { running, rewrite } = useGenerations((all) => all[tool]);
  const { title, promise, from }: Tool = tools[tool];
  const text = currentText(draft, tool);
  const hasResult = text !== undefined && (!running || rewrite !== undefined);
  // The outline is what the next text is made from; for the others a selected module is enough.
  const leadsOn = hasResult || (from === "module" && toolSubject(draft, tool) !== "");
  return (
    <div className={classes.tool}>
      <PrintHead>{draft.topic}</PrintHead>
      <header className={classes.header}>
        {from === "module" && draft.selectedModule !== "" && (
          <p lang={draft["course-outline"]?.language} dir="auto">
            {draft.selectedModule}
          </p>
        )}
        <PageTitle>{title}</PageTitle>
        {text === undefined && <p>{promise}</p>}
      </header>
      <CourseBrief tool={tool} mainButton={mainButton} />
      <ResultAnnouncement tool={tool} />
      <Result
        tool={tool}
        onRetry={() => mainButton.current?.focus()}
        next={leadsOn && <NextStep tool={tool} isMain={isWritten({ text }) && hasResult} />}
      />
    </div>
  );
}

/** Tells a screen reader that the generation has begun or ended, without reading out the text as it grows. */
function ResultAnnouncement({ tool }: { tool: ToolName }) {
  const { running, failure } = useGenerations((all) => all[tool]);
  const result = useCourseDraft(({ draft }) => currentText(draft, tool));
  const ended = result && !failure ? courseWords.resultHere(tools[tool].title, result.incomplete) : "";
  return <VisuallyHidden role="status">{running ? courseWords.generating : ended}</VisuallyHidden>;
}
