import { useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from "react";
import { Link } from "react-router-dom";
import { courseTexts, isWritten } from "../../../domain/course/spine/course-texts";
import { courseWords } from "../../../domain/course/words";
import { bounds } from "../../../domain/kernel/texts";
import { modulesOfDraft, toolSubject } from "../../../domain/course/draft";
import { tools } from "../../../domain/course/tools";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { routes } from "../../../domain/kernel/routes";
import { BusyButton } from "../../../ui/button/busy-button";
import { LateConfirmDialog } from "../../../ui/dialog/late-confirm-dialog";
import { TextInput } from "../../../ui/form/text-input";
import { Notice } from "../../../ui/notice/notice";
import classes from "./request-form.module.css";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { startGeneration, stopGeneration, useGenerations } from "../course/generations";
import { StopButton } from "../course/stop-button";
import { useComingTopic } from "./coming-topic";
import { BriefChips } from "./brief-chips";
import { ModuleSelect } from "../course/module-select";
import { OptionFields } from "./option-fields";

interface RequestFormProps {
  tool: ToolName;
  submit: RefObject<HTMLButtonElement | null>;
  /** Its fields are not seen while the text is written. */
  isFolded: boolean;
  /** True if it is the main action of the screen. */
  isMain: boolean;
  /** True if it had the focus before it went. */
  hadFocus: RefObject<boolean>;
}

/** The source of a text: the topic or a module, and options; with the button that starts and the one that stops. */
export function RequestForm({ tool, submit, isFolded, isMain, hadFocus }: RequestFormProps) {
  const draft = useCourseDraft((state) => state.draft);
  const { running, rewrite } = useGenerations((all) => all[tool]);
  const [missing, setMissing] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const subject = useRef<HTMLDivElement>(null);
  const { from, button } = tools[tool];
  const coming = useComingTopic();
  const [outline, ...others] = courseTexts(draft).filter(isWritten);
  const clearsCourse = tool === "course-outline" && outline?.tool === tool;

  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [hadFocus]);

  function start(event: SubmitEvent): void {
    event.preventDefault();
    const isMissing = toolSubject(draft, tool) === "";
    setMissing(isMissing);
    if (isMissing) subject.current?.querySelector<HTMLElement>("input, select")?.focus();
    else if (clearsCourse) setConfirming(true);
    else void startGeneration(tool);
  }

  return (
    <form ref={form} className={classes.form} onSubmit={start} noValidate>
      {isFolded ? (
        <BriefChips tool={tool} />
      ) : (
        <>
          <div ref={subject}>
            {from === "topic" ? (
              <TextInput
                label={courseWords.topic}
                placeholder={courseWords.topicHint}
                maxLength={bounds.topic}
                error={missing && draft.topic.trim() === "" && courseWords.topicMissing}
                value={draft.topic || coming}
                onChange={({ currentTarget: { value } }) => changeDraft((now) => ({ ...now, topic: value }))}
              />
            ) : (
              <ModuleSelect tool={tool} />
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
        </>
      )}
      <div className={classes.buttons}>
        <BusyButton
          ref={submit}
          type="submit"
          {...(isMain ? { color: "blaze" } : { variant: "outline" })}
          busy={running && !rewrite}
          busyLabel={courseWords.generating}
        >
          {button}
        </BusyButton>
        {running && (
          <StopButton onStop={() => stopGeneration(tool)} nextFocus={submit}>
            {courseWords.stop}
          </StopButton>
        )}
      </div>
      {confirming && (
        <LateConfirmDialog
          title={courseWords.againTitle}
          confirm={courseWords.againConfirm}
          decline={courseWords.keepCourse}
          onConfirm={() => {
            setConfirming(false);
            void startGeneration(tool);
          }}
          onDecline={() => setConfirming(false)}
        >
          {courseWords.againMeaning(others.filter(({ module }) => module !== undefined).length)}
        </LateConfirmDialog>
      )}
    </form>
  );
}
