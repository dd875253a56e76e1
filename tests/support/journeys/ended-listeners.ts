// Ends what a page listened to when it is left or closed. Firestore notices that, its emulator does not: at each later
// write it asks the queries of the pages that are gone once more, over all documents.
import type { Browser, BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Resolves once the emulator has been told. */
    endListening?: () => Promise<unknown>;
  }
}

/** Follows the pages of every context of this browser, those that a journey opens itself too. */
export function endListenersWithPages(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(endListenersWithPage);
    endBeforeClosing(context);
    return context;
  };
}

function endBeforeClosing(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(context.pages().map(endListeners));
    await close(options);
  };
}

async function endListeners(page: Page): Promise<void> {
  // A page that crashed, or lost its network, is past telling.
  await page.evaluate(() => window.endListening?.()).catch(() => undefined);
}

/**
 * Runs in the page. A channel's messages are numbered forms with a JSON each; the first answer names its session, which
 * the address of each later request carries.
 */
function endListenersWithPage(): void {
  interface Channel {
    session: string;
    address: URL;
    messages: number;
    database: string;
    targets: Set<number>;
  }
  interface ListenMessage {
    database: string;
    addTarget?: { targetId: number };
    removeTarget?: number;
  }
  const channels: Channel[] = [];
  const send = window.fetch.bind(window);

  window.fetch = async (input, init) => {
    if (!(input instanceof Request) || input.method !== "POST" || !input.url.includes("Firestore/Listen/channel"))
      return send(input, init);
    const address = new URL(input.url);
    const told = input.clone().text();
    const response = await send(input, init);
    const session = address.searchParams.get("SID") ?? /\["c","([^"]+)"/.exec(await response.clone().text())?.[1];
    if (session !== undefined) follow(session, address, new URLSearchParams(await told));
    return response;
  };

  function follow(session: string, address: URL, form: URLSearchParams): void {
    address.searchParams.set("SID", session);
    let channel = channels.find((each) => each.session === session);
    if (channel === undefined)
      channels.push((channel = { session, address, messages: 0, database: "", targets: new Set() }));
    channel.address = address;
    channel.messages = Number(form.get("ofs")) + Number(form.get("count"));
    for (const [name, value] of form) {
      if (!name.endsWith("___data__")) continue;
      const { database, addTarget, removeTarget } = JSON.parse(value) as ListenMessage;
      channel.database = database;
      if (addTarget) channel.targets.add(addTarget.targetId);
      if (removeTarget !== undefined) channel.targets.delete(removeTarget);
    }
  }

  function farewells(): [URL, URLSearchParams][] {
    const open = channels.filter(({ targets }) => targets.size > 0);
    return open.map(({ address, messages, database, targets }) => {
      address.searchParams.set("RID", String(Number(address.searchParams.get("RID")) + 1));
      const form = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
      [...targets].forEach((removeTarget, index) =>
        form.set(`req${index}___data__`, JSON.stringify({ database, removeTarget })),
      );
      targets.clear();
      return [address, form];
    });
  }

  window.endListening = () =>
    Promise.all(farewells().map(([address, body]) => send(address, { method: "POST", body })));
  addEventListener("pagehide", () => {
    for (const [address, form] of farewells()) navigator.sendBeacon(address, form);
  });
}
