// Code fences, and the fence that some models put around their whole text, which is no code at all.
interface Fences {
  /** The lines of code, their fences included. */
  code: Set<number>;
  /** The two lines of a fence around the text. */
  around: Set<number>;
}

export function fenceEdges(raws: readonly string[], asides: ReadonlySet<number>): Fences {
  const fences = raws.flatMap((raw, at) => (/^\s*(?:```|~~~)/.test(raw) && !asides.has(at) ? [at] : []));
  const around = fenceAround(raws, fences);
  const code = new Set<number>();
  let open: number | undefined;
  for (const at of fences) {
    if (around.has(at)) continue;
    if (open === undefined) open = at;
    else {
      for (let inside = open; inside <= at; inside++) code.add(inside);
      open = undefined;
    }
  }
  // A fence that never closes runs to the end in Markdown; here it is the end that has not arrived yet.
  if (open !== undefined) for (let inside = open; inside < raws.length; inside++) code.add(inside);
  return { code, around };
}

/** A fence that calls itself Markdown, or with which the text begins and that begins with its title. */
function fenceAround(raws: readonly string[], fences: readonly number[]): Set<number> {
  const [first] = fences;
  if (first === undefined) return new Set();
  const language = /^\s*(?:```|~~~)\s*(\S*)/.exec(raws[first] ?? "")?.[1]?.toLowerCase() ?? "";
  const inside = raws.slice(first + 1, first + 4).find((raw) => raw.trim() !== "") ?? "";
  const isFirst = raws.slice(0, first).every((raw) => raw.trim() === "");
  const isText = ["markdown", "md"].includes(language) || (language === "" && isFirst && /^\s*#\s/.test(inside));
  if (!isText) return new Set();
  const last = fences.at(-1) ?? first;
  const closes = last !== first && /^\s*(?:```|~~~)\s*$/.test(raws[last] ?? "") && fences.length % 2 === 0;
  return new Set(closes ? [first, last] : [first]);
}
