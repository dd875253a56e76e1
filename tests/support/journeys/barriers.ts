// Looks for barriers with two engines, which find different ones: axe, and IBM Equal Access (WCAG 2.2 and IBM's rules).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";
import { expect, expectAccessible } from "./page";

const engineScript = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace-window.js"),
  "utf8",
);

/** IBM's rules that are wrong for some elements, and why. */
const falseAlarms = [
  // HTML allows the token "username" in a field of type email, by which password managers know a login.
  { rule: "input_autocomplete_valid", of: "input[type=email][autocomplete=username]" },
  // A clipped head of a table is read by screen readers; the engine takes it as absent.
  { rule: "table_headers_exists", of: "table:has(thead th)" },
  // Nothing of a folded part can be reached; the engine sees its fields, and not their labels.
  { rule: "input_label_exists", of: "details:not([open]) *" },
];

/** Checks a page as a desktop in the light shows it, and as a small phone in the dark does. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await page.evaluate(engineScript);
  for (const { width, colorScheme } of [
    { width: 1280, colorScheme: "light" },
    { width: 320, colorScheme: "dark" },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 720 });
    await expectAccessible(page);
    expect.soft(await violationsOf(page), `${colorScheme}, ${width} pixels wide`).toEqual([]);
  }
}

function violationsOf(page: Page): Promise<string[]> {
  return page.evaluate(async (allowed) => {
    const { ace } = window as unknown as { ace: { Checker: new () => Checker } };
    const { results } = await new ace.Checker().check(document, ["IBM_Accessibility"]);
    return results
      .filter(({ value }) => value.join() === "VIOLATION,FAIL")
      .filter(({ ruleId, node }) => !allowed.some(({ rule, of }) => rule === ruleId && (node as Element).matches(of)))
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, falseAlarms);
}
