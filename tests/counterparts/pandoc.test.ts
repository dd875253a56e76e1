// The Word files read by pandoc: headings by their levels, numbers of lists, tables with their heads, and notes.
import { join } from "node:path";
import { expect, test } from "vitest";
import { aFolder, onOneLine, onScreen, run, wordNames, writeWordFiles } from "./word-files";

const words = (html: string) =>
  onOneLine(
    html
      .replace(/<br ?\/?>/g, " ")
      .replace(/<[^>]+>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, "&"),
  );

test("twelve documents have the headings of the screen, and their tables one head", async () => {
  const folder = aFolder();
  await writeWordFiles(folder);
  for (const [nth, name] of wordNames.entries()) {
    const html = run("pandoc", "-f", "docx", "-t", "html", "--wrap=none", join(folder, `${nth}.docx`));
    const headings = [...html.matchAll(/<h([1-6])[^>]*>([^]*?)<\/h\1>/g)].map(
      ([, level, content = ""]) => `h${Math.min(6, Number(level) + 1)} ${words(content)}`,
    );
    expect(headings, name).toEqual(onScreen(name, /^h\d /));
    const numbers = [...html.matchAll(/<ol(?: start="(\d+)")?/g)].map(([, start = "1"]) => start);
    const notes = html.match(/id="note-/g)?.length ?? 0;
    expect(new Set(html.match(/href="#note-[^"]+"/g)).size, name).toBe(notes);
    if (name === "kitchen sink") expect(numbers).toEqual(["1", "3", "1"]);
    for (const [table] of html.matchAll(/<table[^]*?<\/table>/g))
      expect(/<thead>[^]*?<\/thead>/.exec(table)?.[0].match(/<tr/g), name).toHaveLength(1);
  }
});
