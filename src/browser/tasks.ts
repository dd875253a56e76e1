/** Lets the browser answer the person before the rest of a long piece of work. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

declare global {
  /** public/after-paint.js sets it. Such a page fetches the files of its next steps itself. */
  var firstUse: Promise<unknown> | undefined;
}

/**
 * Loads what the page needs next. To begin a load takes a slow phone as long as a paint: what is seen goes first, each
 * load has a task of its own, and a page of the build that is only read loads nothing.
 */
export function loadAhead(load: () => Promise<unknown>): void {
  const begin = () => void load().catch(() => undefined); // the person who needs it sees the error
  void Promise.resolve(globalThis.firstUse).then(() => requestAnimationFrame(() => setTimeout(begin)));
}
