// The words for a plan's promises beside the changes since. Only one page of the results needs them.
import { formatList, plural } from "../../kernel/locale";
import { comparisonWords, movementNames } from "../comparison/words";
import { levelNames } from "../gap-profile/whole-profile-words";
import type { Promised } from "./promised";

/** Returns the change of a gap since the plan promised to deal with it. */
export function promiseInWords({ gap, moved }: Promised): string {
  if (!moved) return `${levelNames[gap.level]}, ${comparisonWords.noNumber}`;
  const [was, is] = [levelNames[moved.before.level], levelNames[moved.after.level]];
  return was === is ? is : `${was}, now ${is}`;
}

/** Returns the number of open gaps among those that the plan dealt with. */
export function promisesInWords(promised: readonly Promised[]): string {
  const closed = promised.filter(({ moved }) => moved?.movement === "closed").length;
  const unknown = promised.filter(({ moved }) => !moved).length;
  const open = promised.length - closed - unknown;
  const all = plural(promised.length, { one: "1 gap", other: "# gaps" });
  const parts = [
    `${open} ${open === 1 ? "is" : "are"} open`,
    `${closed} ${closed === 1 ? "has" : "have"} closed`,
    ...(unknown === 0 ? [] : [`${unknown} cannot be compared`]),
  ];
  return `The plan of last time dealt with ${all}: ${formatList(parts)}.`;
}

/** Returns the state of a gap that the plan had promised to deal with. */
export function promiseState({ moved }: Promised): string {
  return moved ? movementNames[moved.movement] : comparisonWords.noNumber;
}

export const promiseWords = {
  title: "What the plan had promised",
  table: "What the plan had promised, by gap",
  had: "The plan had promised",
  lead: "What was promised and what has moved stand side by side; neither says what the other comes from.",
  noPlan: "No plan was released in the round before, so there is nothing that it had promised.",
  noReferences:
    "The plan of the round before does not show which answers it rests on, so it cannot be set beside them.",
  nothingPromised: "The plan of the round before names no gap.",
  list: "promises",
} as const;
