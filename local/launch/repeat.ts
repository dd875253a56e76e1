export interface Repetition {
  everyMs: number;
  /** Begins with the work instead of the pause. */
  atOnce?: boolean;
  work: (signal: AbortSignal) => Promise<void>;
  /** Told of the first failure of a row, and of the first success after it. */
  onFailure: (problem: unknown) => void;
  onRecovery: () => void;
}

/** Does the work again and again with a pause between, whether it fails or not. Stopping waits for work under way. */
export function repeat({ everyMs, atOnce = false, work, onFailure, onRecovery }: Repetition): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isFailing = false;
  let underWay = atOnce ? workAndPause() : Promise.resolve();
  if (!atOnce) pause();
  return () => {
    stopping.abort();
    clearTimeout(timer);
    return underWay;
  };

  function pause(): void {
    timer = setTimeout(() => {
      underWay = workAndPause();
    }, everyMs);
  }

  async function workAndPause(): Promise<void> {
    try {
      await work(stopping.signal);
      if (isFailing) onRecovery();
      isFailing = false;
    } catch (problem) {
      if (!isFailing && !stopping.signal.aborted) onFailure(problem);
      isFailing = true;
    }
    if (!stopping.signal.aborted) pause();
  }
}
