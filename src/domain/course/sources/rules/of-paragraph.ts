/** So many paragraphs are cited at a time at most. */
const mostRemembered = 64;

/** Computes something of a paragraph once, however many sentences cite it. */
export function ofParagraph<Result>(compute: (paragraph: string) => Result): (paragraph: string) => Result {
  const known = new Map<string, Result>();
  return (paragraph) => {
    if (known.has(paragraph)) return known.get(paragraph) as Result;
    if (known.size >= mostRemembered) known.clear();
    const result = compute(paragraph);
    known.set(paragraph, result);
    return result;
  };
}
