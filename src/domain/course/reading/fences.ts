// Code fences, and the fence that some models put around their whole text, which is no code at all.
interface Fences {
  /** The lines of code, their fences included. */
  code: Set<number>;
  /** The two lines of a fence around the text. */
  around: Set<number>;
}

/** Behind an option's label: "A. ```python". */
const fenceOfOption =
  /^\s*(?:[-*+•]\s+)?(?:\*\*)?[([]?[^\s`~]{1,2}(?:[.):\]](?:\*\*)?\s+|\u3000)(?:[✓✔✅☑✗✘❌✖]\uFE0F?\s*)?(?:```|~~~)[^`~]*$/u;

export function fenceEdges(raws: readonly string[], asides: ReadonlySet<number>): Fences {
  const isFence = (raw: string) => /^\s*(?:```|~~~)/.test(raw) || fenceOfOption.test(raw);
  const fences = raws.flatMap((raw, at) => (isFence(raw) && !asides.has(at) ? [at] : []));
  const around = fenceAround(raws, fences);
  const code = new Set<number>();
  const addCode = (from: number, to: number) => {
    for (let inside = from; inside < to; inside++) code.add(inside);
  };
  let open: number | undefined;
  let isOfOption = false;
  for (const at of fences) {
    if (around.has(at)) continue;
    if (fenceOfOption.test(raws[at] ?? "")) {
      // The line of an option is no code itself. It ends the code of the option before it, and no other.
      if (open !== undefined && !isOfOption) continue;
      if (open !== undefined) addCode(open, at);
      open = at + 1;
      isOfOption = true;
    } else if (open === undefined) {
      open = at;
      isOfOption = false;
    } else {
      addCode(open, at + 1);
      open = undefined;
    }
  }
  // A fence that never closes runs to the end in Markdown; here it is the end that has not arrived yet.
  if (open !== undefined) addCode(open, raws.length);
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
