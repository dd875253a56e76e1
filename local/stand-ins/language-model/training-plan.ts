import {
  quotesIn,
  readDiagnosis,
  readReferencedAnswers,
  readSince,
  teamsIn,
  unansweredIn,
  type ReferencedAnswer,
  type SinceGap,
} from "./plan-prompt";
import { planSentences, type PlanLanguage } from "./plan-sentences";
import { readSample } from "./sample-text";

type Referenced = Pick<ReferencedAnswer, "reference">;

const mostKept = 3;

/**
 * A long plan in the requested sections, with the teams and words of the answers and references to them. It deals with
 * the gaps that press, and trains none to which training is not the answer; in a second round it says for each gap
 * whether it is closed, still open or new.
 */
export function writeTrainingPlan(prompt: string, language: PlanLanguage): string {
  const sentences = planSentences[language];
  const teams = teamsIn(prompt);
  const referenced = readReferencedAnswers(prompt);
  const answerTo = (reference: string) => referenced.find((one) => one.reference === reference);
  const gaps = readDiagnosis(prompt);
  const pressing = gaps.filter(({ isPressing }) => isPressing);
  const toDecide = pressing.filter(({ isForTraining }) => !isForTraining);
  const isOfTeam = (team: string) => (gap: SinceGap) => answerTo(gap.reference)?.team === team;
  const isOfAnyTeam = (gap: SinceGap) => teams.some((team) => isOfTeam(team)(gap));
  const toMend = pressing.filter(({ isForTraining }) => isForTraining);
  const untrainable = gaps.filter(({ isForTraining }) => !isForTraining);
  const closed = readSince(prompt).filter(({ since }) => since === "closed");
  const without = (gone: readonly SinceGap[]) =>
    referenced.filter(({ reference }) => !gone.some((gap) => gap.reference === reference));
  const trainable = without(untrainable);
  const lacking = without(toDecide).filter(
    ({ reference, answer }) => reference.endsWith("resourceAdequacy") && /^[12]$/.test(answer),
  );
  const begins = answerTo("4.trainingBegins");
  const indicators = answerTo("0.kpiList");

  const plan = readSample(`training-plan${sentences.files}`, {
    teamNames: teams.length === 0 ? "" : sentences.teamNames(teams.join(", ")),
    quotes: quotesIn(prompt).map(
      (quote) => `${sentences.quote(quote)}${markers(referenced.find(({ answer }) => answer.startsWith(quote)))}`,
    ),
    gapsOfOrganization: toMend
      .filter((gap) => !isOfAnyTeam(gap))
      .map((gap) => `${sentences.pilot(gap.name)}${gapMarkers(gap)}`),
    teams:
      teams.length === 0
        ? [sentences.withoutTeams]
        : teams.map((team) =>
            planOfTeam(team, language, {
              answers: trainable.filter((one) => one.team === team),
              toDecide: toDecide.filter(isOfTeam(team)).slice(0, 1),
              toMend: toMend.filter(isOfTeam(team)),
            }),
          ),
    hoursAndPeople: hoursAndPeople(language, answerTo("4.peopleCount"), answerTo("4.trainingHours")),
    stillToSay: unansweredIn(prompt).map(sentences.stillToSay),
    firstMonth: begins ? [`${sentences.firstMonth(begins.answer)}${markers(begins)}`] : [],
    closed: closed.slice(0, mostKept).map((gap) => `${sentences.staysClosed(gap.name)}${gapMarkers(gap)}`),
    toDecide: toDecide.map((gap) => `${sentences.leadershipDecides(gap.name)}${gapMarkers(gap)}`),
    lacking: lacking.map((one) => `${sentences.lacksResources(one.team)}${markers(one)}`),
  });
  return withReferences(plan, {
    any: referenced,
    open: without(closed),
    trainable,
    learning: referenced.filter(({ reference }) => reference.startsWith("4.")),
    measured: indicators ? [indicators] : referenced,
  });
}

interface TeamChoice {
  answers: readonly ReferencedAnswer[];
  toDecide: readonly SinceGap[];
  toMend: readonly SinceGap[];
}

function planOfTeam(team: string, language: PlanLanguage, { answers, toDecide, toMend }: TeamChoice): string {
  const sentences = planSentences[language];
  const plan = readSample(`plan-of-team${sentences.files}`, {
    team,
    toDecide: toDecide.map((gap) => `${sentences.leadSettles(gap.name)} [kind: decision]${gapMarkers(gap)}`),
    gaps: toMend.map((gap) => `${sentences.threeRules(gap.name)} [kind: process]${gapMarkers(gap)}`),
  });
  return `${withReferences(plan, { ofTeam: answers })}\n`;
}

/** Puts the answers of each pool in turn into its marks; the marks of an empty pool are left out. */
function withReferences(text: string, pools: Record<string, readonly Referenced[]>): string {
  const used: Record<string, number> = {};
  return text.replaceAll(/ \[answers: \{(\w+)\}\]/g, (_, name: string) => {
    const pool = pools[name] ?? [];
    const nth = used[name] ?? 0;
    used[name] = nth + 1;
    return markers(pool[nth % Math.max(1, pool.length)]);
  });
}

/** " [answers: a, b]", or nothing where there is no answer. */
function markers(...referenced: (Referenced | undefined)[]): string {
  const names = referenced.flatMap((one) => (one ? [one.reference] : []));
  return names.length === 0 ? "" : ` [answers: ${names.join(", ")}]`;
}

/** " [since: still open] [answers: a]", the first of them in a second round only. */
function gapMarkers(gap: SinceGap): string {
  return `${gap.since === undefined ? "" : ` [since: ${gap.since}]`}${markers(gap)}`;
}

/** For how many people, and how many hours of each, as far as the answers say it. */
function hoursAndPeople(
  language: PlanLanguage,
  people: ReferencedAnswer | undefined,
  hours: ReferencedAnswer | undefined,
): string[] {
  if (!people && !hours) return [];
  return [`${planSentences[language].hoursAndPeople(people?.answer, hours?.answer)}${markers(people, hours)}`];
}
