// The browser's own storage, as the product uses it. It may be full or switched off, and nothing that a person does may
// fail because of that: what it does not take is kept for as long as the page is open.
export interface BrowserStore extends Pick<Storage, "getItem" | "removeItem" | "key" | "length"> {
  /** False where what is set is kept for as long as the page is open only. */
  setItem: (key: string, value: string) => unknown;
}

/** Never throws; `open` may, and does where site data are blocked. */
export function guardedStore(open: () => Storage): BrowserStore {
  const memory = new Map<string, string>();

  function keys(): string[] {
    const held = attempt(() => Object.keys(open())) ?? [];
    return memory.size === 0 ? held : [...new Set([...held, ...memory.keys()])];
  }

  return {
    getItem: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      return (
        attempt(() => {
          open().setItem(key, value);
          return memory.delete(key);
        }) === true
      );
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    key: (index) => keys()[index] ?? null,
    get length() {
      return keys().length;
    },
  };
}

/** Shared by all tabs, until a person clears it. */
export const browserStore = guardedStore(() => localStorage);

/** One tab's, until it is closed. */
export const tabStore = guardedStore(() => sessionStorage);

/**
 * Tells whether site data are blocked, so that merely reaching for them throws, or switched off, so that there are
 * none.
 */
export function isBlocked(): boolean {
  return !attempt<Storage | null>(() => localStorage);
}

export function keysOf(store: BrowserStore, prefix: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? "").filter((key) =>
    key.startsWith(prefix),
  );
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined; // full, or forbidden
  }
}
