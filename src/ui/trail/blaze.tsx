/** The mark that says "this way": two short bars, one over the other. Takes its height from the text around it. */
export function Blaze({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 10 30" height="1em" aria-hidden="true" focusable="false">
      <rect width="10" height="15" rx="1.5" fill="var(--blaze)" />
      <rect y="18" width="10" height="12" rx="1.5" fill="var(--blaze)" />
    </svg>
  );
}
