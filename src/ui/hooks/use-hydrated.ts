import { useSyncExternalStore } from "react";

/** False while a page that the build has written is made alive: what only this browser knows comes right after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
