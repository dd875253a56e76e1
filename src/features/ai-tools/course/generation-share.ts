// The used part of a day's share of texts, as the server told it with the last text. There is no request for it: it is
// unknown before a first text, and on the next day (UTC) it begins at zero. An account has a share of its own; the
// visitor's share before it says nothing about that.
import { create } from "zustand";
import { currentTime } from "../../../browser/current-time";
import { pageEvents } from "../../../browser/page-events";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";
import type { GenerationShare } from "../../../domain/course/request/generation-request";
import { currentSession, useSession, type Session } from "../../../firebase/sdk/session";

interface StoredShare extends GenerationShare {
  day: string;
  who: string;
}

const storedShare = storedValue(browserStore, storedKeys.generationShare, { parse: shareIn });
const useStoredShare = create<{ share: StoredShare | undefined }>(() => ({ share: undefined }));
useStoredShare.setState({ share: storedShare.read() });

export function rememberShare(share: GenerationShare | undefined): void {
  if (share === undefined) return;
  const today = { ...share, day: dayOfNow(), who: sharer(currentSession()) };
  storedShare.write(today);
  useStoredShare.setState({ share: today });
}

/** Undefined before this visitor's first text. */
export function useGenerationShare(): GenerationShare | undefined {
  const { share } = useStoredShare();
  const who = sharer(useSession());
  if (share?.who !== who) return undefined;
  const { used, limit, day } = share;
  return { used: day === dayOfNow() ? used : 0, limit };
}

/** By hand: the tools are drawn with it, and need no schema until then. */
function shareIn(value: unknown): StoredShare | undefined {
  const { used, limit, day, who } = (value ?? {}) as Record<keyof StoredShare, unknown>;
  const isFitting = isCount(used) && isCount(limit) && typeof day === "string" && typeof who === "string";
  return isFitting ? { used, limit, day, who } : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function sharer(session: Session): string {
  return session.status === "signed-in" ? session.uid : "";
}

function dayOfNow(): string {
  return currentTime().toISOString().slice(0, "2026-01-01".length);
}

pageEvents.addEventListener("storage", (event) => {
  if (event.key === storedKeys.generationShare) useStoredShare.setState({ share: storedShare.read() });
});
