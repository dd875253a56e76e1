import { readFileSync } from "node:fs";

const kinds = { "+": "sound", n: "number", d: "date", a: "name", x: "negation" } as const;

export interface LabelledPair {
  paragraph: string;
  sentence: string;
  label: (typeof kinds)[keyof typeof kinds];
}

/** The pairs of tests/recordings/citations: below each paragraph its sentences, each behind the sign of its label. */
export function labelledPairs(file: string): LabelledPair[] {
  const text = readFileSync(new URL(`../../recordings/citations/${file}.txt`, import.meta.url), "utf8");
  return text.split(/^¶ /m).flatMap((block) => {
    const [paragraph = "", ...lines] = block.trim().split("\n");
    return lines.map((line) => {
      const label = kinds[line[0] as keyof typeof kinds];
      return { paragraph, sentence: line.slice(2), label };
    });
  });
}
