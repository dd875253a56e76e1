/** Each group of files, or of folders, that reach each other (Tarjan's strongly connected components). */
export function importCircles(paths: readonly string[], importsOf: (path: string) => readonly string[]): string[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[] = [];
  const visit = (path: string): number => {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    for (const next of importsOf(path)) {
      const reached = order.has(next) ? (open.includes(next) ? (order.get(next) ?? 0) : Infinity) : visit(next);
      lowest.set(path, Math.min(lowest.get(path) ?? number, reached));
    }
    const low = lowest.get(path) ?? number;
    if (low === number) {
      const group = open.splice(open.indexOf(path));
      if (group.length > 1) found.push(group.join(" <-> "));
    }
    return low;
  };
  for (const path of paths) if (!order.has(path)) visit(path);
  return found;
}
