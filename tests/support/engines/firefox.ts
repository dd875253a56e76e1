// Debian's Firefox, led by WebDriver BiDi. One process serves all sessions, each in a context of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import puppeteer, { type BrowserContext } from "puppeteer-core";
import { newTemporaryFolder, startProcess, type RunningProcess } from "../../../local/shared/processes";
import type { Engine, EngineSession, EngineWindow } from "./engine";
import { endListeners, endListenersWithPage } from "../journeys/ended-listeners";
import { privateHome } from "./private-home";

type Preferences = Record<string, number | boolean | string>;

/** One process for all pages: to start more takes longer than they are needed. */
const fewProcesses: Preferences = {
  "fission.autostart": false,
  "dom.ipc.processCount": 1,
  "dom.ipc.processPrelaunch.enabled": false,
  "extensions.webextensions.remote": false,
};

export async function startFirefox(program: string, preferences: Preferences): Promise<Engine> {
  const folder = newTemporaryFolder();
  const downloads = join(folder, "downloads");
  mkdirSync(downloads);
  writePreferences(folder, {
    "browser.download.folderList": 2,
    "browser.download.dir": downloads,
    "ui.prefersReducedMotion": 1,
    ...fewProcesses,
    ...preferences,
  });
  const running = startProcess(
    program,
    ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"],
    {
      cwd: folder,
      env: privateHome(folder),
      stdio: ["ignore", "ignore", "pipe"],
      temporaryFolder: folder,
    },
  );
  const browserWSEndpoint = `${await bidiAddress(running)}/session`;
  const browser = await puppeteer.connect({ browserWSEndpoint, protocol: "webDriverBiDi", defaultViewport: null });
  return {
    newSession: async () => newSession(await browser.createBrowserContext(), downloads),
    close: async () => {
      await browser.disconnect();
      running.kill();
      await running.exited;
    },
  };
}

function writePreferences(profile: string, preferences: Preferences): void {
  const lines = Object.entries(preferences).map(
    (preference) => `user_pref(${JSON.stringify(preference).slice(1, -1)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
}

/** Firefox says it on its error output, and goes on writing there. */
async function bidiAddress({ child }: RunningProcess): Promise<string> {
  const output = child.stderr;
  if (!output) throw new Error("The error output of Firefox is not read.");
  const said: string[] = [];
  try {
    for await (const line of createInterface({ input: output })) {
      said.push(line);
      const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
  } finally {
    output.resume();
  }
  throw new Error(`Firefox ended before it could be led:\n${said.join("\n")}`);
}

function newSession(context: BrowserContext, downloads: string): EngineSession {
  return {
    downloads,
    newWindow: () => newWindow(context),
    close: async () => {
      await Promise.all((await context.pages()).map(endListeners));
      await context.close();
    },
  };
}

async function newWindow(context: BrowserContext): Promise<EngineWindow> {
  const page = await context.newPage();
  await page.evaluateOnNewDocument(endListenersWithPage);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (act, argument) => page.evaluate(act as never, argument),
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    selectAll: async () => {
      await page.keyboard.down("Control");
      await page.keyboard.press("a");
      await page.keyboard.up("Control");
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors,
    close: () => page.close(),
  };
}
