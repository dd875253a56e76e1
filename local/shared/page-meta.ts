import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The page with a `meta` in its head that has the content as JSON: what is told to the app without another build. */
export function withPageMeta(html: string, name: string, content: object): string {
  const note = `<meta name="${name}" content="${escapeAttribute(JSON.stringify(content))}">`;
  const noted = html.replace(/<\/head>/i, () => `${note}</head>`);
  if (noted === html) throw new Error(`The page has no </head>, so the app cannot be told ${name}.`);
  return noted;
}

/** Changes every page of a folder: the build writes several. */
export async function changePages(folder: string, change: (html: string) => string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".html")))
    await writeFile(join(folder, file), change(await readFile(join(folder, file), "utf8")));
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
