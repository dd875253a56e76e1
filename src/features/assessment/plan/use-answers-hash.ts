import { useCallback } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { canonicalText } from "../../../domain/kernel/records";
import { useLoaded } from "../../../ui/hooks/use-loaded";

/** The same hash as the server stores with a plan; undefined until it is computed, and in a browser without SHA-256. */
export function useAnswersHash(answers: ProgressData): string | undefined {
  const text = canonicalText(answers);
  const { loaded } = useLoaded(useCallback(() => sha256(text), [text]));
  return loaded.status === "ready" ? loaded.value : undefined;
}

async function sha256(text: string): Promise<string | undefined> {
  // Browsers have it on secure pages only.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle) return undefined;
  const bytes = new Uint8Array(await subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
