import type { DocumentProperties, MarkdownPart } from "./markdown-docx";
import type { PictureInDocx } from "./picture-blocks";

/** Offers a file to the person as a download. */
export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads a Word document with the pictures at its end; the code that builds it is loaded only now. */
export async function downloadDocx(
  name: string,
  properties: DocumentProperties,
  parts: readonly MarkdownPart[],
  pictures: readonly PictureInDocx[] = [],
): Promise<void> {
  const [{ markdownDocx }, { pictureBlocks }] = await Promise.all([
    import("./markdown-docx"),
    import("./picture-blocks"),
  ]);
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  download(`${name}.docx`, type, await markdownDocx(properties, parts, pictures.flatMap(pictureBlocks)));
}

/** A name that every file system accepts. */
export function fileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return plain.slice(0, 80) || "document";
}
