// What is said of what a plan had promised beside what has moved since. No page of the results but one needs it.
import { formatList, plural } from "../../kernel/locale";
import { comparisonWords, movementNames } from "../comparison/words";
import { levelNames } from "../gap-profile/whole-profile-words";
import type { Promised } from "./promised";

/** What has become of a gap since it was promised to do something about it. */
export function promiseInWords({ gap, moved }: Promised): string {
  if (!moved) return `${levelNames[gap.level]}, ${comparisonWords.noNumber}`;
  const [was, is] = [levelNames[moved.before.level], levelNames[moved.after.level]];
  return was === is ? is : `${was}, now ${is}`;
}

/** How many of the gaps that the plan dealt with are open. */
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

/** Where a gap stands that the plan had promised something about. */
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
