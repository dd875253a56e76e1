// Counts what Firestore charges for on behalf of a page: every document that it is sent, by a question or because it
// listens, and every one that it writes.
import type { Page, Request } from "@playwright/test";
import { runningSuite } from "../running-suite";
import type { Costs } from "../../../../local/checks/cost-table";

interface PageMeter {
  /** The counts since this was last asked. */
  costs: () => Promise<Costs<"browser reads" | "browser writes">>;
  /** The reads of this page so far that were newer versions of documents that it listens to. */
  newerVersions: () => Promise<number>;
  /** True once Firestore has told the page that the document of this id was deleted. */
  isGone: (id: string) => Promise<boolean>;
  /** True once Firestore has answered each question that the page still listens to. */
  isAnswered: () => Promise<boolean>;
}

/** To be called before the page is opened. */
export async function meterPage(page: Page): Promise<PageMeter> {
  const port = String(runningSuite().ports.firestore);
  let writes = 0;
  const asked = new Set<number>();
  page.on("request", (request) => {
    if (request.isNavigationRequest()) asked.clear();
    if (new URL(request.url()).port !== port) return;
    for (const { writes: written = [], addTarget, removeTarget } of messagesOf(request)) {
      writes += written.length;
      if (addTarget) asked.add(addTarget.targetId);
      if (removeTarget !== undefined) asked.delete(removeTarget);
    }
  });
  await page.addInitScript(countReads, port);
  return {
    async costs() {
      const reads = await page.evaluate(() => (window as unknown as Counting).takeReads());
      const costs = { "browser reads": reads, "browser writes": writes };
      writes = 0;
      return costs;
    },
    newerVersions: () => page.evaluate(() => (window as unknown as Counting).newerVersions()),
    isGone: (id) => page.evaluate((its) => (window as unknown as Counting).goneDocuments().includes(its), id),
    async isAnswered() {
      const answered = new Set(await page.evaluate(() => (window as unknown as Counting).answeredTargets()));
      return [...asked].every((target) => answered.has(target));
    },
  };
}

interface Counting {
  takeReads: () => number;
  newerVersions: () => number;
  goneDocuments: () => string[];
  answeredTargets: () => number[];
}

interface Message {
  writes?: object[];
  addTarget?: { targetId: number };
  removeTarget?: number;
}

/** Firestore Lite writes by a request of its own, the whole SDK by messages of a channel. */
function messagesOf(request: Request): Message[] {
  const body = request.postData() ?? "";
  const messages = body.startsWith("{")
    ? [body]
    : [...new URLSearchParams(body)].filter(([name]) => name.endsWith("___data__")).map(([, message]) => message);
  return messages.map((message) => JSON.parse(message) as Message);
}

function countReads(port: string): void {
  let text = "";
  const seen = new Set<string>();
  const heard = new Set<string>();
  const answered = new Set<number>();
  const gone = new Set<string>();
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
  const noteHeard = () => {
    for (const [, targets = ""] of text.matchAll(/"CURRENT",\s*"targetIds":\s*\[([\d,\s]+)\]/g))
      for (const target of targets.split(",")) answered.add(Number(target));
    for (const [, id = ""] of text.matchAll(/"documentDelete":\s*\{\s*"document":\s*"[^"]*\/([^"/]+)"/g)) gone.add(id);
  };
  Object.assign(window, {
    goneDocuments() {
      noteHeard();
      return [...gone];
    },
    answeredTargets() {
      noteHeard();
      return [...answered];
    },
    takeReads() {
      noteHeard();
      const single = text.match(/"(?:documentDelete|found|missing)"\s*:/g)?.length ?? 0;
      const known = seen.size;
      // The emulator sends a list with a limit again as a whole when one of its documents changes; Firestore does not.
      for (const [, name, updateTime, targets] of text.matchAll(
        /"documentChange":.*?"name":\s*"([^"]+)".*?"updateTime":\s*"([^"]+)".*?"targetIds":\s*\[([\d,\s]*)\]/gs,
      )) {
        seen.add([name, updateTime, targets].join());
        heard.add([name, targets].join());
      }
      text = "";
      return single + seen.size - known;
    },
    newerVersions: () => seen.size - heard.size,
  });
}
