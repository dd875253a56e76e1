import { useEffect } from "react";
import { sectionsOf, atHeading, withoutClosingRules, type TextSection } from "../../../domain/course/sections";
import { wholeOf } from "../../../domain/course/rewriting/edited-stretch";
import { courseWords } from "../../../domain/course/words";
import { pressInto } from "../../../ui/editing/press-into";
import type { PressedAt } from "../../../ui/editing/text-editor";
import { useGenerations } from "../course/generations";
import { EditButton } from "../editing/edit-button";
import { prepareEditors, StretchEditor } from "../editing/stretch-editor";
import { useStretchEditing } from "../editing/use-stretch-editing";
import { RewriteControl } from "../rewriting/rewrite-control";
import { AssessmentSections } from "./assessment-sections";
import { belowHeading } from "./below-heading";
import { Paired } from "./paired";
import { ResultText } from "./result-text";
import classes from "./result.module.css";
import type { EditableSectionsProps, ResultSectionsProps } from "./section-props";

/** A text section by section, each of which can be written again, or typed into, without touching the others. */
export function ResultSections(props: ResultSectionsProps) {
  const { tool, result } = props;
  const running = useGenerations((all) => all[tool].running);
  const editing = useStretchEditing(tool, result, running);
  useEffect(prepareEditors, []);
  return tool === "assessment" ? (
    <AssessmentSections {...props} editing={editing} />
  ) : (
    <PlainSections {...props} editing={editing} />
  );
}

function PlainSections({ editing, ...props }: EditableSectionsProps) {
  const { open } = editing;
  const { text, language } = props.result;
  const all = sectionsOf(text);
  if (!open) return sectionViews(all, 0, 0, all.length > 1);

  const { before, after } = open.stretch;
  const above = before === "" ? [] : sectionsOf(before);
  // The rules that close the open section are not part of it.
  const [gap, ...rest] = after === "" ? [] : sectionsOf(after);
  const below = gap && (gap.heading !== "" || withoutClosingRules(gap.text).trim() !== "") ? [gap, ...rest] : rest;
  const left = wholeOf(open.stretch).length - below.reduce((sum, section) => sum + section.text.length, 0);
  // A heading that was typed makes sections whose places only the next reading tells.
  const isWhole = all.length === above.length + 1 + below.length;
  return [
    ...sectionViews(above, 0, 0, isWhole),
    <Paired key="open" tool={props.tool} result={props.result} nth={above.length}>
      <div className={classes.section}>
        <StretchEditor editing={editing} open={open} language={language}>
          <ResultText {...props} language={language}>
            {open.stretch.text}
          </ResultText>
        </StretchEditor>
      </div>
    </Paired>,
    ...sectionViews(below, above.length + 1, left, isWhole),
  ];

  function sectionViews(sections: readonly TextSection[], first: number, from: number, areParts: boolean) {
    let end = from;
    return sections.map((section, nth) => {
      const begin = end;
      end += section.text.length;
      return (
        <Paired key={`${first + nth} ${section.heading}`} tool={props.tool} result={props.result} nth={first + nth}>
          <PlainSection {...props} {...{ editing, section, index: first + nth, from: begin, isPart: areParts }} />
        </Paired>
      );
    });
  }
}

interface PlainSectionProps extends EditableSectionsProps {
  section: TextSection;
  index: number;
  /** Its place in the text. */
  from: number;
  /** False if it is all of the text, or its place among the sections is not known. */
  isPart: boolean;
}

function PlainSection({ tool, result, withAnswers, editing, section, index, from, isPart }: PlainSectionProps) {
  const { running, about, rewrite, text: written } = useGenerations((all) => all[tool]);
  const { heading } = section;
  const isRewritten = running && about === result.about && !rewrite?.isQuestion && rewrite?.index === index;
  const newText = isRewritten ? written : "";
  const [title, body] = atHeading(section);
  const shared = { tool, language: result.language, withAnswers };
  const drawnTitle = title && <ResultText {...shared}>{title}</ResultText>;
  const name = isPart && heading ? heading : courseWords.texts[tool];
  const button = `edit-section-${index + 1}`;

  function edit(pressedAt?: PressedAt): void {
    const text = withoutClosingRules(section.text);
    const [before, after] = [result.text.slice(0, from), result.text.slice(from + text.length)];
    editing.begin({ stretch: { before, text, after }, title: name, button, pressedAt });
  }

  const beside = (
    <EditButton
      id={button}
      title={name}
      language={isPart && heading ? result.language : undefined}
      onEdit={() => edit()}
    />
  );
  return (
    <div
      className={classes.section}
      data-pressed={!running}
      onClick={(event) => {
        const pressedAt = running ? undefined : pressInto(event);
        if (pressedAt) edit(pressedAt);
      }}
    >
      {heading && isPart ? (
        <RewriteControl
          tool={tool}
          part={{ index, of: result }}
          title={heading}
          language={result.language}
          beside={beside}
        >
          {drawnTitle}
        </RewriteControl>
      ) : (
        <div className={classes.heading}>
          {drawnTitle}
          {!running && beside}
        </div>
      )}
      <ResultText {...shared}>{withoutClosingRules(newText === "" ? body : belowHeading(newText))}</ResultText>
    </div>
  );
}
