import type { ReactNode } from "react";
import { assessmentParts, type AssessmentPart } from "../../../domain/course/questions";
import {
  assessmentSections,
  isQuestionOrKey,
  type AssessmentSection,
} from "../../../domain/course/reading/section-parts";
import { stretchOf } from "../../../domain/course/rewriting/part-rewrite";
import { questionWords, rewriteWords } from "../../../domain/course/rewriting/words";
import { atHeading, withoutClosingRules } from "../../../domain/course/sections";
import { courseWords } from "../../../domain/course/words";
import { pressInto } from "../../../ui/editing/press-into";
import type { PressedAt } from "../../../ui/editing/text-editor";
import { useGenerations } from "../course/generations";
import { EditButton } from "../editing/edit-button";
import { leftQuestion } from "../editing/question-draft";
import { StretchEditor } from "../editing/stretch-editor";
import { Notice } from "../../../ui/notice/notice";
import { RewriteControl } from "../rewriting/rewrite-control";
import { belowHeading } from "./below-heading";
import { Paired } from "./paired";
import { ResultText } from "./result-text";
import classes from "./result.module.css";
import type { EditableSectionsProps } from "./section-props";

/** An assessment by its sections: words are typed into as they are read, questions by a form. */
export function AssessmentSections(props: EditableSectionsProps) {
  const sections = assessmentSections(props.result.text);
  const lengthOf = ({ parts }: AssessmentSection) => parts.reduce((sum, { text }) => sum + text.length, 0);
  const questionsIn = ({ parts }: AssessmentSection) => parts.filter(({ question }) => question).length;
  const partsIn = ({ parts }: AssessmentSection) => parts.length;
  const upTo = (index: number, count: (section: AssessmentSection) => number) =>
    sections.slice(0, index).reduce((sum, section) => sum + count(section), 0);
  return (
    <>
      <LeftQuestion {...props} />
      {sections.map((section, index) => (
        <AssessmentSectionView
          key={`${index} ${section.heading}`}
          {...props}
          {...{
            section,
            index,
            from: upTo(index, lengthOf),
            firstQuestion: upTo(index, questionsIn),
            firstPart: upTo(index, partsIn),
          }}
          isPart={section.heading !== "" && sections.length > 1}
        />
      ))}
    </>
  );
}

/** The way back to a question whose words could not be kept when its form, or the page, was left. */
function LeftQuestion({ tool, result, editing }: EditableSectionsProps) {
  const running = useGenerations((all) => all[tool].running);
  const left = editing.open || running ? undefined : leftQuestion(result.about, result.text);
  const stretch = left === undefined ? undefined : stretchOf({ index: left, isQuestion: true, of: result });
  if (left === undefined || !stretch) return null;
  const number = wholeQuestions(result.text)[left]?.number ?? "";
  const begun = { stretch, title: rewriteWords.question(number), button: questionButton(left), question: left };
  return (
    <Notice kind="warning" action={{ label: questionWords.goOn, run: () => editing.begin(begun) }}>
      {questionWords.left(number)}
    </Notice>
  );
}

function wholeQuestions(assessment: string) {
  return assessmentParts(assessment).flatMap(({ question }) => question ?? []);
}

function questionButton(nth: number): string {
  return `edit-question-${nth + 1}`;
}

interface SectionProps extends EditableSectionsProps {
  section: AssessmentSection;
  index: number;
  /** Its place in the text. */
  from: number;
  /** The place of its first question among those of the text. */
  firstQuestion: number;
  /** The place of its first part among those of the text. */
  firstPart: number;
  isPart: boolean;
}

