// The text of a PDF file, by pdf.js. It is loaded with the first such file, and both its halves run in the worker that
// has loaded them: it starts none of its own, draws nothing, runs no script of a file, and fetches nothing.
import * as pdfWorker from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api";
import { sourceBounds } from "../../../../domain/course/sources/source-bounds";
import { UnreadableSource } from "../../../../domain/course/sources/source-problems";

Object.assign(globalThis, { pdfjsWorker: pdfWorker });

/** A page of a scanned document has no letters, but sometimes a stamp. */
const fewLetters = 4;

export async function pdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({
    data: bytes.slice(),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    useWorkerFetch: false,
    useWasm: false,
    maxImageSize: 1,
  });
  try {
    const document = await loading.promise.catch((error: unknown) => {
      throw new UnreadableSource(isPasswordWanted(error) ? "encrypted" : "damaged");
    });
    if (document.numPages > sourceBounds.pages) throw new UnreadableSource("tooManyPages");
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      page.cleanup();
      const text = pageText(items.filter((item): item is TextItem => "str" in item));
      length += text.length;
      if (length > sourceBounds.characters) throw new UnreadableSource("tooLong");
      pages.push(text);
    }
    if (pages.join("").replaceAll(/[^\p{L}]/gu, "").length < fewLetters * pages.length)
      throw new UnreadableSource("scanned");
    return joinedPages(pages);
  } finally {
    await loading.destroy();
  }
}

function isPasswordWanted(error: unknown): boolean {
  return (error as { name?: string }).name === "PasswordException";
}

/** The lines of a page; where the gap between two is wider than usual, a paragraph ends. */
function pageText(items: readonly TextItem[]): string {
  let text = "";
  let last: { bottom: number; height: number } | undefined;
  for (const { str, hasEOL, transform, height } of items) {
    const bottom = Number(transform[5]);
    if (last && text.endsWith("\n") && str.trim() !== "") {
      const gap = Math.abs(last.bottom - bottom);
      if (gap > 1.6 * Math.max(last.height, height, 1)) text += "\n";
    }
    if (str.trim() !== "") last = { bottom, height };
    text += str + (hasEOL ? "\n" : "");
  }
  return text.trim();
}

/** A sentence that goes on over the page stays whole; numbers of pages alone in their line are none of the text. */
function joinedPages(pages: readonly string[]): string {
  return pages
    .map((page) =>
      page.replaceAll(/(?:^|\n)\s*(?:page |seite )?\d{1,4}(?: ?(?:\/|of|von) ?\d{1,4})?\s*$/giu, "").trim(),
    )
    .reduce((text, page) => (text === "" ? page : `${text}${/[\p{Ll},-]$/u.test(text) ? "\n" : "\n\n"}${page}`), "");
}
