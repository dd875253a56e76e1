import { useRef, useState, type SubmitEvent } from "react";
import { withSource } from "../../../domain/course/sources/source";
import { sourceBounds } from "../../../domain/course/sources/source-bounds";
import { sourceWords } from "../../../domain/course/sources/words";
import { logWarning } from "../../../browser/log";
import { Button } from "../../../ui/button/button";
import { FileInput } from "../../../ui/form/file-input";
import { TextInput } from "../../../ui/form/text-input";
import { Textarea } from "../../../ui/form/textarea";
import { Notice } from "../../../ui/notice/notice";
import { changeSources, notKeptSentence } from "../course/course-sources";
import type { CoursePlace } from "../course/open-course";
import { textParagraphs, type FileReading } from "./reading/file-paragraphs";
import { readFile } from "./reading/read-file";
import classes from "./sources.module.css";

interface Adding {
  kind: "success" | "error";
  sentence: string;
}

/** A file or a pasted text becomes a source. What is pasted stays until it was added. */
export function AddSource({ place }: { place: CoursePlace }) {
  const [reading, setReading] = useState<{ name: string; stop: () => void }>();
  const [outcome, setOutcome] = useState<Adding>();
  const [text, setText] = useState("");
  const [name, setName] = useState("");
  const [fileKey, setFileKey] = useState(0);
  const file = useRef<HTMLInputElement>(null);

  async function add(called: string, result: FileReading): Promise<boolean> {
    if ("problem" in result) {
      setOutcome({ kind: "error", sentence: sourceWords.problem(called, result.problem) });
      return false;
    }
    try {
      const { paragraphs: texts } = result;
      const added = {
        id: crypto.randomUUID(),
        name: called.slice(0, sourceBounds.name),
        texts,
        isHere: place.business !== undefined,
      };
      await changeSources(place, (all) => withSource(all, added));
      setOutcome({ kind: "success", sentence: sourceWords.added(called, texts.length) });
      return true;
    } catch (error) {
      logWarning("A source could not be kept.", error);
      setOutcome({ kind: "error", sentence: notKeptSentence(place, error) });
      return false;
    }
  }

  async function addFile(chosen: File): Promise<void> {
    const stop = new AbortController();
    setOutcome(undefined);
    setReading({ name: chosen.name, stop: () => stop.abort() });
    const result = await readFile(chosen, stop.signal);
    if (result) await add(chosen.name, result);
    setReading(undefined);
    setFileKey((key) => key + 1); // the same file can be chosen again
  }

  async function addText(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!(await add(name.trim() || sourceWords.pasted, textParagraphs(text)))) return;
    setText("");
    setName("");
  }

  return (
    <>
      <FileInput
        key={fileKey}
        ref={file}
        label={sourceWords.file}
        description={sourceWords.fileHint}
        accept=".txt,.text,.md,.markdown,.docx,.pdf"
        disabled={reading !== undefined}
        onChoose={(chosen) => void addFile(chosen)}
      />
      {reading && (
        <p className={classes.reading} role="status">
          {sourceWords.reading(reading.name)}{" "}
          <Button variant="subtle" size="compact-md" onClick={reading.stop}>
            {sourceWords.stopReading}
          </Button>
        </p>
      )}
      <form className={classes.paste} noValidate onSubmit={(event) => void addText(event)}>
        <Textarea
          label={sourceWords.paste}
          autosize
          rows={2}
          maxRows={10}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {text.trim() !== "" && (
          <>
            <TextInput
              label={sourceWords.pasteName}
              maxLength={sourceBounds.name}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <Button type="submit" variant="outline">
              {sourceWords.addText}
            </Button>
          </>
        )}
      </form>
      {outcome && <Notice kind={outcome.kind}>{outcome.sentence}</Notice>}
    </>
  );
}
