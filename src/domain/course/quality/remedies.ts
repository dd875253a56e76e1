import { itemFlawWords, textFindingWords } from "./words";

interface Remedy {
  name: string;
  /** The request to the model, in a sentence. */
  remedy: string;
}

const remedies = new Map<string, Remedy>([
  ...Object.entries(itemFlawWords),
  ["agenda-sum", textFindingWords.agendaSum],
]);

/** Returns the way to mend a flaw by writing its part again; undefined if only a person can mend it. */
export function remedyFor(rule: string): Remedy | undefined {
  return remedies.get(rule);
}
