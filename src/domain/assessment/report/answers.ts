import type { ProgressData } from "../answers/answers";
import { withScale } from "../answers/with-scale";
import { review, type ReviewedStep, type ReviewGroup } from "../answers/review";
import { teamDimensions } from "../gap-profile/team-dimensions";
import { wholeProfileWords } from "../gap-profile/whole-profile-words";
import { stepOf } from "../questionnaire/questionnaire";
import { authorWords } from "../seats/words";
import { businessMessages, reviewWords } from "../words";
import { type NamedFact, type Part, section, type TitledParts } from "./document";

/** Every question that was answered, step by step; the ratings of a team are one entry. */
export function answersDocument(progressData: ProgressData, title: string = businessMessages.answers): TitledParts {
  const steps = review(progressData).map((step) => section(step.title, answeredParts(step, isOfTeams(step))));
  return { ...section(title, steps), isDense: true };
}

const dimensions = new Map<string, string>(Object.values(teamDimensions).map(({ field, label }) => [field, label]));

function isOfTeams({ key }: ReviewedStep): boolean {
  return stepOf(key).repeats !== undefined;
}

function ratingsInOne(lines: ReviewGroup["lines"]): NamedFact[] {
  const rated = lines.flatMap(({ question, answer }) => {
    const label = dimensions.get(question.id);
    return label === undefined || answer === undefined ? [] : [`${label} ${answer}`];
  });
  return rated.length === 0 ? [] : [{ name: wholeProfileWords.ratedTeams, says: rated.join(" · ") }];
}

/** The answers of a step under the headings of its parts or teams; open questions are left out. */
export function answeredParts({ groups }: ReviewedStep, areRatingsInOne = false): Part[] {
  const answered = groups.flatMap(({ heading, lines }) => {
    const ratings = areRatingsInOne ? ratingsInOne(lines) : [];
    const each = lines.flatMap(({ question, answer, depth, by }): NamedFact[] =>
      answer === undefined || (areRatingsInOne && dimensions.has(question.id))
        ? []
        : [
            {
              name: question.text,
              says: withScale(question, answer),
              isFollowUp: depth > 0,
              rating: question.kind === "rating" ? Number(answer) : undefined,
              ...(by !== undefined && { aside: authorWords.givenBy(by) }),
            },
          ],
    );
    const facts = [...ratings, ...each];
    return facts.length === 0 ? [] : [section(heading, [{ kind: "facts", facts, isBelow: true }])];
  });
  return answered.length === 0 ? [{ kind: "note", text: reviewWords.notAnswered }] : answered;
}
