// The page of a journey: no test leaves an error in the browser's console unnoticed, and none breaks accessibility.
import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import { recordQueriesOf } from "./recorded-queries";

interface JourneyOptions {
  /** Failures of the network that a journey brings about on purpose. */
  expectedErrors: RegExp[];
}

/**
 * What the browser logs although Firestore's SDK does it again by itself: a transaction that another write has met
 * (while it wrote, or before), and a stream of the page before a reload.
 */
const mendedBySdk =
  /status of (?:409 \(Conflict\) .*:commit|400 \(Bad Request\) .*(?::commit|\/(?:Listen|Write)\/channel))/;

export const test = base.extend<JourneyOptions>({
  expectedErrors: [[], { option: true }],
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

/** What the browser itself logs when a request fails or is refused. */
export const failedRequests = /Failed to load resource|net::ERR_|Could not reach Cloud Firestore backend|RPC_ERROR/;

export async function expectAccessible(page: Page): Promise<void> {
  // Legacy: in the page itself, without a second one to put frames together, of which we have none. What holds is not
  // described: that takes more than half of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** A name that no other test uses, so that tests can run at the same time. */
export function unique(name: string): string {
  return `${name} ${Math.random().toString(36).slice(2, 8)}`;
}
