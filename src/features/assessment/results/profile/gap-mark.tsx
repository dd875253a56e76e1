import type { GapLevel } from "../../../../domain/assessment/gap-profile/reading";

const bars = { none: 0, low: 1, medium: 2, high: 3, critical: 4 } as const satisfies Record<GapLevel, number>;

/** The width of a gap, as blazes one above the other: the wider, the more of the four are painted. */
export function GapMark({ level }: { level: GapLevel }) {
  return (
    <svg viewBox="0 0 12 44" width="12" height="44" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3].map((bar) => {
        const isPainted = 3 - bar < bars[level];
        return (
          <rect
            key={bar}
            x="1"
            y={1 + bar * 11}
            width="10"
            height="8"
            rx="1.5"
            fill={isPainted ? "var(--blaze)" : "var(--paper)"}
            stroke={isPainted ? "var(--blaze)" : "var(--line-strong)"}
          />
        );
      })}
    </svg>
  );
}
