interface TrailLineProps {
  className?: string | undefined;
  /** From top to bottom; x in per cent of the width, y in parts of `height`. */
  points: readonly (readonly [x: number, y: number])[];
  height: number;
}

/** A stretch of the trail, drawn to fill its frame: it runs straight down through each point and bends in between. */
export function TrailLine({ className, points, height }: TrailLineProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={curveThrough(points)}
        fill="none"
        stroke="var(--blaze)"
        strokeWidth="3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

function curveThrough(points: TrailLineProps["points"]): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const pull = (y - before[1]) * 0.8;
      return `C${before[0]} ${before[1] + pull} ${x} ${y - pull} ${x} ${y}`;
    })
    .join("");
}
