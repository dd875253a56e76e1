import type { Brief } from "../../request";
import { byGap, marked, readEvidence, type Evidence } from "./training-plan-evidence";
import { measures, methods, phases, priorities, risks, type Priority } from "./training-plan-parts";
import { readAnswers, type Answers } from "./training-plan-answers";
import { bullets, fill, paragraphs, seedOf, shuffled } from "../wording";

/** A long plan in the sections that are asked for, which takes up the teams and the words of the answers and names them. */
export function writeTrainingPlan(brief: Brief): string {
  const answers = readAnswers(brief.prompt);
  const evidence = byGap(readEvidence(brief.prompt));
  const organization = /^[\s*-]*business(?: name)?\**:/im.test(brief.prompt) ? brief.topic : "your organization";
  const seed = `${seedOf(brief)}|${answers.quotes.join("|")}`;
  const chosen = shuffled(priorities, seed).slice(0, 4);
  const of = (nth: number) => evidence[nth % Math.max(1, evidence.length)];
  const filled = (text: string) => fill(text, { organization });
  return paragraphs(
    "# Training and development plan",
    "## Summary",
    summary(organization, chosen, answers) + marked(of(0), of(1)),
    ...quoted(answers, evidence),
    "## Priorities",
    bullets(chosen.map((one, nth) => `${priorityText(one, filled)}${marked(of(2 * nth), of(2 * nth + 1))}`)),
    "## Objectives",
    bullets(chosen.map((one, nth) => `${filled(one.objective)}${marked(of(2 * nth))}`)),
    "## Actions for each team",
    ...forTheTeams(answers.teams, evidence, { chosen, seed, filled }),
    "## Delivery methods",
    bullets(
      shuffled(methods, seed)
        .slice(0, 5)
        .map(
          ([name = "", use = "", share = ""], nth) =>
            filled(`**${name}** for ${use}: about ${share} of the time.`) + marked(taught(evidence, nth)),
        ),
    ),
    "## Timeline",
    ...phases.map((phase, nth) =>
      paragraphs(
        `### ${phase.name}`,
        bullets(phase.steps.map((step, at) => filled(step) + (at === 0 ? marked(of(nth)) : ""))),
      ),
    ),
    "## Measures of success",
    bullets(
      measures.map(
        ([name = "", question = "", by = "", when = ""], nth) =>
          filled(`**${name}:** ${question} Measured by ${by}, ${when}.`) + marked(measured(evidence) ?? of(nth)),
      ),
    ),
    "## What training will not solve",
    ...beyondTraining(evidence, seed),
  );
}

function priorityText(priority: Priority, filled: (text: string) => string): string {
  return `**${priority.title}.** ${filled(priority.why)} First step: ${filled(priority.firstStep)} For ${priority.audience}; ${priority.effort}.`;
}

function summary(organization: string, chosen: readonly Priority[], answers: Answers): string {
  const teams = answers.teams.length === 0 ? "" : ` It names steps for ${answers.teams.join(", ")}.`;
  const names = chosen.map((one) => one.title.toLowerCase()).join("; ");
  return fill(
    `This plan turns the assessment of {organization} into four priorities for the next twelve months: ${names}.${teams} Learning takes place mostly at work, in small steps that are tried, observed and improved. Two reviews, after three and after nine months, decide what is continued.`,
    { organization },
  );
}

function quoted({ quotes }: Answers, evidence: readonly Evidence[]): string[] {
  if (quotes.length === 0) return [];
  const source = (quote: string) => evidence.find(({ answer }) => answer.startsWith(quote.replace(/\.\.\.$/, "")));
  return ["In your own words:", bullets(quotes.map((quote) => `“${quote}”${marked(source(quote))}`))];
}

interface Choice {
  chosen: readonly Priority[];
  seed: string;
  filled: (text: string) => string;
}

function forTheTeams(
  teams: readonly string[],
  evidence: readonly Evidence[],
  { chosen, seed, filled }: Choice,
): string[] {
  if (teams.length === 0)
    return ["- No team has been described yet. Ask each team lead the questions of step 3 first."];
  return teams.map((team) => {
    const theirs = evidence.filter((one) => one.team === team);
    const steps = shuffled(chosen, `${seed}|${team}`).slice(0, 2);
    const begun = steps.map(
      (one, nth) => `**${one.title}:** ${filled(one.firstStep)}${marked(theirs[nth] ?? theirs[0])}`,
    );
    return paragraphs(`### ${team}`, bullets(begun));
  });
}

/** What is known of how the business teaches. */
function taught(evidence: readonly Evidence[], nth: number): Evidence | undefined {
  const those = evidence.filter(({ reference }) => reference.startsWith("4."));
  return those[nth % Math.max(1, those.length)];
}

function measured(evidence: readonly Evidence[]): Evidence | undefined {
  return evidence.find(({ reference }) => reference === "0.kpiList");
}

function beyondTraining(evidence: readonly Evidence[], seed: string): string[] {
  const lacking = evidence.filter(
    ({ reference, answer }) => reference.endsWith("resourceAdequacy") && /^[12]$/.test(answer),
  );
  return [
    ...lacking.map(
      (one) =>
        `- **${one.team ?? "A team"}** lacks people, time, tools or budget. No course replaces them: decide on the resources first.${marked(one)}`,
    ),
    bullets(
      shuffled(risks, seed)
        .slice(0, 3)
        .map(
          ([risk = "", sign = "", response = ""]) =>
            `**${risk}.** You notice it when ${sign}; what helps: ${response}.`,
        ),
    ),
  ];
}
