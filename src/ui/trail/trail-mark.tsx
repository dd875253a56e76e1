export type TrailState = "open" | "started" | "here" | "done";

const hollowPaint = { fill: "var(--paper)", stroke: "var(--line-strong)" };
const forestPaint = { fill: "var(--forest)", stroke: "var(--forest)" };
const blazePaint = { fill: "var(--blaze)", stroke: "var(--blaze)" };

/** The paints of the upper and the lower bar. */
const paints = {
  open: [hollowPaint, hollowPaint],
  started: [{ ...hollowPaint, stroke: "var(--forest)" }, forestPaint],
  here: [blazePaint, blazePaint],
  done: [forestPaint, forestPaint],
} satisfies Record<TrailState, [object, object]>;

/** One blaze on a trail: hollow while open, half painted when begun, blaze where you are, forest once walked. */
export function TrailMark({ state, className }: { state: TrailState; className?: string | undefined }) {
  const [upper, lower] = paints[state];
  return (
    <svg className={className} viewBox="0 0 10 28" width="10" height="28" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="8" height="12" rx="1.5" strokeWidth="1.5" {...upper} />
      <rect x="1" y="16" width="8" height="11" rx="1.5" strokeWidth="1.5" {...lower} />
    </svg>
  );
}
