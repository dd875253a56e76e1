// The places of answers, as a plan and a gap name them: `1` for a step that is asked once, `2.Customer care` for one of
// the teams. A question's name behind it makes it the name of an answer.
import { entriesOf, entryName } from "./reading-answers";
import { type StepKey, stepOf } from "../questionnaire/questionnaire";
import type { ProgressData } from "./answers";

/** The place of a team without a name: plans keep it, so it is the same in every language. */
const unnamedPlace = "Unnamed team";

/** The place of each of a step's entries, in their order. */
export function answerPlaces(key: StepKey, progressData: ProgressData): string[] {
  const { repeats } = stepOf(key);
  if (repeats === undefined) return [key];
  const names = entriesOf(key, progressData).map((entry) => entryName(repeats, entry, unnamedPlace));
  return distinctNames(names).map((name) => `${key}.${name}`);
}

/**
 * Names without the signs that mean something in a marker; where two are alike, or nothing is left, a number tells them
 * apart.
 */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const used = new Map<string, number>();
  return names.map((name) => {
    const plain = name
      .replaceAll(/[[\](){}.,;:`*|\\<>]+/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    const stem = comparableName(plain) === "" ? "Team" : plain;
    const key = comparableName(stem);
    let nth = used.get(key) ?? 1;
    while (taken.has(numbered(key, nth))) nth++;
    taken.add(numbered(key, nth));
    used.set(key, nth + 1);
    return nth === 1 ? stem : `${stem} ${nth}`;
  });
}

function numbered(stem: string, nth: number): string {
  return nth === 1 ? stem : `${stem}${nth}`;
}

/** Models are careless about case, spaces and slashes, and none of these tells two names apart. */
export function comparableName(reference: string): string {
  return reference
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, "");
}
