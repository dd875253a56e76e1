import { useState } from "react";
import { isInPlace, isStillWanted } from "../../../domain/course/generation";
import { pieceOf, withPiece, type Piece } from "../../../domain/course/draft";
import { provenanceOf } from "../../../domain/course/provenance";
import { tools, type ToolName } from "../../../domain/course/tools";
import { Markdown } from "../../../ui/markdown/markdown";
import { Notice } from "../../../ui/notice/notice";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { EditableText } from "./editable-text";
import { formatTime } from "./format-time";
import { dismissFailure, retryGeneration, useGenerations } from "../course/generations";
import { ResultActions } from "./result-actions";
import { ResultSections } from "./result-sections";
import classes from "./result.module.css";
import { EarlierResults } from "./earlier-results";

interface ResultProps {
  tool: ToolName;
  /** "Try again" was pressed and goes away, with the focus on it. */
  onRetry: () => void;
}

/** What a tool has written: while it arrives, when it failed, and when it is there to be read, edited and taken along. */
export function Result({ tool, onRetry }: ResultProps) {
  const draft = useCourseDraft((state) => state.draft);
  const piece = pieceOf(draft, tool);
  const generation = useGenerations((all) => all[tool]);
  // By the time when it was written: another text in its place is not the one that somebody is editing.
  const [edited, setEdited] = useState<string>();
  const writesHere = generation.running && isInPlace(draft, tool, generation);
  const writesAll = writesHere && !generation.rewrite;
  const editing = piece !== undefined && piece.writtenAt === edited && !generation.running;

  function retry(): void {
    retryGeneration(tool);
    onRetry();
  }

  function edit(now: Piece): void {
    setEdited(now.writtenAt);
    changeDraft((before) => withPiece(before, tool, now));
  }

  return (
    <section className={classes.result} aria-label={`${tools[tool].title}: result`} aria-busy={generation.running}>
      {generation.failure && isStillWanted(draft, tool, generation) && (
        <Notice kind="error" action={{ label: "Try again", act: retry }}>
          {generation.failure}
        </Notice>
      )}
      {generation.running && !writesHere && (
        <Notice kind="info">“{generation.about}” is still being written; its text waits for you there.</Notice>
      )}
      {writesAll && generation.text && <Markdown under={1}>{generation.text}</Markdown>}
      {!writesAll && piece && (
        <>
          {piece.incomplete && (
            <Notice kind="warning">This text is incomplete: it ends where the writing was interrupted.</Notice>
          )}
          <ResultActions
            tool={tool}
            piece={piece}
            editing={editing}
            onEdit={() => edit(piece)}
            onEndEditing={() => setEdited(undefined)}
          />
          {editing ? <EditableText tool={tool} text={piece.text} /> : <ResultSections tool={tool} piece={piece} />}
          <p className={classes.provenance}>{provenanceOf(piece, formatTime)}</p>
        </>
      )}
      {!generation.running && <EarlierResults tool={tool} onChoose={() => dismissFailure(tool)} />}
    </section>
  );
}
