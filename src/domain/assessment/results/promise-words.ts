// The words for a plan's promises beside the changes since. Only one page of the results needs them.
import { formatList, plural } from "../../kernel/locale";

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
  levels: (before: string, after: string) => `${before}, now ${after}`,
  /** The number of gaps that the plan dealt with, and what has become of them. */
  dealtWith: ({ all, open, closed, unknown }: Record<"all" | "open" | "closed" | "unknown", number>) => {
    const parts = [
      `${open} ${open === 1 ? "is" : "are"} open`,
      `${closed} ${closed === 1 ? "has" : "have"} closed`,
      ...(unknown === 0 ? [] : [`${unknown} cannot be compared`]),
    ];
    return `The plan of last time dealt with ${plural(all, { one: "1 gap", other: "# gaps" })}: ${formatList(parts)}.`;
  },
} as const;
