// From a rating to a reading: how wide the gap is that one answer shows, and what was written about it. A reading
// depends on its own answers only, so that a better answer never makes any gap wider.
import { isAnswered } from "../answers/answers";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { answerTo, ratingOf, stepOf, visibleQuestions } from "../questionnaire/questionnaire";
import { answerInWords } from "../answers/reading-answers";
import type { CompanyIndicatorId } from "./company-indicators";
import type { Indicator } from "./indicators";
import { optionsNamed, quoted, ratedAs } from "./reading-words";
import type { TeamDimensionId } from "./team-dimensions";
import { labelWithTeam } from "./words";

export type IndicatorId = CompanyIndicatorId | TeamDimensionId;

/** 5 is none, 4 low, 3 medium, 2 high and 1 critical, or the other way round where 5 is bad. */
export type GapLevel = "none" | "low" | "medium" | "high" | "critical";

export interface Reading {
  readonly indicator: IndicatorId;
  readonly label: string;
  readonly team?: string;
  /** The name by which a plan refers to the answer that it was read from. */
  readonly reference: string;
  /** The answer, 1 to 5; undefined if there is nothing to be rated. */
  readonly rating: number | undefined;
  /** 0 for no gap to 1 for the widest. */
  readonly severity: number;
  readonly level: GapLevel;
  /** The ticked options of the follow-ups. */
  readonly ticked: readonly string[];
  /** The rating and what was said about it, in words. */
  readonly evidence: string;
  /** Only what was said about it; empty where nothing was. */
  readonly said: string;
  /** The mean of the team's own voices. */
  readonly ownMean?: number;
}

/** An indicator, asked once or of one team, with its reading where there is one. */
export interface IndicatorResult {
  readonly id: IndicatorId;
  readonly indicator: Indicator;
  readonly team?: string | undefined;
  readonly reading: Reading | undefined;
}

const levelBySteps = ["none", "low", "medium", "high", "critical"] as const satisfies readonly GapLevel[];
const longestQuote = 240;

/** The place of an indicator's reading: the answers of its step or team, and their name. */
export interface ReadAt {
  readonly answers: AnswerRecord;
  readonly place: string;
  readonly team?: string | undefined;
}

/** Reads an indicator; undefined when the answers do not tell. */
export function readIndicator(
  id: IndicatorId,
  indicator: Indicator,
  { answers, place, team }: ReadAt,
): Reading | undefined {
  const visible = visibleQuestions(stepOf(indicator.step), answers).map(({ question }) => question);
  const about = {
    indicator: id,
    label: indicator.label,
    ...(team === undefined ? {} : { team }),
  };
  const subject = labelWithTeam({ label: indicator.label, ...(team !== undefined && { team }) });

  const { absent } = indicator;
  if (absent !== undefined && answers[absent.ifNo] === "no")
    return {
      ...about,
      reference: `${place}.${absent.ifNo}`,
      rating: undefined,
      ...gapOf(4),
      ticked: [],
      evidence: `${subject}: ${absent.says}`,
      said: absent.says,
    };

  const question = visible.find(({ id }) => id === indicator.field);
  const rating = question && ratingOf(answerTo(question, answers));
  if (question?.kind !== "rating" || rating === undefined) return undefined;

  const followUps = visible.filter((other) => isBelow(question, other) && isAnswered(answerTo(other, answers)));
  const said = followUps.map((followUp) => quotedAnswer(followUp, answerTo(followUp, answers)));
  const rated = ratedAs(subject, rating, question.ends);
  return {
    ...about,
    reference: `${place}.${question.id}`,
    rating,
    ...gapOf(indicator.five === "good" ? 5 - rating : rating - 1),
    ticked: followUps.flatMap((followUp) => tickedIn(followUp, answers)),
    evidence: [rated, ...said].join(" "),
    said: said.join(" "),
  };
}

/** The gap that a number of steps away from the best rating makes. */
function gapOf(steps: number): { severity: number; level: GapLevel } {
  return { severity: steps / 4, level: levelBySteps[steps] ?? "critical" };
}

function isBelow(question: Question, other: Question): boolean {
  return question.reveals?.ask.some((next) => next === other || isBelow(next, other)) ?? false;
}

function tickedIn(question: Question, answers: AnswerRecord): string[] {
  const answer = answerTo(question, answers);
  return question.kind === "choices" && Array.isArray(answer) ? answer.map(String) : [];
}

function quotedAnswer(question: Question, answer: unknown): string {
  const words = (answerInWords(question, answer) ?? "").replace(/\s+/g, " ");
  if (question.kind === "choices") return optionsNamed(words);
  return quoted(words.length <= longestQuote ? words : `${words.slice(0, longestQuote).trimEnd()} …`);
}
