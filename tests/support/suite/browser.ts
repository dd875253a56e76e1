// Finds a browser for the journeys: Playwright's own if it is installed, the packaged one where it runs, the system's
// elsewhere. The first two are headless shells, which draw no windows: with a whole Chromium the journeys take half as
// long again.
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import packaged from "@sparticuz/chromium";

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macBrowsers = ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"];

// A browser that asks for nothing but the pages under test.
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export interface BrowserLaunch {
  executablePath: string;
  args: string[];
}

export async function findBrowser(): Promise<BrowserLaunch> {
  return { executablePath: await executable(), args: quiet };
}

async function executable(): Promise<string> {
  const playwrights = chromium.executablePath();
  if (existsSync(playwrights)) return playwrights;
  if (process.platform === "linux" && process.arch === "x64") return packaged.executablePath();
  const installed = [...onThePath(), ...macBrowsers.map((app) => join("/Applications", app))].find(existsSync);
  if (installed === undefined)
    throw new Error("No browser was found: run `npx playwright install chromium-headless-shell`.");
  return installed;
}

function onThePath(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}
