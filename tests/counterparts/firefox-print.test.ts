// Our print rules in Firefox, which knows no `break-after: avoid`: no page ends with a heading.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { expect, onTestFinished, test } from "vitest";
import { aFolder } from "./word-files";

const rules = readFileSync(new URL("../../src/ui/theme/base.css", import.meta.url), "utf8");

const sections = Array.from({ length: 40 }, (_, nth) => {
  const words = "Words of a paragraph that goes on. ".repeat(4 + ((nth * 7) % 13));
  return `<p>${words}</p><h2>Heading ${nth}</h2><p class="whole">chart ${nth}</p>`;
});
const chart = ".whole { height: 5rem; break-inside: avoid; margin: 0; }";

test("no page of forty headings ends with one", async () => {
  const folder = aFolder();
  const page = await (await startedFirefox(folder)).newPage();
  const lastLines = async (css: string) => {
    await page.setContent(`<!doctype html><style>${css}${chart}</style>${sections.join("")}`);
    writeFileSync(join(folder, "page.pdf"), await page.pdf({ width: "148mm", height: "210mm" }));
    const text = execFileSync("pdftotext", ["-layout", join(folder, "page.pdf"), "-"], { encoding: "utf8" });
    return text.split("\f").map((each) => each.trim().split("\n").at(-1)?.trim() ?? "");
  };
  const isHeading = (line: string) => line.startsWith("Heading");
  const without = rules.replace(/@supports \(-moz-orient: inline\)/, "@supports (none: none)");
  expect((await lastLines(without)).filter(isHeading).length, "what Firefox does by itself").toBeGreaterThan(0);
  const all = await lastLines(rules);
  expect(all.length).toBeGreaterThan(5);
  expect(all.filter(isHeading)).toEqual([]);
});

async function startedFirefox(folder: string) {
  const running = spawn(
    "firefox-esr",
    ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"],
    {
      env: { ...process.env, HOME: folder },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  onTestFinished(() => void running.kill());
  for await (const line of createInterface({ input: running.stderr })) {
    const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    const browser = await puppeteer.connect({ browserWSEndpoint: `${address}/session`, protocol: "webDriverBiDi" });
    onTestFinished(() => browser.disconnect());
    return browser;
  }
  throw new Error("Firefox has not begun.");
}
