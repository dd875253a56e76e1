// Records a page's traffic with Firestore, seen in the page itself: every byte, every document, and its time. The
// answers to its first questions are held back until the database has answered them all and has come to rest, and are
// then handed over at once: the rest is the page's own work, and nothing of the emulator's on the same two cores.
import type { Page } from "@playwright/test";
import { runningSuite } from "../support/suite/running-suite";

export interface ExpectedScreen {
  /** Lists and documents that the first screen asks for. */
  targets: number;
  /** The number of elements of a selector after it is there. */
  shows: Record<string, number>;
}

export interface LoadFigures {
  /** Documents, and for each question one more: the rules look whether the right was taken away. */
  reads: number;
  bytes: number;
  /** From the first question to the last answer: the database's own. */
  databaseMs: number;
  /** From the answers, as they are handed over, to the painted screen: the page's own. */
  paintMs: number;
}

const restMs = 1500;

/** To be called before the page is opened; answers when the screen is painted. */
export async function tapFirestore(page: Page, screen: ExpectedScreen): Promise<() => Promise<LoadFigures>> {
  await page.addInitScript(watch, { ...screen, restMs, port: String(runningSuite().ports.firestore) });
  return async () => {
    await page.waitForFunction(() => "reading" in window, undefined, { timeout: 60_000 });
    return page.evaluate(() => (window as unknown as { reading: LoadFigures }).reading);
  };
}

function watch({ port, restMs, targets, shows }: ExpectedScreen & { port: string; restMs: number }): void {
  const fetched = window.fetch.bind(window);
  let [text, bytes, asked, answered, handedOver] = ["", 0, 0, 0, 0];
  let held: (() => void)[] = [];

  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.port !== port) return fetched(input, init);
    asked ||= performance.now();
    const response = await fetched(input, init);
    return response.body ? new Response(response.body.pipeThrough(tap()), response) : response;
  };

  /** A chunk without documents passes: it tells the page that a further question has come through. */
  function tap(): TransformStream<Uint8Array, Uint8Array> {
    const decoder = new TextDecoder();
    let [brought, isHeld] = ["", false];
    return new TransformStream({
      transform(chunk, controller) {
        const part = decoder.decode(chunk, { stream: true });
        [text, brought, bytes] = [text + part, brought + part, bytes + chunk.byteLength];
        if (handedOver || documentsIn(brought) === 0) controller.enqueue(chunk);
        else {
          // A first byte tells the SDK that nothing between it and the database waits for the end of an answer.
          const passes = isHeld ? 0 : 1;
          isHeld = true;
          controller.enqueue(chunk.slice(0, passes));
          held.push(() => controller.enqueue(chunk.slice(passes)));
        }
        if (answered || !isAnswered()) return;
        answered = performance.now();
        setTimeout(handOver, restMs);
      },
      flush: () => (isHeld && !handedOver ? new Promise((resolve) => held.push(() => resolve())) : undefined),
    });
  }

  /** Also those that are not there: being told so costs as much. */
  function documentsIn(answers: string): number {
    return answers.match(/"document(?:Change|Delete)"/g)?.length ?? 0;
  }

  /** Each target is complete, and the database has said that what it has sent so far belongs together. */
  function isAnswered(): boolean {
    const since = text.slice(completed().at(-1)?.index);
    return questions() >= targets && /"targetChange":\s*\{(?![^}]*"targetIds")[^}]*"readTime"/.test(since);
  }

  function questions(): number {
    return new Set(completed().flatMap(([, listed = ""]) => listed.split(",").map(Number))).size;
  }

  function completed(): RegExpExecArray[] {
    return [...text.matchAll(/"CURRENT",\s*"targetIds":\s*\[([\d,\s]+)\]/g)];
  }

  function handOver(): void {
    handedOver = performance.now();
    new MutationObserver((_, observer) => {
      if (!stands()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { reading: reading(performance.now()) });
        port2.postMessage("after the paint");
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    for (const release of held) release();
    held = [];
  }

  function stands(): boolean {
    return Object.entries(shows).every(([selector, count]) => document.querySelectorAll(selector).length === count);
  }

  function reading(painted: number): LoadFigures {
    return {
      reads: documentsIn(text) + questions(),
      bytes,
      databaseMs: answered - asked,
      paintMs: painted - handedOver,
    };
  }
}
