// The businesses that an administrator's page has opened: each business once, again before the hour of the rules is
// over, and again after the rules have refused it, as after the sleep of a computer.
import { logWarning } from "../../../browser/log";
import type { Subscribe } from "../../../browser/subscribe";
import { isDenied } from "../../sdk/failure-kind";

/** Shorter than the hour, so that what the page writes later is let through. */
export const renewalMs = 45 * 60_000;

export function openedBusinesses(writeLine: (code: string) => Promise<void>) {
  const opened = new Map<string, { at: number; line: Promise<void> }>();

  /** Resolves once there is a line that was begun after `since`. */
  function open(code: string, since = Date.now() - renewalMs): Promise<void> {
    const known = opened.get(code);
    if (known && known.at > since) return known.line;
    const line = writeLine(code);
    opened.set(code, { at: Date.now(), line });
    line.catch(() => opened.delete(code));
    return line;
  }

  /** Follows documents of a business; what was heard stays while it is opened again. */
  function follow<Value>(code: string, documents: Subscribe<Value>): Subscribe<Value> {
    return (next, fail) => {
      let isOver = false;
      let wasHeard = true;
      let stop: (() => void) | undefined;
      const renewal = setInterval(() => {
        open(code).catch((error: unknown) => logWarning("A business could not be opened again.", error));
      }, renewalMs);

      function begin(since?: number): void {
        const line = open(code, since);
        const began = Date.now();
        line.then(() => {
          if (isOver) return;
          stop = documents(
            (value) => {
              wasHeard = true;
              next(value);
            },
            (error) => {
              if (isOver) return;
              if (wasHeard && isDenied(error)) {
                wasHeard = false;
                begin(began);
              } else fail(error);
            },
          );
        }, fail);
      }

      begin();
      return () => {
        isOver = true;
        clearInterval(renewal);
        stop?.();
      };
    };
  }

  return { open, follow };
}
