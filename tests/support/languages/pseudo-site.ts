// The site in the pseudo-language, laid over the pages below `/de` of the running suite.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, type BrowserContext } from "@playwright/test";
import { injectEmulatorAddresses } from "../../../local/launch/run-folder";
import { runTool } from "../../../local/shared/commands";
import { runningSuite } from "../suite/running-suite";
import { writePseudoLanguage } from "./pseudo-language";

/** Builds the site in a folder of this run, once for all workers, and returns its place. */
export async function buildPseudoSite(folder: string): Promise<string> {
  const [site, ready] = [join(folder, "site"), join(folder, "ready")];
  if (mkdirSync(folder, { recursive: true }) === undefined) {
    // Another worker is at it.
    await expect.poll(() => existsSync(ready), { timeout: 100_000 }).toBe(true);
    return site;
  }
  const languages = join(folder, "languages");
  await writePseudoLanguage(join(languages, "de"), "de");
  const { code, output } = await runTool(
    "vite",
    ["build", "--logLevel", "warn", "--outDir", join(site, "de"), "--emptyOutDir"],
    { env: { ...process.env, SITE_LANGUAGE: "de", LANGUAGES_FOLDER: languages } },
  );
  if (code !== 0) throw new Error(`The site in the pseudo-language could not be built:\n${output}`);
  writeFileSync(ready, "");
  return site;
}

export async function layOver(context: BrowserContext, site: string): Promise<void> {
  await context.route(/^http:\/\/127\.0\.0\.1:\d+\/(?:de(?:[/?#]|$)|assets\/)/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = fileOf(site, pathname);
    if (!file) return route.fallback();
    if (extname(file) !== ".html") return route.fulfill({ path: file });
    const body = injectEmulatorAddresses(readFileSync(file, "utf8"), runningSuite().ports);
    return route.fulfill({ body, contentType: "text/html" });
  });
}

/** Hosting serves a page without its ending, and the shell at every other address of the language. */
function fileOf(site: string, pathname: string): string | undefined {
  const exact = join(site, pathname);
  if (pathname.startsWith("/assets/") || extname(pathname) !== "") return existsSync(exact) ? exact : undefined;
  const page = `${exact.replace(/\/$/, "")}.html`;
  return existsSync(page) ? page : join(site, "de", "shell.html");
}
