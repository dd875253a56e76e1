// Ends what a page listened to when it is left or closed. Firestore notices that, its emulator does not: at each later
// write it asks the queries of the pages that are gone once more, over all documents.
import type { Browser, BrowserContext } from "@playwright/test";

interface Farewell {
  address: string;
  form: string;
}

declare global {
  interface Window {
    /** Ends one channel, or all; resolves with what could not be told to the emulator. */
    endListening?: (session?: string) => Promise<Farewell[]>;
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
  evaluate: (act: () => Promise<Farewell[]> | undefined) => Promise<Farewell[] | undefined>;
}

/** Tells for a page without a network what it cannot; one that crashed is past asking. */
export async function endListeners(page: LedPage): Promise<void> {
  const untold = (await page.evaluate(() => window.endListening?.()).catch(() => undefined)) ?? [];
  for (const { address, form } of untold) {
    await fetch(address, { method: "POST", body: new URLSearchParams(form) });
  }
}

/**
 * Runs in the page. A channel's messages are numbered forms with a JSON each; the first answer names its session, which
 * the address of each later request carries.
 */
export function endListenersWithPage(): void {
  /** The number of a request, and of the message that would come after it. */
  interface Place {
    request: number;
    messages: number;
  }
  interface Channel {
    session: string;
    address: URL;
    /** The place of the emulator for certain, and that with what was sent last, which it may not have. */
    answered: Place;
    sent: Place;
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
    const known = address.searchParams.get("SID");
    if (known !== null) noteSent(known, address, said.form);
    const response = await send(input, init);
    const session = known ?? sessionIn(await response.clone().text());
    if (session === undefined) return response;
    noteAnswered(noteSent(session, address, said.form), said.form);
    if (said.signal?.aborted) void window.endListening?.(session);
    return response;
  };

  function messagesIn(form: URLSearchParams): ListenMessage[] {
    return [...form]
      .filter(([name]) => name.endsWith("___data__"))
      .map(([, message]) => JSON.parse(message) as ListenMessage);
  }

  function noteSent(session: string, address: URL, form: URLSearchParams): Channel {
    const sent = {
      request: Number(address.searchParams.get("RID")) + 1,
      messages: Number(form.get("ofs")) + Number(form.get("count")),
    };
    address.searchParams.set("SID", session);
    let channel = channels.find((each) => each.session === session);
    if (channel === undefined)
      channels.push((channel = { session, address, answered: sent, sent, database: "", targets: new Set() }));
    Object.assign(channel, { address, sent });
    for (const { database, addTarget } of messagesIn(form)) {
      channel.database = database;
      if (addTarget) channel.targets.add(addTarget.targetId);
    }
    return channel;
  }

  function noteAnswered(channel: Channel, form: URLSearchParams): void {
    channel.answered = channel.sent;
    for (const { removeTarget } of messagesIn(form))
      if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }

  /** Ends what is left of a channel, from each place where the emulator may be: it leaves out what it knows already. */
  function farewells({ address, answered, sent, database, targets }: Channel): Farewell[] {
    return [...new Set([answered, sent])].map(({ request, messages }) => {
      address.searchParams.set("RID", String(request));
      const form = new URLSearchParams({ count: String(targets.size), ofs: String(messages) });
      [...targets].forEach((removeTarget, index) =>
        form.set(`req${index}___data__`, JSON.stringify({ database, removeTarget })),
      );
      return { address: address.href, form: form.toString() };
    });
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
    for (const { address, form } of open().flatMap(farewells)) beacon(address, new URLSearchParams(form));
  });
  window.endListening = async (only) => {
    const untold = open(only).map(async (channel) => {
      const words = farewells(channel);
      try {
        for (const { address, form } of words) await send(address, { method: "POST", body: new URLSearchParams(form) });
        channel.targets.clear();
        return [];
      } catch {
        return words;
      }
    });
    return (await Promise.all(untold)).flat();
  };
}
