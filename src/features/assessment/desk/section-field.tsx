import { useId, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { aboutReference, referenceResolver } from "../../../domain/assessment/plan/references";
import { removedMarks, type EditableSection } from "../../../domain/assessment/plan/versions/section-editing";
import { editingWords } from "../../../domain/assessment/plan/versions/words";
import { Button } from "../../../ui/button/button";
import { pressInto } from "../../../ui/editing/press-into";
import type { PressedAt } from "../../../ui/editing/text-editor";
import { Markdown } from "../../../ui/markdown/markdown";
import { late } from "../../../ui/page/late";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { MarkdownField } from "./markdown-field";
import classes from "./plan-desk.module.css";

/** The editor loads at the first press. */
const LateSectionEditor = late(async () => (await import("./section-editor")).SectionEditor);

interface SectionFieldProps {
  section: EditableSection;
  answers: ProgressData;
  readOnly: boolean;
  onChange: (text: string) => void;
}

interface Editing {
  asMarkdown: boolean;
  pressedAt?: PressedAt | undefined;
}

/** One section as it is read and, after a press, edited; what its numbers stand for, and which of them are gone. */
export function SectionField({ section, answers, readOnly, onChange }: SectionFieldProps) {
  const inWords = useMemo(() => referencesInWords(answers), [answers]);
  const removed = removedMarks(section);
  const { heading, opening, marks, text } = section;
  const title = heading || (opening === "" ? editingWords.intro : editingWords.wholePlan);
  const [editing, setEditing] = useState<Editing>();
  const open = readOnly ? undefined : editing;
  const field = { title, text, onChange };
  const editButton = useId();

  function leave(): void {
    flushSync(() => setEditing(undefined));
    document.getElementById(editButton)?.focus();
  }

  return (
    <div className={classes.section} onKeyDown={({ key }) => key === "Escape" && open && leave()}>
      <div className={classes.sectionHead}>
        <h5>{title}</h5>
        {open?.asMarkdown && (
          <Button size="compact-md" onClick={leave}>
            {editingWords.done}
          </Button>
        )}
        {!open && !readOnly && (
          <>
            <Button
              id={editButton}
              variant="subtle"
              size="compact-md"
              onClick={() => setEditing({ asMarkdown: false })}
            >
              {editingWords.editShort}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
            <Button variant="subtle" size="compact-md" onClick={() => setEditing({ asMarkdown: true })}>
              {editingWords.asMarkdown}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </Button>
          </>
        )}
      </div>
      {!open && (
        <div
          className={readOnly ? undefined : classes.pressed}
          onClick={(event) => {
            const pressedAt = readOnly ? undefined : pressInto(event);
            if (pressedAt) setEditing({ asMarkdown: false, pressedAt });
          }}
        >
          <Markdown under={5}>{text}</Markdown>
        </div>
      )}
      {open?.asMarkdown === true && <MarkdownField {...field} />}
      {open?.asMarkdown === false && <LateSectionEditor {...field} pressedAt={open.pressedAt} onLeave={leave} />}
      {removed.length > 0 && (
        <div className={classes.removed} role="status">
          <strong>{editingWords.removed(removed.length)}</strong>
          <ul>
            {removed.map(({ number, references }) => (
              <li key={number}>
                [{number}] {inWords(references)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {marks.length > 0 && (
        <details>
          <summary>{editingWords.evidence}</summary>
          <ol className={classes.marks}>
            {marks.map((references, nth) => (
              <li key={nth}>{inWords(references)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

/** The questions, with their teams; a name that leads nowhere any more stands for itself. */
export function referencesInWords(answers: ProgressData): (references: readonly string[]) => string {
  const resolve = referenceResolver(answers);
  return (references) =>
    references
      .map((reference) => {
        const found = resolve(reference);
        return found ? aboutReference(found) : reference;
      })
      .join(" · ");
}
