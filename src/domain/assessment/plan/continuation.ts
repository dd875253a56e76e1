// Goes on with a plan that broke off: its whole sections stay, and only the ones behind them are written.
import { withoutFence } from "./plan";
import { openedSection, planSections, type PlanSectionId } from "./plan-sections";

interface WrittenSection {
  id: PlanSectionId | "other";
  text: string;
}

/**
 * The beginning of a broken-off plan, as far as its sections are whole: the last one may lack its end. What does not
 * follow the order of the sections cannot be gone on from.
 */
export function wholeSections(text: string): string {
  const { intro, sections } = split(text);
  const inOrder = sections.findIndex(({ id }, nth) => id !== planSections[nth]?.id);
  const whole = sections.slice(0, inOrder === -1 ? sections.length - 1 : Math.min(inOrder, sections.length - 1));
  return whole.length === 0 ? "" : `${intro}${whole.map((section) => section.text).join("")}`.trimEnd() + "\n\n";
}

export function sectionCount(text: string): number {
  return split(text).sections.filter(({ id }) => id !== "other").length;
}

/** The headings, with their numbers, that are still to be written behind these whole sections. */
export function remainingHeadings(whole: string): string[] {
  const from = sectionCount(whole);
  return planSections.slice(from).map(({ heading }, nth) => `${from + nth + 1}. ${heading}`);
}

/**
 * Whole sections and what was written to go on from them: a section that is there already is not repeated, nor a remark
 * before it.
 */
export function continued(whole: string, rest: string): string {
  if (whole === "") return rest;
  const there = new Set(split(whole).sections.map(({ id }) => id));
  const fresh = split(rest).sections.filter(({ id }) => id === "other" || !there.has(id));
  return whole + fresh.map(({ text }) => text).join("");
}

/** A plan with some of its sections as they were written anew; where one came without anything in it the old stays. */
export function withSections(text: string, rewritten: string, ids: readonly PlanSectionId[]): string {
  const { intro, sections } = split(text);
  const fresh = split(withoutFence(rewritten)).sections.filter(({ text: said }) => said.trim().includes("\n"));
  const replaced = sections.map((section) => {
    const anew = ids.some((id) => id === section.id) && fresh.find(({ id }) => id === section.id);
    return anew ? `${anew.text.trimEnd()}\n\n` : section.text;
  });
  return intro + replaced.join("");
}

function split(text: string): { intro: string; sections: WrittenSection[] } {
  const sections: WrittenSection[] = [];
  let intro = "";
  for (const line of text.split(/(?<=\n)/)) {
    const opened = openedSection(line.trimEnd());
    const current = sections.at(-1);
    if (opened) sections.push({ id: opened.id, text: line });
    else if (current) current.text += line;
    else intro += line;
  }
  return { intro, sections };
}
