import type { Provenance } from "./provenance";

export function aProvenance(changes: Partial<Provenance> = {}): Provenance {
  return {
    model: "sample-1",
    writtenAt: new Date("2026-11-21T09:00:00.000Z"),
    edited: false,
    incomplete: false,
    ...changes,
  };
}
