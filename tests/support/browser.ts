// Finds a browser for the journeys: Playwright's own if it is installed, a system Chromium or Chrome, the packaged one.
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
  const installed = [
    chromium.executablePath(),
    ...onThePath(),
    ...macBrowsers.map((app) => join("/Applications", app)),
  ];
  const executablePath = installed.find(existsSync);
  if (executablePath) return { executablePath, args: quiet };
  return { executablePath: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
}

function onThePath(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}
