import type { GeneratedText } from "../generated-text";

/** The most earlier results of each topic or module. */
export const historyLength = 10;

/** The most characters of one tool's earlier results, so that five tools and the course fit a browser's storage. */
export const historySize = 300_000;

/** The earlier results of a tool that are kept; the newest come first. */
export function keptHistory(earlier: GeneratedText[]): GeneratedText[] {
  const counts = new Map<string, number>();
  let size = 0;
  return earlier.filter(({ about, text }) => {
    const nth = (counts.get(about) ?? 0) + 1;
    counts.set(about, nth);
    if (nth > historyLength) return false;
    size += text.length;
    return size <= historySize;
  });
}
