/// <reference lib="webworker" />
import { fileParagraphs } from "./file-paragraphs";

export interface FileToRead {
  bytes: Uint8Array;
  name: string;
}

/** Answers one file, then it is ended by the page. */
self.addEventListener("message", ({ data }: MessageEvent<Partial<FileToRead>>) => {
  const { bytes, name } = data;
  if (bytes === undefined || name === undefined) return; // a message of pdf.js to itself
  void fileParagraphs(bytes, name).then((reading) => self.postMessage({ reading }));
});
