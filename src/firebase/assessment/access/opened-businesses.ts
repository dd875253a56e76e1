// The businesses that a page of the staff has opened: each business once, again before the hour of the rules is over,
// and again after the rules have refused it, as after the sleep of a computer.
import { logWarning } from "../../../browser/log";
import type { Subscribe } from "../../../browser/subscribe";
import { isDenied, isRefused } from "../../sdk/failure-kind";

/** Shorter than the hour by what a look, and a line that failed, may take. */
export const renewalMs = 45 * 60_000;
export const lookMs = 5 * 60_000;
export const againMs = 10_000;

export function openedBusinesses(writeLine: (place: string) => Promise<void>) {
  const opened = new Map<string, { at: number; line: Promise<void> }>();

  /** Resolves once there is a line that was begun after `since`. */
  function open(place: string, since = Date.now() - renewalMs): Promise<void> {
    const known = opened.get(place);
    if (known && known.at > since) return known.line;
    const line = writeLine(place);
    opened.set(place, { at: Date.now(), line });
    line.catch(() => opened.delete(place));
    return line;
  }

  /** Reads or writes once. */
  async function run<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
    const line = open(place);
    const began = Date.now();
    await line;
    try {
      return await work();
    } catch (error) {
      if (!isDenied(error)) throw error;
      await open(place, began);
      return work();
    }
  }

  /**
   * Follows documents of a business; what was heard stays while it is opened again. Without a connection it goes on
   * trying.
   */
  function follow<Value>(place: string, documents: Subscribe<Value>): Subscribe<Value> {
    return (next, fail) => {
      let isOver = false;
      let isHeard = false;
      let wasOpenedAgain = false;
      let stop: (() => void) | undefined;
      let later: ReturnType<typeof setTimeout> | undefined;
      const renewal = setInterval(() => {
        open(place).catch((error: unknown) => logWarning("A business could not be opened again.", error));
      }, lookMs);

      function begin(since?: number): void {
        const line = open(place, since);
        const began = Date.now();
        line.then(() => isOver || hear(began), tryLater);
      }

      function hear(began: number): void {
        stop = documents(
          (value) => {
            isHeard = true;
            wasOpenedAgain = false;
            next(value);
          },
          (error) => {
            if (isOver) return;
            if (wasOpenedAgain || !isDenied(error)) fail(error);
            else {
              wasOpenedAgain = true;
              begin(began);
            }
          },
        );
      }

      function tryLater(error: unknown): void {
        if (isOver) return;
        if (!isHeard || isRefused(error)) fail(error);
        if (!isRefused(error)) later = setTimeout(begin, againMs);
      }

      begin();
      return () => {
        isOver = true;
        clearInterval(renewal);
        clearTimeout(later);
        stop?.();
      };
    };
  }

  return { run, follow };
}
