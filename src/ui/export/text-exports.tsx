import type { ReactNode } from "react";
import { frontMatter, type Provenance } from "../../domain/kernel/provenance";
import { BusyButton } from "../button/busy-button";
import { useAction, type ActionOutcome } from "../hooks/use-action";
import { Disclosure } from "../menu/disclosure";
import { Notice } from "../notice/notice";
import { uiWords } from "../words";
import { exportWords } from "./words";
import { download, downloadDocx, fileName } from "./download";
import type { DocumentCover } from "./document-cover";
import type { DocxPart } from "./markdown-docx";
import classes from "./text-exports.module.css";

export type ExportWay = keyof typeof exportWords.ways;

/** Makes a file at once, or says what became of it. */
export type MakeFile = (() => void) | (() => Promise<void>) | (() => Promise<ActionOutcome | undefined>);

interface TextExportsProps {
  /** Names the row of buttons. */
  label: string;
  /** The name of the document, and of the file, if that has none of its own. */
  title: string;
  file?: string;
  /** The origin of its words; undefined if no model wrote any of them. The text itself tells it to people. */
  provenance: Provenance | undefined;
  /** The whole text, made when it is asked for. */
  markdown: () => string;
  /** The same text for Word, where parts of it are in other languages or there are pictures in it. */
  parts?: () => readonly DocxPart[] | Promise<readonly DocxPart[]>;
  /** The first page of the Word file, where it has one of its own. */
  cover?: () => Promise<DocumentCover>;
  print?: () => Promise<void>;
  /** The ways there are, with the words of their buttons, if not all four. */
  ways?: Partial<Record<ExportWay, string>>;
  /** The label of the button that opens the ways to get a file, where they do not stand beside the others. */
  menu?: string;
  /** One button below the other. */
  narrow?: boolean;
  /** Other files that the text can be had as, by the label of their button. */
  otherFiles?: Record<string, MakeFile>;
  /** Buttons before and after those. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Ways to take a text along: copied, as Markdown, as a Word file, on paper. */
export function TextExports({
  title,
  file = title,
  provenance,
  markdown,
  parts = () => [{ markdown: markdown() }],
  cover,
  ways = exportWords.ways,
  ...more
}: TextExportsProps) {
  // A copy or a print does not wait for a Word file under way.
  const making = useAction<string>();
  const taking = useAction<"copy" | "print">();
  const outcome = making.outcome ?? taking.outcome;
  const name = fileName(file);

  function word() {
    taking.setOutcome(undefined);
    const make = async () => downloadDocx(name, { title, provenance, cover: await cover?.() }, await parts());
    making.run("word", make, exportWords.wordFailed);
  }

  function other(label: string, make: MakeFile) {
    taking.setOutcome(undefined);
    const made = make();
    if (made) making.run(label, () => made, exportWords.fileFailed);
  }

  function copy() {
    making.setOutcome(undefined);
    const write = async () => {
      await navigator.clipboard.writeText(markdown());
      return { done: true, sentence: exportWords.copied };
    };
    taking.run("copy", write, exportWords.notCopied);
  }

  function print() {
    making.setOutcome(undefined);
    if (more.print) taking.run("print", more.print, uiWords.partFailed);
    else window.print();
  }

  const markdownFile = () => (provenance ? frontMatter(title, provenance) : "") + markdown();
  const button = (label: string | undefined, run: () => void, busy = false) =>
    label !== undefined && (
      <BusyButton
        key={label}
        variant="subtle"
        size="compact-md"
        busy={busy}
        busyLabel={exportWords.making}
        onClick={run}
      >
        {label}
      </BusyButton>
    );
  const files = [
    button(ways.markdown, () => download(`${name}.md`, "text/markdown", markdownFile())),
    button(ways.word, word, making.running === "word"),
    ...Object.entries(more.otherFiles ?? {}).map(([label, make]) =>
      button(label, () => other(label, make), making.running === label),
    ),
  ];
  return (
    <div className={classes.exports}>
      <div
        className={classes.row}
        role="group"
        aria-label={more.label}
        data-narrow={more.narrow}
        data-in-bar={more.menu !== undefined}
      >
        {more.before}
        {button(ways.copy, copy)}
        {more.menu === undefined ? (
          files
        ) : (
          <Disclosure label={more.menu} floats variant="subtle" size="compact-md">
            {files}
          </Disclosure>
        )}
        {button(ways.print, print)}
        {more.after}
      </div>
      {outcome && <Notice kind={outcome.done ? "success" : "error"}>{outcome.sentence}</Notice>}
    </div>
  );
}
