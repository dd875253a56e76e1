import type * as english from "../../../../../domain/assessment/results/verdict-words";
import { plural } from "../../../../../domain/kernel/locale";
import type { InLanguage } from "../../../../in-language";

export const verdictWords: InLanguage<typeof english.verdictWords> = {
  withinSentence: (label) => label,
  oneGap: (need) => `1 Lücke. Sie braucht ${need}.`,
  gaps: (count, needs) => `${count} Lücken. ${needs}.`,
  need: (count, need, areGapsNamed) => {
    const what = areGapsNamed ? plural(count, { one: " Lücke", other: " Lücken" }) : "";
    return `${count}${what} ${plural(count, { one: "braucht", other: "brauchen" })} ${need}`;
  },
};
