import { expect, test } from "vitest";
import { aDocx, aPdf } from "../../../../../tests/support/course/source-files";
import { fileParagraphs } from "./file-paragraphs";

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array]>([
  ["plan.txt", utf8("Oil the pump each Monday.\n\nIt must not run dry,\nnot even once.")],
  ["plan.md", utf8("# Pumps\n\nOil the pump each Monday.\n\nIt must not run dry,\nnot even once.")],
  ["windows.txt", utf8("\uFEFFOil the pump each Monday.\r\n\r\nIt must not run dry,\r\nnot even once.")],
  ["plan.docx", aDocx(["Oil the pump each Monday.", "It must not run dry, not even once."])],
  ["plan.pdf", aPdf(["Oil the pump each Monday.\n\nIt must not run dry,\nnot even once."])],
])("%s is cut into its paragraphs", async (name, bytes) => {
  const title = name.endsWith(".md") ? "Pumps – " : "";
  expect(await fileParagraphs(bytes, name)).toEqual({
    paragraphs: [`${title}Oil the pump each Monday.`, "It must not run dry, not even once."],
  });
});

test("a text of Windows without UTF-8 keeps its letters", async () => {
  const bytes = Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x2e]);
  expect(await fileParagraphs(bytes, "gruss.txt")).toEqual({ paragraphs: ["Grüße."] });
});

test("a sentence that goes on over the page stays whole, and the numbers of pages go", async () => {
  const pages = ["The pump runs for\n\n1", "forty minutes.\n\n2"];
  expect(await fileParagraphs(aPdf(pages), "a.pdf")).toEqual({ paragraphs: ["The pump runs for forty minutes."] });
});
