/** The blaze as one meets it on a tree: the same two bars, put there by hand. */
export function PaintedBlaze({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 84 240" aria-hidden="true" focusable="false">
      <g fill="var(--blaze)" stroke="var(--blaze)" strokeWidth="3" strokeLinejoin="round">
        <path d="M4 4C30 2 58 3.4 80 2.4 81.6 42 80.4 88 81.6 126 58 127.6 27 126 3 127.6 1.6 90 4 44 4 4Z" />
        <path d="M3 144C30 142.6 60 144 81.6 143 80.4 172 82 208 80.6 236.6 56 238 25 236 4 237.6 2.4 206 4.4 174 3 144Z" />
      </g>
    </svg>
  );
}
