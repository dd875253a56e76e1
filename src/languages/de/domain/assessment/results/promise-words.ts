import type * as english from "../../../../../domain/assessment/results/promise-words";
import { formatList, plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const promiseWords: InLanguage<typeof english.promiseWords> = {
  title: "Was der Plan versprochen hatte",
  table: "Was der Plan versprochen hatte, nach Lücken",
  had: "Der Plan hatte versprochen",
  lead: "Was versprochen war und was sich verändert hat, steht nebeneinander; woher das eine kommt, sagt das andere nicht.",
  noPlan: "In der vorigen Runde wurde kein Plan freigegeben, also gibt es nichts, was er versprochen hätte.",
  noReferences:
    "Der Plan der vorigen Runde zeigt nicht, auf welchen Antworten er beruht, daher lässt er sich nicht neben sie stellen.",
  nothingPromised: "Der Plan der vorigen Runde nennt keine Lücke.",
  list: "Versprechen",
  levels: (before, after) => `${before}, jetzt ${after}`,
  dealtWith: ({ all, open, closed, unknown }) => {
    const parts = [
      `${open} ${open === 1 ? "ist" : "sind"} offen`,
      `${closed} ${closed === 1 ? "hat" : "haben"} sich geschlossen`,
      ...(unknown === 0 ? [] : [`${unknown} ${unknown === 1 ? "lässt" : "lassen"} sich nicht vergleichen`]),
    ];
    return `Der Plan vom letzten Mal ging ${plural(all, { one: "1 Lücke", other: "# Lücken" })} an: ${formatList(parts)}.`;
  },
};
