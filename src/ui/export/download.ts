import type { DocxPart, DocumentProperties } from "./markdown-docx";

/** Offers a file to the person as a download. */
export function download(name: string, type: string, ...content: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(content, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads a Word document; the code that builds it is loaded only now. */
export async function downloadDocx(
  name: string,
  properties: DocumentProperties,
  parts: readonly DocxPart[],
): Promise<void> {
  const { markdownDocx } = await import("./markdown-docx");
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  download(`${name}.docx`, type, await markdownDocx(properties, parts));
}

/** A name that every file system accepts. */
export function fileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(?<=[aou])\u0308/g, "e") // "für" as "fuer"
    .replaceAll("ß", "ss")
    .replace(/[\u0300-\u036f]+/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 80) || "document";
}
