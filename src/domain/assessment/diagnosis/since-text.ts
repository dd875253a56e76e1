// What has moved since the last round, as the language model gets it behind the diagnosis of a second one: facts, each
// with the mark by which an item says the same. What it comes from is not among them.
import { dateInWords } from "../../kernel/locale";
import type { MovedGap } from "../comparison/compare-profiles";
import type { SinceLastTime } from "../comparison/since-last-time";
import { byWhatIsOpen, movedLabel } from "../comparison/moved-gaps";
import { levelNames } from "../gap-profile/whole-profile-words";
import { planSections } from "../plan/plan-sections";
import { sinceMarkFor } from "./check-since";
import { onOneLine } from "./one-line";

const prioritiesHeading = planSections.find(({ id }) => id === "priorities")?.heading ?? "";

/** Nothing where the two rounds have no answer in common. */
export function sinceText({ comparison, answeredAt }: SinceLastTime): string {
  const { gaps, teams, compared } = comparison;
  if (compared === 0) return "";
  const answered = answeredAt && ` (answered on ${dateInWords(answeredAt.toISOString().slice(0, 10))})`;
  const facts = [
    ...byWhatIsOpen(gaps).map(movedLine),
    ...teams.renamed.map((team) => `- ${onOneLine(team.after)} was called ${onOneLine(team.before)} last time.`),
    ...teams.added.map(({ name }) => `- ${onOneLine(name)} was not among the teams last time; it is not compared.`),
    ...teams.removed.map(({ name }) => `- ${onOneLine(name)} is not among the teams now.`),
  ];
  return [
    [
      `Since the last round${answered ?? ""}: the same questions, compared by fixed rules. What only one of the rounds answers is not compared.`,
      "The difference says that something has moved, never why. Do not say that training or anything else has caused it.",
      `An item for a gap with a line below has the mark of that line before the mark that names its answers, and says nothing else of it. The pressing gaps that are still open need that mark; a closed one stands under "${prioritiesHeading}" only with [since: closed].`,
    ].join("\n"),
    facts.length === 0 ? "No gap last time, and none now." : facts.join("\n"),
  ].join("\n\n");
}

function movedLine(gap: MovedGap): string {
  const { before, after, movement } = gap;
  const [was, is] = [levelNames[before.level], levelNames[after.level]];
  return `- ${onOneLine(movedLabel(gap))}: was ${was}, is ${is}. [since: ${sinceMarkFor(movement)}] [answers: ${after.reference}]`;
}