function AssessmentSectionView({
  tool,
  result,
  withAnswers,
  editing,
  section,
  index,
  from,
  firstQuestion,
  firstPart,
  isPart,
}: SectionProps) {
  const { running, about, rewrite, text: written } = useGenerations((all) => all[tool]);
  const { heading, parts } = section;
  const isRewritten = running && about === result.about && !rewrite?.isQuestion && rewrite?.index === index;
  const newText = isRewritten ? written : "";
  // A heading that is part of a question, or of the key, is drawn with it.
  const [title, body] = newText === "" && isQuestionOrKey(parts[0]) ? ["", section.text] : atHeading(section);
  const places = placesFrom(parts, from);
  const { open } = editing;
  const isOpenAt = (nth: number) => open !== undefined && holds(open.stretch.before.length, places[nth]);
  const shared = { tool, language: result.language, withAnswers };
  const drawnTitle = title && !isOpenAt(0) && <ResultText {...shared}>{title}</ResultText>;
  const words = {
    title: isPart ? heading : courseWords.texts[tool],
    language: isPart ? result.language : undefined,
  };

  function editWords(nth: number, pressedAt?: PressedAt): void {
    const [begin = 0, end = 0] = places[nth] ?? [];
    const text = withoutClosingRules(result.text.slice(begin, end));
    const stretch = { before: result.text.slice(0, begin), text, after: result.text.slice(begin + text.length) };
    editing.begin({ stretch, title: words.title, button: wordsButton(nth), pressedAt });
  }

  function editQuestion(nth: number, number: string): void {
    const stretch = stretchOf({ index: nth, isQuestion: true, of: result });
    if (!stretch) return;
    editing.begin({ stretch, title: rewriteWords.question(number), button: questionButton(nth), question: nth });
  }

  const wordsButton = (nth: number) => `edit-section-${index + 1}-${nth + 1}`;
  const wordsEdit = (nth: number) => <EditButton id={wordsButton(nth)} {...words} onEdit={() => editWords(nth)} />;
  const titleEdit = title !== "" && parts[0] !== undefined && !isOpenAt(0) && wordsEdit(0);

  function around(nth: number, drawn: ReactNode): ReactNode {
    const part = parts[nth];
    if (!part || newText !== "") return drawn;
    const asRead = drawn && (
      <div
        className={part.question ? undefined : classes.section}
        data-pressed={!running}
        onClick={(event) => {
          const pressedAt = running ? undefined : pressInto(event);
          if (!pressedAt) return;
          const question = parts.slice(0, nth).filter((before) => before.question).length;
          if (part.question) editQuestion(firstQuestion + question, part.question.number);
          else editWords(nth, pressedAt);
        }}
      >
        {drawn}
        {!part.question && !running && !(nth === 0 && title) && part.text.trim() !== "" && (
          <div className={classes.heading}>{wordsEdit(nth)}</div>
        )}
      </div>
    );
    const shown =
      open && isOpenAt(nth) ? (
        <>
          <StretchEditor editing={editing} open={open} language={result.language}>
            {drawn}
          </StretchEditor>
          {open.stretch.text === "" && asRead}
        </>
      ) : (
        asRead
      );
    return (
      shown && (
        <Paired tool={tool} result={result} nth={firstPart + nth}>
          {shown}
        </Paired>
      )
    );
  }

  const titleLine = isPart ? (
    <RewriteControl
      tool={tool}
      part={{ index, of: result }}
      title={heading}
      language={result.language}
      beside={titleEdit}
    >
      {drawnTitle}
    </RewriteControl>
  ) : (
    drawnTitle && (
      <div className={classes.heading}>
        {drawnTitle}
        {!running && titleEdit}
      </div>
    )
  );

  return (
    <div className={classes.section}>
      {titleLine && (
        <Paired tool={tool} result={result} nth={firstPart} isTitle>
          {titleLine}
        </Paired>
      )}
      <ResultText
        {...shared}
        parts={newText === "" ? parts.map((part, nth) => partBelow(nth === 0 ? title : "", part)) : undefined}
        around={around}
        belowQuestion={(nth, number) => (
          <RewriteControl
            tool={tool}
            part={{ index: firstQuestion + nth, of: result, isQuestion: true }}
            title={rewriteWords.question(number)}
            beside={
              <EditButton
                id={questionButton(firstQuestion + nth)}
                title={rewriteWords.question(number)}
                onEdit={() => editQuestion(firstQuestion + nth, number)}
              />
            }
          />
        )}
      >
        {withoutClosingRules(newText === "" ? body : belowHeading(newText))}
      </ResultText>
    </div>
  );
}

type PartPlace = readonly [from: number, to: number];

function placesFrom(parts: readonly AssessmentPart[], from: number): PartPlace[] {
  let end = from;
  return parts.map(({ text }) => [end, (end += text.length)]);
}

function holds(at: number, [from, to]: PartPlace = [0, 0]): boolean {
  return from <= at && at < to;
}

function partBelow(title: string, part: AssessmentPart): AssessmentPart {
  return part.question ? part : { ...part, text: withoutClosingRules(part.text.slice(title.length)) };
}
