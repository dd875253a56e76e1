// The parts of the packed page that the player works with. The package is made with them (features/ai-tools/package/).

type Tag = keyof HTMLElementTagNameMap;

/** The elements of a tag, of all such those with a mark: "#back", ".question". */
export function allParts<Name extends Tag>(root: ParentNode, tag: Name, mark = ""): HTMLElementTagNameMap[Name][] {
  return [...root.querySelectorAll<HTMLElementTagNameMap[Name]>(`${tag}${mark}`)];
}

export function onlyPart<Name extends Tag>(root: ParentNode, tag: Name, mark = ""): HTMLElementTagNameMap[Name] {
  const [part] = allParts(root, tag, mark);
  if (!part) throw new Error(`The packed page has no ${tag}${mark}.`);
  return part;
}

/** `{1}` and `{2}` are the numbers. */
export function filledIn(words: string, ...numbers: number[]): string {
  return words.replace(/\{(\d)\}/g, (mark, place: string) => String(numbers[Number(place) - 1] ?? mark));
}
