import { diffArrays } from "diff";

export interface TextChange {
  words: string;
  kind: "same" | "added" | "removed";
}

/**
 * Returns the changes between two texts, word by word, in languages without spaces, too. The words are cut here: the
 * library's own way to cut them fails on some line breaks.
 */
export function textChanges(before: string, after: string, language: string | undefined): TextChange[] {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  const cut = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);
  return diffArrays(cut(before), cut(after)).map(({ value, added, removed }) => ({
    words: value.join(""),
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}
