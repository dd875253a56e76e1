// The words of the verdict, which the needs check shows, too.
import { plural } from "../../kernel/locale";

export const verdictWords = {
  /** The name of a subject inside a sentence. */
  withinSentence: (label: string) => label.charAt(0).toLowerCase() + label.slice(1),
  oneGap: (need: string) => `1 gap. It needs ${need}.`,
  gaps: (count: number, needs: string) => `${count} gaps. ${needs}.`,
  /** "8 gaps need training alone", or "34 need a decision first" behind it. */
  need: (count: number, need: string, areGapsNamed: boolean) => {
    const what = areGapsNamed ? plural(count, { one: " gap", other: " gaps" }) : "";
    return `${count}${what} ${plural(count, { one: "needs", other: "need" })} ${need}`;
  },
} as const;
