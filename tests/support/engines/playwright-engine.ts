// Chromium, and Playwright's own builds of Firefox and WebKit.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import { newTemporaryFolder } from "../../../local/shared/processes";
import { endListenersWithPages } from "../journeys/ended-listeners";
import type { Engine, EngineSession, EngineWindow } from "./engine";

export function playwrightEngine(browser: Browser): Engine {
  endListenersWithPages(browser);
  return {
    newSession: async () => newSession(await browser.newContext({ reducedMotion: "reduce" })),
    close: () => browser.close(),
  };
}

function newSession(context: BrowserContext): EngineSession {
  const downloads = newTemporaryFolder();
  return {
    downloads,
    newWindow: () => newWindow(context, downloads),
    close: async () => {
      await context.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
}

async function newWindow(context: BrowserContext, downloads: string): Promise<EngineWindow> {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
  });
  page.on("download", (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    goto: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    evaluate: (act, argument) => page.evaluate(act as never, argument),
    run: async (script) => void (await page.evaluate(script)),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    selectAll: () => page.keyboard.press("ControlOrMeta+a"),
    screenshot: () => page.screenshot(),
    errors,
    close: () => page.close(),
  };
}
