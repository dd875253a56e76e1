export type TrailState = "open" | "here" | "done";

const paints = {
  open: { fill: "var(--paper)", stroke: "var(--line-strong)" },
  here: { fill: "var(--blaze)", stroke: "var(--blaze)" },
  done: { fill: "var(--forest)", stroke: "var(--forest)" },
} satisfies Record<TrailState, object>;

/** One blaze on a trail: hollow while open, painted where you are, forest once walked. */
export function TrailMark({ state, className }: { state: TrailState; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 10 28" width="10" height="28" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="8" height="12" rx="1.5" strokeWidth="1.5" {...paints[state]} />
      <rect x="1" y="16" width="8" height="11" rx="1.5" strokeWidth="1.5" {...paints[state]} />
    </svg>
  );
}
