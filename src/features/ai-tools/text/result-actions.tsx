import { useState } from "react";
import { Button } from "@mantine/core";
import { textDocument } from "../../../domain/course/course-document";
import { previousOf, withEarlierText } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
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
  result: GeneratedText;
  /** Whether what is taken along has the answers to its questions. */
  withAnswers: boolean;
  editing: boolean;
  onEdit: () => void;
  onEndEditing: () => void;
}

/** What can be done with a text: edit, undo, copy, download, print. */
export function ResultActions({ tool, result, withAnswers, editing, onEdit, onEndEditing }: ResultActionsProps) {
  const previous = useCourseDraft(({ draft }) => previousOf(draft, tool));
  const [message, setMessage] = useState<{ kind: "success" | "error"; sentence: string }>();
  const name = fileName(`${tools[tool].title} ${result.about}`);
  const document = () => textDocument(tool, result, { formatTime, withAnswers });
  const questions = tool === "assessment" ? questionsOf(result.text) : [];

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(document());
      setMessage({ kind: "success", sentence: "Copied." });
    } catch {
      setMessage({ kind: "error", sentence: "Your browser did not let us copy. Please download the text instead." });
    }
  }

  async function docx(): Promise<void> {
    try {
      await downloadDocx(name, tools[tool].title, document());
      setMessage(undefined);
    } catch {
      setMessage({
        kind: "error",
        sentence: "The Word file could not be made. Please check your connection and try again.",
      });
    }
  }

  const actions: [label: string, run: () => void][] = [
    ...(previous && !editing
      ? [["Undo", () => changeDraft((draft) => withEarlierText(draft, tool, previous))] as [string, () => void]]
      : []),
    ["Copy", () => void copy()],
    ["Markdown", () => download(`${name}.md`, "text/markdown", document())],
    ["Word", () => void docx()],
    ...(questions.length > 0
      ? ([
          ["GIFT", () => download(`${name}.gift.txt`, "text/plain", giftOf(result.about, questions))],
          ["Moodle XML", () => download(`${name}.xml`, "application/xml", moodleXmlOf(result.about, questions))],
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
        {actions.map(([label, run]) => (
          <Button key={label} variant="subtle" size="compact-md" onClick={run}>
            {label}
          </Button>
        ))}
      </div>
      {message && <Notice kind={message.kind}>{message.sentence}</Notice>}
    </>
  );
}
