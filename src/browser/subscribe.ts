/** Follows a value until the returned function is called. */
export type Subscribe<Value> = (next: (value: Value) => void, fail: (error: unknown) => void) => () => void;

/** A subscription whose code is loaded first; it fails if it cannot begin, as after a logout. */
export function lateSubscription<Value>(load: () => Promise<Subscribe<Value>>): Subscribe<Value> {
  return (next, fail) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    load()
      .then((subscribe) => {
        if (!isOver) stop = subscribe(next, fail);
      })
      .catch(fail);
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
