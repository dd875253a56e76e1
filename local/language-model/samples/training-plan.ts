import type { Brief } from "../brief";
import { measures, methods, phases, priorities, risks, type Priority } from "./training-plan-parts";
import { readAnswers, type Answers } from "./training-plan-answers";
import { bullets, fill, numbered, paragraphs, pick, seedOf, shuffled, table } from "./wording";

/** A long plan in sections, which takes up the teams and the words of the answers that it is given. */
export function writeTrainingPlan(brief: Brief): string {
  const answers = readAnswers(brief.prompt);
  const organization = /^[\s*-]*business(?: name)?\**:/im.test(brief.prompt) ? brief.topic : "your organization";
  const seed = `${seedOf(brief)}|${answers.quotes.join("|")}`;
  const chosen = shuffled(priorities, seed).slice(0, 4);
  const filled = (text: string) => fill(text, { organization });
  return paragraphs(
    "# Training and development plan",
    summary(organization, chosen, answers),
    ...whatWeRead(answers),
    "## Priorities",
    paragraphs(...chosen.map((one, at) => writePriority(one, at + 1, filled))),
    ...forTheTeams(answers.teams, chosen, seed),
    "## Learning objectives",
    "Within twelve months, measured as described below:",
    numbered(chosen.map((one) => filled(one.objective))),
    "## Methods",
    table(
      ["Method", "Used for", "Share of time"],
      shuffled(methods, seed)
        .slice(0, 5)
        .map((row) => row.map(filled)),
    ),
    "## Schedule",
    ...phases.map((phase) => paragraphs(`### ${phase.name}`, bullets(phase.steps.map(filled)))),
    "## Measuring results",
    table(
      ["Level", "Question", "Measured by", "When"],
      measures.map((row) => row.map(filled)),
    ),
    "## Roles and responsibilities",
    bullets([
      "**Sponsor** (a member of the leadership team): states the purpose, removes obstacles, takes part in both reviews.",
      "**Program lead:** plans dates, keeps the records, reports every quarter on one page.",
      "**Team leads:** agree on one goal with each participant before a course and ask about it two weeks later.",
      "**Participants:** bring real cases, try one thing between sessions and report what happened.",
    ]),
    "## Risks and how to meet them",
    table(
      ["Risk", "Sign", "Response"],
      shuffled(risks, seed)
        .slice(0, 4)
        .map((row) => row.map(filled)),
    ),
    "## Next steps",
    numbered([
      filled(
        "Discuss this plan in the leadership team of {organization} and confirm or change the priorities (one hour).",
      ),
      "Name the sponsor and the program lead, with the time that they are given for it.",
      "Collect the figures for the starting point, before anything changes.",
      filled(`Begin with a pilot: ${chosen[0]?.firstStep ?? ""}`),
    ]),
  );
}

function summary(organization: string, chosen: readonly Priority[], answers: Answers): string {
  const teams = answers.teams.length === 0 ? "" : ` It names steps for ${answers.teams.join(", ")}.`;
  const names = chosen.map((one) => one.title.toLowerCase()).join("; ");
  return paragraphs(
    "## Summary",
    fill(
      `This plan turns the assessment of {organization} into four priorities for the next twelve months: ${names}.${teams} Learning takes place mostly at work, in small steps that are tried, observed and improved. Two reviews, after three and after nine months, decide what is continued.`,
      { organization },
    ),
  );
}

function whatWeRead({ quotes, low }: Answers): string[] {
  if (quotes.length === 0 && low.length === 0) return [];
  return [
    "## What your answers tell us",
    quotes.length === 0 ? "" : paragraphs("In your own words:", bullets(quotes.map((quote) => `“${quote}”`))),
    low.length === 0 ? "" : paragraphs("Rated 1 or 2:", bullets(low)),
  ];
}

function writePriority(priority: Priority, number: number, filled: (text: string) => string): string {
  return paragraphs(
    `### Priority ${number}: ${priority.title}`,
    filled(priority.why),
    bullets([
      `**First step:** ${filled(priority.firstStep)}`,
      `**Audience:** ${priority.audience}`,
      `**Effort:** ${priority.effort}`,
    ]),
  );
}

function forTheTeams(
  teams: readonly string[],
  chosen: readonly [Priority, ...Priority[]] | readonly Priority[],
  seed: string,
): string[] {
  if (teams.length === 0) return [];
  const rows = teams.map((team) => {
    const [first, second] = shuffled(chosen, `${seed}|${team}`);
    return [team, first?.title ?? "", second?.title ?? "", pick(["month 1", "month 2", "month 3"], `${seed}|${team}`)];
  });
  return ["## Focus by team", table(["Team", "First focus", "Then", "Begins in"], rows)];
}
