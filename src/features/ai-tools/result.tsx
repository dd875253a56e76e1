import { useState } from "react";
import { isInPlace, isStillWanted } from "../../domain/course/assignment";
import { modulesOfDraft, pieceOf, settledOutline, withPiece } from "../../domain/course/draft";
import { provenanceOf } from "../../domain/course/provenance";
import { tools, type ToolName } from "../../domain/course/tools";
import { Markdown } from "../../ui/markdown";
import { Notice } from "../../ui/notice";
import { changeDraft, useCourseDraft } from "./course-draft";
import { EditableText } from "./editable-text";
import { formatTime } from "./format-time";
import { dismissFailure, retryGeneration, useGenerations } from "./generations";
import { ResultActions } from "./result-actions";
import { ResultSections } from "./result-sections";
import classes from "./result.module.css";
import { EarlierResults } from "./earlier-results";

/** What a tool has written: while it arrives, when it failed, and when it is there to be read, edited and taken along. */
export function Result({ tool }: { tool: ToolName }) {
  const draft = useCourseDraft((state) => state.draft);
  const piece = pieceOf(draft, tool);
  const generation = useGenerations((all) => all[tool]);
  const [modulesBefore, setModulesBefore] = useState<string[]>();
  const writesHere = generation.running && isInPlace(draft, tool, generation);
  const writesAll = writesHere && !generation.rewrite;
  const editing = modulesBefore !== undefined && !generation.running && piece !== undefined;

  function edit(): void {
    setModulesBefore(modulesOfDraft(useCourseDraft.getState().draft));
    changeDraft((draft) => (piece ? withPiece(draft, tool, piece) : draft));
  }

  function endEditing(): void {
    if (tool === "course-outline") changeDraft((draft) => settledOutline(draft, modulesBefore ?? []));
    setModulesBefore(undefined);
  }

  return (
    <section className={classes.result} aria-label={`${tools[tool].title}: result`} aria-busy={generation.running}>
      {generation.failure && isStillWanted(draft, tool, generation) && (
        <Notice kind="error" action={{ label: "Try again", act: () => retryGeneration(tool) }}>
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
          <ResultActions tool={tool} piece={piece} editing={editing} onEdit={edit} onEndEditing={endEditing} />
          {editing ? <EditableText tool={tool} text={piece.text} /> : <ResultSections tool={tool} piece={piece} />}
          <p className={classes.provenance}>{provenanceOf(piece, formatTime)}</p>
        </>
      )}
      {!generation.running && <EarlierResults tool={tool} onChoose={() => dismissFailure(tool)} />}
    </section>
  );
}
