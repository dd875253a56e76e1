// Loaded when a file is asked for.
import { strToU8, zipSync } from "fflate";
import { toHtml } from "hast-util-to-html";
import { qtiManifest } from "../../../domain/course/exports/qti";
import { questionFormats, type CategorizedQuestions } from "../../../domain/course/exports/question-formats";
import { formatDateTime } from "../../../domain/kernel/locale";
import type { Provenance } from "../../../domain/kernel/provenance";
import { download } from "../../../ui/export/download";
import { markdownHtml } from "../../../ui/markdown/markdown-html";

export function downloadQuestions(
  format: keyof typeof questionFormats,
  name: string,
  groups: readonly CategorizedQuestions[],
  provenance: Provenance,
): void {
  const { ending, type, write } = questionFormats[format];
  const text = write(groups, { provenance, formatTime: formatDateTime, asHtml: questionHtml });
  download(`${name}.${ending}`, type, format === "qti" ? qtiPackage(text) : text);
}

/** Platforms take no QTI file by itself. */
export function qtiPackage(questions: string): Uint8Array<ArrayBuffer> {
  return zipSync({ "imsmanifest.xml": strToU8(qtiManifest), "questions.xml": strToU8(questions) });
}

/** One paragraph comes without its element: a learning platform sets an option into its own. */
export function questionHtml(markdown: string): string {
  const blocks = markdownHtml(markdown, { under: 3 });
  const [only] = blocks;
  const isLine = blocks.length === 1 && only?.type === "element" && only.tagName === "p";
  return toHtml({ type: "root", children: isLine ? only.children : blocks });
}
