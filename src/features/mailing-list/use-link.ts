import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { linkTokenIn } from "../../domain/kernel/routes";
import type { CallResult } from "../../firebase/sdk/calls/call-in-words";
import { useLoaded } from "../../ui/hooks/use-loaded";

/**
 * Reads the server's answer about the link that led here. Reading it changes nothing, so a mail scanner does no harm.
 */
export function useLink<Value>(read: (token: string) => Promise<CallResult<Value>>) {
  const token = linkTokenIn(useSearchParams()[0]);
  const { loaded, retry } = useLoaded(useCallback(() => read(token), [read, token]));
  return { token, result: loaded.status === "ready" ? loaded.value : undefined, retry };
}
