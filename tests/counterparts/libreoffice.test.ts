// The Word files opened by LibreOffice: all words in their order, lists with the numbers of the screen, and pages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { aFolder, onOneLine, onScreen, run, wordNames, writeWordFiles } from "./word-files";

test("twelve documents have every line of the screen in its order, each item with its number", async () => {
  const folder = aFolder();
  await writeWordFiles(folder);
  const files = wordNames.map((_, nth) => join(folder, `${nth}.docx`));
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  const to = (format: string) =>
    run("soffice", profile, "--headless", "--convert-to", format, "--outdir", folder, ...files);
  to("txt:Text (encoded):UTF8");
  to("pdf");
  for (const [nth, name] of wordNames.entries()) {
    // Deeper bullets have another sign there.
    const words = onOneLine(readFileSync(join(folder, `${nth}.txt`), "utf8").replace(/[◦▪]/gu, "•"));
    let at = 0;
    for (const line of onScreen(name, /^(?!row |rule|picture)/)) {
      const shown = line.replace(/^(?:h\d|p|code) /, "");
      const found = words.indexOf(shown, at);
      expect(found, `${name}: ${shown}`).toBeGreaterThanOrEqual(at);
      at = found + shown.length;
    }
    expect(
      readFileSync(join(folder, `${nth}.pdf`))
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  }
});
