// Ends what a page listened to when it is left or closed. Firestore notices that, its emulator does not: at each later
// write it asks the queries of the pages that are gone once more, over all documents.
import type { Browser, BrowserContext } from "@playwright/test";

declare global {
  interface Window {
    /** Ends one channel, or all; resolves once the emulator has been told. */
    endListening?: (session?: string) => Promise<unknown>;
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

/** Of Playwright, or of Puppeteer. */
interface LedPage {
  evaluate: (act: () => Promise<unknown> | undefined) => Promise<unknown>;
}

export async function endListeners(page: LedPage): Promise<void> {
  // A page that crashed, or lost its network, is past telling.
  await page.evaluate(() => window.endListening?.()).catch(() => undefined);
}

/**
 * Runs in the page. A channel's messages are numbered forms with a JSON each; the first answer names its session, which
 * the address of each later request carries.
 */
export function endListenersWithPage(): void {
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
  if (window !== window.top) return; // a frame whose scripts are forbidden complains of a listener
  const channels: Channel[] = [];
  const told = new WeakMap<Request, { form: URLSearchParams; signal: AbortSignal | null | undefined }>();
  const isListening = ({ pathname }: URL) => pathname.endsWith("Firestore/Listen/channel");
  const send = window.fetch.bind(window);
  const beacon = navigator.sendBeacon.bind(navigator);

  const sessionIn = (answer: string) => /\["c","([^"]+)"/.exec(answer)?.[1];

  // The first answer names the channel: it is waited for, also where the SDK has given the channel up in between.
  window.Request = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      const address = new URL(input instanceof Request ? input.url : input, location.href);
      const isOpening = init?.method === "POST" && isListening(address) && !address.searchParams.has("SID");
      super(input, isOpening ? { ...init, signal: null } : init);
      if (typeof init?.body === "string") told.set(this, { form: new URLSearchParams(init.body), signal: init.signal });
    }
  };
  window.fetch = async (input, init) => {
    const said = input instanceof Request ? told.get(input) : undefined;
    if (!(input instanceof Request) || said === undefined || !isListening(new URL(input.url))) return send(input, init);
    const address = new URL(input.url);
    const response = await send(input, init);
    const session = address.searchParams.get("SID") ?? sessionIn(await response.clone().text());
    if (session !== undefined) follow(session, address, said.form);
    if (said.signal?.aborted) void window.endListening?.(session);
    return response;
  };

  function follow(session: string, address: URL, form: URLSearchParams): void {
    address.searchParams.set("SID", session);
    let channel = channels.find((each) => each.session === session);
    if (channel === undefined)
      channels.push((channel = { session, address, messages: 0, database: "", targets: new Set() }));
    channel.address = address;
    channel.messages = Math.max(channel.messages, Number(form.get("ofs")) + Number(form.get("count")));
    for (const [name, value] of form) {
      if (!name.endsWith("___data__")) continue;
      const { database, addTarget, removeTarget } = JSON.parse(value) as ListenMessage;
      channel.database = database;
      if (addTarget) channel.targets.add(addTarget.targetId);
      if (removeTarget !== undefined) channel.targets.delete(removeTarget);
    }
  }

  /** A message that ends what is left of a channel. */
  function farewell({ address, messages, database, targets }: Channel): [URL, URLSearchParams] {
    address.searchParams.set("RID", String(Number(address.searchParams.get("RID")) + 1));
    const form = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
    [...targets].forEach((removeTarget, index) =>
      form.set(`req${index}___data__`, JSON.stringify({ database, removeTarget })),
    );
    targets.clear();
    return [address, form];
  }

  const open = (only?: string) =>
    channels.filter(({ session, targets }) => targets.size > 0 && (only === undefined || session === only));

  // The SDK closes a channel with its listeners when the person changes.
  navigator.sendBeacon = (address, body) => {
    const { searchParams } = new URL(address, location.href);
    const ended = searchParams.get("TYPE") === "terminate" ? searchParams.get("SID") : null;
    if (ended === null) return beacon(address, body);
    void window.endListening?.(ended).finally(() => beacon(address, body));
    return true;
  };
  addEventListener("pagehide", () => {
    for (const channel of open()) beacon(...farewell(channel));
  });
  window.endListening = (only) =>
    Promise.all(
      open(only).map((channel) => {
        const [address, body] = farewell(channel);
        return send(address, { method: "POST", body }).catch(() => undefined); // without a network nothing can be told
      }),
    );
}
