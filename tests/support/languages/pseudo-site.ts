// The site in the pseudo-language, laid over the pages below `/de` of the running suite.
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { runTool } from "../../../local/shared/commands";
import { projectRoot } from "../../../local/shared/project-root";
import { writePseudoLanguage } from "./pseudo-language";

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Builds the site and returns its folder; `name` tells it from those of other processes. */
export async function buildPseudoSite(name: string): Promise<string> {
  const folder = join(projectRoot, ".local", "pseudo-language", name);
  const languages = join(folder, "languages");
  await writePseudoLanguage(join(languages, "de"), "de");
  const { code, output } = await runTool(
    "vite",
    ["build", "--logLevel", "warn", "--outDir", join(folder, "site", "de"), "--emptyOutDir"],
    { env: { ...process.env, SITE_LANGUAGE: "de", LANGUAGES_FOLDER: languages } },
  );
  if (code !== 0) throw new Error(`The site in the pseudo-language could not be built:\n${output}`);
  return join(folder, "site");
}

export async function layOver(context: BrowserContext, site: string): Promise<void> {
  await context.route(/^http:\/\/127\.0\.0\.1:\d+\/(?:de(?:[/?#]|$)|assets\/)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileOf(site, pathname);
    if (!file) return route.fallback();
    const contentType = types[extname(file)] ?? "application/octet-stream";
    return route.fulfill({ body: readFileSync(file), contentType });
  });
}

/** Hosting serves a page without its ending, and the shell at every other address of the language. */
function fileOf(site: string, pathname: string): string | undefined {
  const exact = join(site, pathname);
  if (pathname.startsWith("/assets/") || extname(pathname) !== "") return existsSync(exact) ? exact : undefined;
  const page = `${exact.replace(/\/$/, "")}.html`;
  return existsSync(page) ? page : join(site, "de", "shell.html");
}
