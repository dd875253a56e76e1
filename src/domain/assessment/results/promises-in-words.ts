import { comparisonWords, movementNames } from "../comparison/words";
import { levelNames } from "../gap-profile/whole-profile-words";
import { promiseWords } from "./promise-words";
import type { Promised } from "./promised";

/** Returns the change of a gap since the plan promised to deal with it. */
export function promiseInWords({ gap, moved }: Promised): string {
  if (!moved) return `${levelNames[gap.level]}, ${comparisonWords.noNumber}`;
  const [was, is] = [levelNames[moved.before.level], levelNames[moved.after.level]];
  return was === is ? is : promiseWords.levels(was, is);
}

/** Returns the number of open gaps among those that the plan dealt with. */
export function promisesInWords(promised: readonly Promised[]): string {
  const closed = promised.filter(({ moved }) => moved?.movement === "closed").length;
  const unknown = promised.filter(({ moved }) => !moved).length;
  const open = promised.length - closed - unknown;
  return promiseWords.dealtWith({ all: promised.length, open, closed, unknown });
}

/** Returns the state of a gap that the plan had promised to deal with. */
export function promiseState({ moved }: Promised): string {
  return moved ? movementNames[moved.movement] : comparisonWords.noNumber;
}
