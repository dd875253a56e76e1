import type { SampleRequest } from "../../request";
import {
  gapsByPlace,
  readDiagnosis,
  readSince,
  sinceMarkOfGap,
  type DiagnosedGap,
  type GapsByPlace,
  type SinceGap,
} from "./diagnosis";
import { byGap, referenceMarker, readReferencedAnswers, type ReferencedAnswer } from "./referenced-answers";
import { measures, methods, phases, priorities, risks, type Priority } from "./plan-parts";
import { readPromptAnswers, type PromptAnswers } from "./prompt-answers";
import { bulletList, fill, paragraphs, seedOf, inSampleOrder } from "../wording";

/**
 * A long plan in the requested sections, with the teams and words of the answers and references to them. It deals with
 * the gaps that press, and trains none to which training is not the answer; behind a second round it says of each what
 * has become of it, and of those that are closed that they are.
 */
export function writeTrainingPlan(request: SampleRequest): string {
  const answers = readPromptAnswers(request.prompt);
  const referenced = byGap(readReferencedAnswers(request.prompt));
  const organization = /^[\s*-]*business(?: name)?\**:/im.test(request.prompt) ? request.topic : "your organization";
  const seed = `${seedOf(request)}|${answers.quotes.join("|")}`;
  const chosen = inSampleOrder(priorities, seed).slice(0, 4);
  const gaps = gapsByPlace(readDiagnosis(request.prompt), referenced, answers.teams);
  const trainable = referenced.filter(({ reference }) => !gaps.untrainable.has(reference));
  const closed = readSince(request.prompt).filter(({ since }) => since === "closed");
  const open = referenced.filter(({ reference }) => !closed.some((gap) => gap.reference === reference));
  const of = (nth: number, among = referenced) => among[nth % Math.max(1, among.length)];
  const filled = (text: string) => fill(text, { organization });
  return paragraphs(
    "# Training and development plan",
    "## Summary",
    writeSummary(organization, chosen, answers) + referenceMarker(of(0), of(1)),
    ...quoteAnswers(answers, referenced),
    "## Priorities",
    bulletList([
      ...chosen.map(
        (one, nth) => `${priorityText(one, filled)}${referenceMarker(of(2 * nth, open), of(2 * nth + 1, open))}`,
      ),
      ...gaps.ofOrganization.map(
        (gap) => `**${gap.name}.** A pilot of four weeks shows what helps and what does not.${gapMarkers(gap)}`,
      ),
    ]),
    "## Objectives",
    bulletList(chosen.map((one, nth) => `${filled(one.objective)}${referenceMarker(of(2 * nth, trainable))}`)),
    "## Actions for each team",
    ...teamActions(answers.teams, trainable, { chosen, seed, filled, gaps }),
    "## Delivery methods",
    bulletList([
      ...inSampleOrder(methods, seed)
        .slice(0, 5)
        .map(
          ([name = "", use = "", share = ""], nth) =>
            filled(`**${name}** for ${use}: about ${share} of the time.`) +
            referenceMarker(learningAnswer(referenced, nth)),
        ),
      ...hoursAndPeople(referenced),
      ...stillToSay(request.prompt),
    ]),
    "## Timeline",
    ...firstMonth(referenced),
    ...phases.map((phase, nth) =>
      paragraphs(
        `### ${phase.name}`,
        bulletList(phase.steps.map((step, at) => filled(step) + (at === 0 ? referenceMarker(of(nth)) : ""))),
      ),
    ),
    "## Measures of success",
    bulletList(
      measures.map(
        ([name = "", question = "", by = "", when = ""], nth) =>
          filled(`**${name}:** ${question} Measured by ${by}, ${when}.`) +
          referenceMarker(kpiAnswer(referenced) ?? of(nth)),
      ),
    ),
    ...keptClosed(closed),
    "## What training will not solve",
    ...beyondTrainingSection(referenced, gaps.toDecide, seed),
  );
}

function priorityText(priority: Priority, filled: (text: string) => string): string {
  return `**${priority.title}.** ${filled(priority.why)} First step: ${filled(priority.firstStep)} For ${priority.audience}; ${priority.effort}.`;
}

function writeSummary(organization: string, chosen: readonly Priority[], answers: PromptAnswers): string {
  const teams = answers.teams.length === 0 ? "" : ` It names steps for ${answers.teams.join(", ")}.`;
  const names = chosen.map((one) => one.title.toLowerCase()).join("; ");
  return fill(
    `This plan turns the assessment of {organization} into four priorities for the next twelve months: ${names}.${teams} Learning takes place mostly at work, in small steps that are tried, observed and improved. Two reviews, after three and after nine months, decide what is continued.`,
    { organization },
  );
}

const mostKept = 3;

function keptClosed(closed: readonly SinceGap[]): string[] {
  if (closed.length === 0) return [];
  const kept = closed.slice(0, mostKept);
  return [bulletList(kept.map((gap) => `**${gap.name}** stays as it is now: ask once a quarter.${gapMarkers(gap)}`))];
}

