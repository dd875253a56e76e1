// Learning platforms that are not ours: the run-time environments of SCORM 1.2 that two other projects have written,
// around the course's frame. What one is told it keeps in the browser, as a platform keeps it on its server.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { BrowserContext, FrameLocator, Page } from "@playwright/test";
import { unzipSync } from "fflate";

const address = "https://platform.example";
const scripts = {
  "scorm-again": createRequire(import.meta.url).resolve("scorm-again/scorm12/min"),
  "simplify-scorm": createRequire(import.meta.url).resolve("simplify-scorm/src/scormAPI.js"),
};
const scriptOf = (player: Player) => readFileSync(scripts[player], "utf8").replaceAll("</script", "<\\/script");

/** Each makes `api`, which goes on from what was kept, if it can. */
const players: Record<Player, string> = {
  "scorm-again": `${scriptOf("scorm-again")};
  const api = new Scorm12API({ autocommit: false, logLevel: 5 });
  const kept = localStorage.getItem("kept");
  if (kept) api.loadFromJSON(JSON.parse(kept).cmi);
  const written = () => api.renderCMIToJSONString();`,
  "simplify-scorm": `const module = { exports: {} };
  ${scriptOf("simplify-scorm")};
  const api = new module.exports.scormAPIFunc();
  const written = () => JSON.stringify({ cmi: api.cmi });`,
};
export type Player = keyof typeof scripts;

const platformPage = (player: Player) => `<!doctype html><html lang="en"><title>Platform</title>
<script>
  ${players[player]}
  window.API = Object.fromEntries(["LMSInitialize", "LMSFinish", "LMSGetValue", "LMSSetValue", "LMSCommit"].map((name) => [name, (...values) => {
    if (name === "LMSFinish") localStorage.setItem("finished", Number(localStorage.getItem("finished")) + 1);
    const result = api[name](...values);
    if (String(api.LMSGetLastError()) !== "0") localStorage.setItem("errors", (localStorage.getItem("errors") ?? "") + name + values + api.LMSGetLastError());
    if (name === "LMSCommit") localStorage.setItem("kept", written());
    return result;
  }]));
</script>
<iframe title="Course" src="course/index.html" style="width: 100%; height: 90vh; border: 0"></iframe></html>`;

/** Puts the package up; every other address is refused. Gives the requests that were made. */
export async function platformWith(
  context: BrowserContext,
  zip: Uint8Array,
  player: Player = "scorm-again",
): Promise<string[]> {
  const files = unzipSync(zip);
  const requests: string[] = [];
  const types: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };
  await context.route(`${address}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    requests.push(path);
    if (path === "/") return route.fulfill({ contentType: "text/html", body: platformPage(player) });
    const bytes = files[path.replace("/course/", "")];
    const contentType = `${types[path.split(".").at(-1) ?? ""] ?? "text/plain"}; charset=utf-8`;
    return bytes ? route.fulfill({ contentType, body: Buffer.from(bytes) }) : route.fulfill({ status: 404 });
  });
  return requests;
}

/** The course by itself, without the platform around it. */
export const courseAddress = `${address}/course/index.html`;

export async function openPlatform(context: BrowserContext): Promise<{ page: Page; course: FrameLocator }> {
  const page = await context.newPage();
  await page.goto(address);
  return { page, course: page.frameLocator("iframe") };
}

/** Closes the window as a person does, so that the course hears of it. */
export async function closeWindow(page: Page): Promise<void> {
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
}

interface PlatformRecord {
  core: { lesson_status: string; score: { raw: string; min: string; max: string }; exit: string };
  suspend_data: string;
  finished: number;
  errors: string;
}

/** Returns the platform's record of the learner. */
export async function platformRecord(page: Page): Promise<PlatformRecord> {
  return page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("kept") ?? "{}") as {
      cmi: Omit<PlatformRecord, "finished" | "errors">;
    };
    return {
      ...kept.cmi,
      finished: Number(localStorage.getItem("finished")),
      errors: localStorage.getItem("errors") ?? "",
    };
  });
}
