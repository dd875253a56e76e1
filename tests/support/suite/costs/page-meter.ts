// Counts what Firestore charges for on behalf of a page: every document that it is sent, by a question or because it
// listens, and every one that it writes.
import type { Page, Request } from "@playwright/test";
import { runningSuite } from "../running-suite";
import type { Costs } from "../../../../local/checks/cost-table";

/** To be called before the page is opened; answers what has been counted since it was last asked. */
export async function meterPage(page: Page): Promise<() => Promise<Costs<"browser reads" | "browser writes">>> {
  const port = String(runningSuite().ports.firestore);
  let writes = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).port === port) writes += writesIn(request);
  });
  await page.addInitScript(countReads, port);
  return async () => {
    const reads = await page.evaluate(() => (window as unknown as { takeReads: () => number }).takeReads());
    const costs = { "browser reads": reads, "browser writes": writes };
    writes = 0;
    return costs;
  };
}

/** Firestore Lite writes by a request of its own, the whole SDK by messages of a channel. */
function writesIn(request: Request): number {
  const body = request.postData() ?? "";
  const messages = body.startsWith("{")
    ? [body]
    : [...new URLSearchParams(body)].filter(([name]) => name.endsWith("___data__")).map(([, message]) => message);
  return messages.flatMap((message) => (JSON.parse(message) as { writes?: object[] }).writes ?? []).length;
}

function countReads(port: string): void {
  let text = "";
  const seen = new Set<string>();
  const fetched = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    const response = await fetched(input, init);
    if (address.port !== port || !response.body) return response;
    const decoder = new TextDecoder();
    const tap = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        text += decoder.decode(chunk, { stream: true });
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(tap), response);
  };
  Object.assign(window, {
    takeReads() {
      const single = text.match(/"(?:documentDelete|found|missing)"\s*:/g)?.length ?? 0;
      const known = seen.size;
      // The emulator sends a list with a limit again as a whole when one of its documents changes; Firestore does not.
      for (const [, ...version] of text.matchAll(
        /"documentChange":.*?"name":\s*"([^"]+)".*?"updateTime":\s*"([^"]+)".*?"targetIds":\s*\[([\d,\s]*)\]/gs,
      ))
        seen.add(version.join());
      text = "";
      return single + seen.size - known;
    },
  });
}