/** " [since: still open] [answers: a]", the first of them behind a second round. */
function gapMarkers(gap: SinceGap): string {
  return `${sinceMarkOfGap(gap)}${referenceMarker(gap)}`;
}

function quoteAnswers({ quotes }: PromptAnswers, referenced: readonly ReferencedAnswer[]): string[] {
  if (quotes.length === 0) return [];
  const source = (quote: string) => referenced.find(({ answer }) => answer.startsWith(quote.replace(/\.\.\.$/, "")));
  return ["In your own words:", bulletList(quotes.map((quote) => `“${quote}”${referenceMarker(source(quote))}`))];
}

interface PlanChoice {
  chosen: readonly Priority[];
  seed: string;
  filled: (text: string) => string;
  gaps: GapsByPlace;
}

function teamActions(
  teams: readonly string[],
  referenced: readonly ReferencedAnswer[],
  { chosen, seed, filled, gaps }: PlanChoice,
): string[] {
  if (teams.length === 0)
    return ["- No team has been described yet. Ask each team lead the questions of step 3 first."];
  return teams.map((team) => {
    const theirs = referenced.filter((one) => one.team === team);
    const steps = inSampleOrder(chosen, `${seed}|${team}`).slice(0, 2);
    const begun = steps.map(
      (one, nth) =>
        `**${one.title}:** ${filled(one.firstStep)} [kind: ${nth === 0 ? "course" : "coaching"}]${referenceMarker(theirs[nth] ?? theirs[0])}`,
    );
    const mended = gaps
      .ofTeam(team)
      .map(
        (gap, nth) =>
          `**${gap.name}:** agree on three rules on one page, and try them for a month. [kind: ${nth === 0 ? "job aid" : "process"}]${gapMarkers(gap)}`,
      );
    const [first] = gaps.toDecideOfTeam(team);
    const decided = first
      ? [
          `**${first.name}:** the team lead and leadership settle it in one meeting. [kind: decision]${gapMarkers(first)}`,
        ]
      : [];
    return paragraphs(`### ${team}`, bulletList([...decided, ...begun, ...mended]));
  });
}

/** One of the answers on how the business trains its people. */
function learningAnswer(referenced: readonly ReferencedAnswer[], nth: number): ReferencedAnswer | undefined {
  const those = referenced.filter(({ reference }) => reference.startsWith("4."));
  return those[nth % Math.max(1, those.length)];
}

function kpiAnswer(referenced: readonly ReferencedAnswer[]): ReferencedAnswer | undefined {
  return referenced.find(({ reference }) => reference === "0.kpiList");
}

function beyondTrainingSection(
  referenced: readonly ReferencedAnswer[],
  toDecide: readonly DiagnosedGap[],
  seed: string,
): string[] {
  const lacking = referenced.filter(
    ({ reference, answer }) =>
      reference.endsWith("resourceAdequacy") &&
      /^[12]$/.test(answer) &&
      !toDecide.some((gap) => gap.reference === reference),
  );
  return [
    ...toDecide.map(
      (gap) =>
        `- **${gap.name}:** no course mends this. Leadership decides first who does what by when.${gapMarkers(gap)}`,
    ),
    ...lacking.map(
      (one) =>
        `- **${one.team ?? "A team"}** lacks people, time, tools or budget. No course replaces them: decide on the resources first.${referenceMarker(one)}`,
    ),
    bulletList(
      inSampleOrder(risks, seed)
        .slice(0, 3)
        .map(
          ([risk = "", sign = "", response = ""]) =>
            `**${risk}.** You notice it when ${sign}; what helps: ${response}.`,
        ),
    ),
  ];
}

/** For how many people, and how many hours of each, as far as the answers say it. */
function hoursAndPeople(referenced: readonly ReferencedAnswer[]): string[] {
  const [people, hours] = [answerIn(referenced, "4.peopleCount"), answerIn(referenced, "4.trainingHours")];
  if (!people && !hours) return [];
  const who = people ? `${people.answer} people` : "everybody";
  const time = hours ? `${hours.answer.toLowerCase()} of each in a month` : "as much time as leadership sets aside";
  return [`**Hours and people:** planned for ${who}, and ${time}.${referenceMarker(people, hours)}`];
}

/** Returns the request's questions that the business has not answered. */
function stillToSay(prompt: string): string[] {
  const missing = /The business has not said what is asked here\..*:\n((?:- .+\n?)+)/.exec(prompt)?.[1] ?? "";
  const asked = [...missing.matchAll(/^- (.+)$/gm)].map(([, question = ""]) => question);
  return asked.length === 0 ? [] : [`**Still to be said before dates and places are set:** ${asked.join(" ")}`];
}

function firstMonth(referenced: readonly ReferencedAnswer[]): string[] {
  const begins = answerIn(referenced, "4.trainingBegins");
  return begins ? [`- The first month begins on ${begins.answer}.${referenceMarker(begins)}`] : [];
}

function answerIn(referenced: readonly ReferencedAnswer[], reference: string): ReferencedAnswer | undefined {
  return referenced.find((one) => one.reference === reference);
}
