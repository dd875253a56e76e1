const blazes = [1, 2, 3, 4, 5] as const;

/** A rating as five blazes of which so many are painted; the number stands beside it. None for what is no number. */
export function RatingBlazes({ rating }: { rating: number }) {
  if (Number.isNaN(rating)) return null;
  return (
    <svg viewBox="0 0 60 20" width="60" height="20" aria-hidden="true" focusable="false">
      {blazes.map((blaze, nth) => {
        const isPainted = blaze <= rating;
        return (
          <rect
            key={blaze}
            x={1 + nth * 12}
            y="1"
            width="8"
            height="18"
            rx="1.5"
            fill={isPainted ? "var(--forest)" : "var(--paper)"}
            stroke={isPainted ? "var(--forest)" : "var(--line-strong)"}
          />
        );
      })}
    </svg>
  );
}
