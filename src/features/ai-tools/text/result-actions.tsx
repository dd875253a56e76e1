import { textDocument, wholeDocument } from "../../../domain/course/exports/course-document";
import { previousOf, withEarlierText } from "../../../domain/course/draft";
import type { GeneratedText } from "../../../domain/course/generated-text";
import { provenanceOf } from "../../../domain/course/exports/provenance";
import { questionsAndGaps } from "../../../domain/course/exports/course-questions";
import { tools } from "../../../domain/course/tools";
import type { ToolName } from "../../../domain/kernel/tool-names";
import { courseWords } from "../../../domain/course/words";
import { formatDateTime } from "../../../domain/kernel/locale";
import { Button } from "../../../ui/button/button";
import { fileName } from "../../../ui/export/download";
import { TextExports, type MakeFile } from "../../../ui/export/text-exports";
import { uiWords } from "../../../ui/words";
import { changeDraft, useCourseDraft } from "../course/course-draft";
import { questionFiles } from "../package/question-files";

interface ResultActionsProps {
  tool: ToolName;
  result: GeneratedText;
  /** True if the exported text has the answers to its questions. */
  withAnswers: boolean;
  editing: boolean;
  onEdit: () => void;
  onEndEditing: () => void;
  isPreviewed: boolean;
  onPreview: () => void;
}

/** The actions on a text: edit, undo, copy, download, print. */
export function ResultActions({
  tool,
  result,
  withAnswers,
  editing,
  onEdit,
  onEndEditing,
  isPreviewed,
  onPreview,
}: ResultActionsProps) {
  const previous = useCourseDraft(({ draft }) => previousOf(draft, tool));
  const file = `${tools[tool].title} ${result.about}`;
  const undo = previous && !editing ? () => changeDraft((draft) => withEarlierText(draft, tool, previous)) : undefined;
  const shared = { variant: "subtle", size: "compact-md" } as const;
  const parts = () => textDocument(tool, result, { formatTime: formatDateTime, withAnswers });
  return (
    <TextExports
      label={courseWords.actions}
      title={tools[tool].title}
      file={file}
      provenance={provenanceOf(result)}
      markdown={() => wholeDocument(parts())}
      parts={parts}
      menu={courseWords.download}
      otherFiles={otherFiles[tool]?.(fileName(file), result) ?? {}}
      before={
        <>
          <Button {...shared} onClick={editing ? onEndEditing : onEdit}>
            {editing ? courseWords.doneEditing : courseWords.edit}
          </Button>
          <Button {...shared} aria-expanded={isPreviewed} onClick={onPreview}>
            {courseWords.preview}
          </Button>
          {undo && (
            <Button {...shared} onClick={undo}>
              {uiWords.undo}
            </Button>
          )}
        </>
      }
    />
  );
}

const otherFiles: Partial<Record<ToolName, (name: string, result: GeneratedText) => Record<string, MakeFile>>> = {
  assessment: filesOfQuestions,
  storyboard: (name, result) => ({
    [courseWords.slides]: async () => {
      const { downloadStoryboardSlides } = await import("../package/write-slides");
      return downloadStoryboardSlides(name, result);
    },
  }),
};

/** An assessment in the formats of learning platforms, if it has questions that are whole. */
function filesOfQuestions(name: string, result: GeneratedText) {
  const provenance = provenanceOf(result);
  const group = { title: result.about, provenance, ...questionsAndGaps(result.text) };
  return questionFiles(name, group.questions.length > 0 ? [group] : [], provenance);
}
