import type * as english from "../../../../../domain/assessment/results/verdict-words";
import { plural } from "../../../../../domain/kernel/locale";

export const subjectWithin: typeof english.subjectWithin = (label) => label;

export const oneGapNeeds: typeof english.oneGapNeeds = (need) => `1 Lücke. Sie braucht ${need}.`;

export const gapsNeed: typeof english.gapsNeed = (count, needs) => `${count} Lücken. ${needs}.`;

export const countNeeds: typeof english.countNeeds = (count, need, areGapsNamed) => {
  const what = areGapsNamed ? plural(count, { one: " Lücke", other: " Lücken" }) : "";
  return `${count}${what} ${plural(count, { one: "braucht", other: "brauchen" })} ${need}`;
};
