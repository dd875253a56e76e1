export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** One line of figures on the standard output, rounded to a hundredth. */
export function report(what: string, figures: Record<string, number>): void {
  const rounded = Object.entries(figures).map(([name, figure]) => `${name} ${Math.round(figure * 100) / 100}`);
  process.stdout.write(`${what}: ${rounded.join(", ")}\n`);
}
