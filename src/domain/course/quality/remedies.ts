import { itemFlawWords, textFindingWords } from "./words";

interface Remedy {
  name: string;
  /** What a model is asked for, in a sentence. */
  remedy: string;
}

const remedies = new Map<string, Remedy>([
  ...Object.entries(itemFlawWords),
  ["agenda-sum", textFindingWords.agendaSum],
]);

/** How a flaw is mended by writing its part again; undefined where only a person can mend it. */
export function remedyFor(rule: string): Remedy | undefined {
  return remedies.get(rule);
}
