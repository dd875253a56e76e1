// The page of a journey: no test leaves an error in the browser's console unnoticed, and none breaks accessibility.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import { expect, test as base, type Page } from "@playwright/test";
import { endListenersWithPages } from "./ended-listeners";
import { recordQueriesOf } from "./recorded-queries";

interface JourneyOptions {
  /** Failures of the network that a journey brings about on purpose. */
  expectedErrors: RegExp[];
  closedWindows: undefined;
}

/**
 * The browser's messages for work that Firestore's SDK does again by itself: a transaction that another write has met
 * (while it wrote, or before), and a stream of the page before a reload.
 */
export const mendedBySdk =
  /status of (?:409 \(Conflict\) .*:commit|400 \(Bad Request\) .*(?::commit|\/(?:Listen|Write)\/channel))/;

export const test = base.extend<JourneyOptions, object>({
  browser: [
    async ({ browser }, run) => {
      endListenersWithPages(browser);
      await run(browser);
    },
    { scope: "worker" },
  ],
  expectedErrors: [[], { option: true }],
  // Playwright leaves the windows that a journey opens itself to the next ones, where they go on listening and drawing.
  closedWindows: [
    async ({ browser }, run) => {
      await run(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  context: async ({ context }, run) => {
    context.on("request", recordQueriesOf);
    await run(context);
  },
  page: async ({ page, expectedErrors }, run) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      const error = `${message.text()} ${message.location().url}`;
      if (message.type() === "error" && !mendedBySdk.test(error)) errors.push(error);
    });
    await run(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, "errors in the browser's console").toEqual([]);
  },
});

export { expect };

/** The browser's own messages for a request that fails or is refused. */
export const failedRequests = /Failed to load resource|net::ERR_|Could not reach Cloud Firestore backend|RPC_ERROR/;

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export async function expectAccessible(page: Page): Promise<void> {
  // Runs once a page: the transport of the script takes longer than its work. Passing rules are not described.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeScript);
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const results = await run({ resultTypes: ["violations"] });
    return results.violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
}

/** A name that no other test uses, so that tests can run at the same time. */
export function unique(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`;
}
