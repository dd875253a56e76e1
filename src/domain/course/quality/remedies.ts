import { mendingWishes } from "./mending-wishes";
import { itemFlawWords, textFindingWords } from "./words";

interface Remedy {
  name: string;
  /** The request to the model, in a sentence. */
  wish: string;
}

const names = new Map<string, string>([
  ...Object.entries(itemFlawWords).map(([rule, { name }]) => [rule, name] as const),
  ["agenda-sum", textFindingWords.agendaSum.name],
]);

/** Returns the way to mend a flaw by writing its part again; undefined if only a person can mend it. */
export function remedyFor(rule: string): Remedy | undefined {
  const [name, wish] = [names.get(rule), mendingWishes[rule]];
  return name === undefined || wish === undefined ? undefined : { name, wish };
}
