import { useId, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { lettersOf } from "../../../domain/course/exports/layout-words";
import { questionsOf, type QuizQuestion } from "../../../domain/course/questions";
import { withEditedQuestion } from "../../../domain/course/rewriting/edited-question";
import { wholeOf } from "../../../domain/course/rewriting/edited-stretch";
import { stretchOf } from "../../../domain/course/rewriting/part-rewrite";
import { editWords, questionWords } from "../../../domain/course/rewriting/words";
import { Button } from "../../../ui/button/button";
import { Textarea } from "../../../ui/form/textarea";
import { useDraft } from "../../../ui/hooks/use-draft";
import { Notice } from "../../../ui/notice/notice";
import classes from "./editing.module.css";
import { placeOfQuestion, questionDraft, toldQuestion } from "./question-draft";
import { QuestionOption } from "./question-option";
import type { StretchEditorProps } from "./stretch-editor";

/** More letters no language has here. */
const mostOptions = 8;

/** A question by its parts. Each key is kept in the text, or beside it where it could not be read back as typed. */
export function QuestionForm(props: StretchEditorProps) {
  const [question] = useState(() => questionsOf(wholeOf(props.open.stretch))[props.open.question ?? 0]);
  return question && <QuestionFields {...props} question={question} />;
}

function QuestionFields({ editing, open, language, question }: StretchEditorProps & { question: QuizQuestion }) {
  const index = open.question ?? 0;
  const whole = wholeOf(open.stretch);
  const [place] = useState(() => placeOfQuestion(editing.about));
  const { draft, change: keepAside, forget } = useDraft(place, questionDraft);
  const stored = toldQuestion(questionsOf(whole)[index]);
  const [typed, setTyped] = useState<QuizQuestion>(draft?.of === stored ? draft.typed : question);
  const [problem, setProblem] = useState(() => {
    const begun = withEditedQuestion(whole, index, typed, language);
    return "problem" in begun ? begun.problem : undefined;
  });
  const hasOneReason = question.reason !== "";
  const hasReasons = !hasOneReason || question.optionReasons !== undefined;
  const [isRefused, setRefused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  const { text, options, answer, reason, optionReasons = [] } = typed;
  const letters = lettersOf(options.length, language);

  function change(part: Partial<QuizQuestion>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    const edited = withEditedQuestion(whole, index, next, language);
    setProblem("problem" in edited ? edited.problem : undefined);
    if ("problem" in edited) {
      keepAside({ of: stored, typed: next });
      return;
    }
    forget();
    const stretch = stretchOf({ index, isQuestion: true, of: { text: edited.text } });
    if (stretch) editing.change(stretch);
  }

  function remove(nth: number): void {
    const others = <Value,>(list: readonly Value[]) => list.filter((_, at) => at !== nth);
    change({
      options: others(options),
      optionReasons: others(options.map((_, at) => optionReasons[at] ?? "")),
      answer: nth < answer ? answer - 1 : nth === answer ? 0 : answer,
    });
  }

  function leaveOut(): void {
    forget();
    editing.leave();
  }

  /** Words that cannot be kept yet are in this form alone, so leaving without them is a press of its own. */
  function leave(): void {
    if (problem === undefined) editing.leave();
    else {
      flushSync(() => setRefused(true));
      box.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
    }
  }

  function leaveByEscape({ key }: KeyboardEvent): void {
    if (key === "Escape") leave();
  }

  const lackOf = (words: string) => (isRefused && words.trim() === "" ? questionWords.lacksWords : undefined);

  return (
    <div
      ref={box}
      className={classes.box}
      role="group"
      aria-label={editWords.editing(open.title)}
      onKeyDown={leaveByEscape}
    >
      <Textarea
        label={questionWords.stem}
        autosize
        rows={2}
        lang={language}
        dir="auto"
        value={text}
        error={lackOf(text)}
        autoFocus
        onChange={({ currentTarget: { value } }) => change({ text: value })}
      />
      {options.map((option, nth) => (
        <QuestionOption
          key={nth}
          letter={letters[nth] ?? ""}
          language={language}
          group={name}
          option={option}
          lack={lackOf(option)}
          reason={hasReasons ? (optionReasons[nth] ?? "") : undefined}
          isRight={nth === answer}
          onOption={(value) => change({ options: options.map((each, at) => (at === nth ? value : each)) })}
          onReason={(value) =>
            change({ optionReasons: options.map((_, at) => (at === nth ? value : (optionReasons[at] ?? ""))) })
          }
          onRight={() => change({ answer: nth })}
          onRemove={options.length > 2 ? () => remove(nth) : undefined}
        />
      ))}
      {hasOneReason && (
        <Textarea
          label={questionWords.reason}
          autosize
          lang={language}
          dir="auto"
          value={reason}
          onChange={({ currentTarget: { value } }) => change({ reason: value })}
        />
      )}
      {problem !== undefined && (
        <Notice
          kind={isRefused ? "error" : "warning"}
          {...(isRefused && { action: { label: questionWords.leaveOut, run: leaveOut } })}
        >
          {problem}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button size="compact-sm" onClick={leave}>
          {editWords.done}
        </Button>
        {options.length < mostOptions && (
          <Button size="compact-sm" variant="outline" onClick={() => change({ options: [...options, ""] })}>
            {questionWords.addOption}
          </Button>
        )}
      </div>
    </div>
  );
}
