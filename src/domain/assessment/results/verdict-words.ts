// The words of the verdict, which the needs check shows, too: functions weigh less there than an object of them.
import { plural } from "../../kernel/locale";

/** Returns the name of a subject inside a sentence. */
export const subjectWithin = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export const oneGapNeeds = (need: string) => `1 gap. It needs ${need}.`;

export const gapsNeed = (count: number, needs: string) => `${count} gaps. ${needs}.`;

/** Returns "8 gaps need training alone", or "34 need a decision first" behind it. */
export function countNeeds(count: number, need: string, areGapsNamed: boolean): string {
  const what = areGapsNamed ? plural(count, { one: " gap", other: " gaps" }) : "";
  return `${count}${what} ${plural(count, { one: "needs", other: "need" })} ${need}`;
}
