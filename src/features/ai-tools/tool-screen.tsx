import { useEffect, useRef } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { courseWords } from "../../domain/course/words";
import { modulesOfDraft, currentText, toolSubject } from "../../domain/course/draft";
import { toolNames, tools, type Tool, type ToolName } from "../../domain/course/tools";
import { routes } from "../../domain/kernel/routes";
import { Notice } from "../../ui/notice/notice";
import { PageTitle } from "../../ui/page/page-title";
import { PrintHead } from "../../ui/page/print-head";
import { RequestForm } from "./request/request-form";
import { useCourseDraft } from "./course/course-draft";
import { prepareGeneration, useGenerations } from "./course/generations";
import { ModuleSelect } from "./request/module-select";
import { TrainingGap } from "./request/training-gap";
import { Result } from "./text/result";
import { ResultAnnouncement } from "./text/result-announcement";
import classes from "./tool-screen.module.css";

/** The screen of whichever tool the address names; an unknown one is an unknown path like any other. */
export function ToolScreen() {
  const { tool } = useParams();
  const name = toolNames.find((known) => known === tool);
  return name ? <OneTool key={name} tool={name} /> : <Navigate to={routes.landing} replace />;
}

function OneTool({ tool }: { tool: ToolName }) {
  useEffect(prepareGeneration, []);
  const submit = useRef<HTMLButtonElement>(null);
  const { draft, isStored } = useCourseDraft();
  const { running } = useGenerations((all) => all[tool]);
  const { title, promise, next, from }: Tool = tools[tool];
  const hasResult = !running && currentText(draft, tool) !== undefined;
  // The outline is what the next text is made from; for the others a selected module is enough.
  const leadsOn = hasResult || (from === "module" && toolSubject(draft, tool) !== "");
  const choosesModule = tool === "course-outline" && hasResult && modulesOfDraft(draft).length > 0;
  return (
    <div className={classes.tool}>
      <PrintHead>{draft.topic}</PrintHead>
      <header className={classes.header}>
        <PageTitle>{title}</PageTitle>
        <p>{promise}</p>
      </header>
      <TrainingGap />
      <RequestForm tool={tool} submit={submit} />
      {!isStored && <Notice kind="warning">{courseWords.draftNotKept}</Notice>}
      <ResultAnnouncement tool={tool} />
      <Result tool={tool} onRetry={() => submit.current?.focus()} />
      {next && leadsOn && (
        <footer className={classes.next}>
          {choosesModule && <ModuleSelect />}
          <Link className={classes.nextLink} to={routes.aiTool(next.tool)}>
            {next.button}
          </Link>
        </footer>
      )}
    </div>
  );
}
