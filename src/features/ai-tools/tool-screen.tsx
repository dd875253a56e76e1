import { useEffect, useRef } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { courseWords } from "../../domain/course/words";
import { modulesOfDraft, currentText } from "../../domain/course/draft";
import { toolNames, tools, type Tool, type ToolName } from "../../domain/course/tools";
import { routes } from "../../domain/kernel/routes";
import { Notice } from "../../ui/notice/notice";
import { PageTitle } from "../../ui/page/page-title";
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
  const { title, promise, next }: Tool = tools[tool];
  const hasResult = !running && currentText(draft, tool) !== undefined;
  const choosesModule = tool === "course-outline" && hasResult && modulesOfDraft(draft).length > 0;
  return (
    <div className={classes.tool}>
      <header className={classes.header}>
        <PageTitle>{title}</PageTitle>
        <p>{promise}</p>
      </header>
      <TrainingGap />
      <RequestForm tool={tool} submit={submit} />
      {!isStored && <Notice kind="warning">{courseWords.draftNotKept}</Notice>}
      <ResultAnnouncement tool={tool} />
      <Result tool={tool} onRetry={() => submit.current?.focus()} />
      {next && hasResult && (
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
