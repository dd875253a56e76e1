import { useState } from "react";
import { Button } from "@mantine/core";
import { pieceDocument } from "../../../domain/course/course-document";
import { previousOf, restored, type Piece } from "../../../domain/course/draft";
import { giftOf, moodleXmlOf } from "../../../domain/course/question-formats";
import { questionsOf } from "../../../domain/course/questions";
import { tools, type ToolName } from "../../../domain/course/tools";
import { Notice } from "../../../ui/notice/notice";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { download, downloadDocx, fileName } from "../../../ui/export/download";
import { formatTime } from "./format-time";
import classes from "./result.module.css";

interface ResultActionsProps {
  tool: ToolName;
  piece: Piece;
  editing: boolean;
  onEdit: () => void;
  onEndEditing: () => void;
}

/** What can be done with a text: edit, undo, copy, take it along, print. */
export function ResultActions({ tool, piece, editing, onEdit, onEndEditing }: ResultActionsProps) {
  const previous = useCourseDraft(({ draft }) => previousOf(draft, tool));
  const [said, setSaid] = useState<{ kind: "success" | "error"; sentence: string }>();
  const name = fileName(`${tools[tool].title} ${piece.about}`);
  const document = () => pieceDocument(piece, formatTime);
  const questions = tool === "assessment" ? questionsOf(piece.text) : [];

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(document());
      setSaid({ kind: "success", sentence: "Copied." });
    } catch {
      setSaid({ kind: "error", sentence: "Your browser did not let us copy. Please download the text instead." });
    }
  }

  async function docx(): Promise<void> {
    try {
      await downloadDocx(name, tools[tool].title, document());
      setSaid(undefined);
    } catch {
      setSaid({
        kind: "error",
        sentence: "The Word file could not be made. Please check your connection and try again.",
      });
    }
  }

  const actions: [label: string, act: () => void][] = [
    ...(previous && !editing
      ? [["Undo", () => changeDraft((draft) => restored(draft, tool, previous))] as [string, () => void]]
      : []),
    ["Copy", () => void copy()],
    ["Markdown", () => download(`${name}.md`, "text/markdown", document())],
    ["Word", () => void docx()],
    ...(questions.length > 0
      ? ([
          ["GIFT", () => download(`${name}.gift.txt`, "text/plain", giftOf(piece.about, questions))],
          ["Moodle XML", () => download(`${name}.xml`, "application/xml", moodleXmlOf(piece.about, questions))],
        ] as [string, () => void][])
      : []),
    ["Print", () => window.print()],
  ];

  return (
    <>
      <div className={classes.actions} role="group" aria-label="What to do with this text">
        <Button variant="subtle" size="compact-md" onClick={editing ? onEndEditing : onEdit}>
          {editing ? "Done editing" : "Edit"}
        </Button>
        {actions.map(([label, act]) => (
          <Button key={label} variant="subtle" size="compact-md" onClick={act}>
            {label}
          </Button>
        ))}
      </div>
      {said && <Notice kind={said.kind}>{said.sentence}</Notice>}
    </>
  );
}
