const longestSessionMs = ((9999 * 60 + 59) * 60 + 59) * 1000 + 990;

/** SCORM 1.2's CMITimespan: HHHH:MM:SS.SS. */
export function sessionTime(ms: number): string {
  const hundredths = Math.floor(Math.min(Math.max(ms, 0), longestSessionMs) / 10);
  const seconds = Math.floor(hundredths / 100);
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = String(Math.floor(seconds / 3600)).padStart(4, "0");
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${two(hundredths % 100)}`;
}
