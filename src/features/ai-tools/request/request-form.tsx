import { useRef, useState, type RefObject, type SubmitEvent } from "react";
import { TextInput } from "@mantine/core";
import { Link } from "react-router-dom";
import { courseWords } from "../../../domain/course/words";
import { bounds } from "../../../domain/kernel/contact";
import { modulesOfDraft, toolSubject } from "../../../domain/course/draft";
import { tools, type ToolName } from "../../../domain/course/tools";
import { routes } from "../../../domain/kernel/routes";
import { BusyButton } from "../../../ui/button/busy-button";
import { Notice } from "../../../ui/notice/notice";
import classes from "./request-form.module.css";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { startGeneration, useGenerations } from "../course/generations";
import { ModuleSelect } from "./module-select";
import { StopButton } from "../text/stop-button";
import { OptionFields } from "./option-fields";

/** What a text is made from: the topic or a module, and options; with the button that starts and the one that stops. */
export function RequestForm({ tool, submit }: { tool: ToolName; submit: RefObject<HTMLButtonElement | null> }) {
  const draft = useCourseDraft((state) => state.draft);
  const { running, rewrite } = useGenerations((all) => all[tool]);
  const [missing, setMissing] = useState(false);
  const subject = useRef<HTMLDivElement>(null);
  const { from, button } = tools[tool];

  function start(event: SubmitEvent): void {
    event.preventDefault();
    const isMissing = toolSubject(draft, tool) === "";
    setMissing(isMissing);
    if (isMissing) subject.current?.querySelector<HTMLElement>("input, select")?.focus();
    else void startGeneration(tool);
  }

  return (
    <form className={classes.form} onSubmit={start} noValidate>
      <div ref={subject}>
        {from === "topic" ? (
          <TextInput
            label={courseWords.topic}
            placeholder={courseWords.topicHint}
            maxLength={bounds.topic}
            error={missing && draft.topic.trim() === "" && courseWords.topicMissing}
            value={draft.topic}
            onChange={({ currentTarget: { value } }) => changeDraft((now) => ({ ...now, topic: value }))}
          />
        ) : (
          <ModuleSelect />
        )}
      </div>
      {from === "module" && modulesOfDraft(draft).length === 0 && (
        <Notice kind="info">
          {courseWords.noModules} <Link to={routes.aiTool("course-outline")}>{courseWords.noModulesLink}</Link>{" "}
          {courseWords.noModulesThen}
        </Notice>
      )}
      {from === "module" && missing && draft.selectedModule === "" && modulesOfDraft(draft).length > 0 && (
        <Notice kind="warning">{courseWords.moduleMissing}</Notice>
      )}
      <OptionFields tool={tool} />
      <div className={classes.buttons}>
        <BusyButton
          ref={submit}
          type="submit"
          color="blaze"
          busy={running && !rewrite}
          busyLabel={courseWords.generating}
        >
          {button}
        </BusyButton>
        {running && <StopButton tool={tool} nextFocus={submit} />}
      </div>
    </form>
  );
}
