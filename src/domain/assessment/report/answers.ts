import type { ProgressData } from "../answers/answers";
import { withScale } from "../answers/reading-answers";
import { review, type ReviewedStep } from "../answers/review";
import { businessMessages, reviewWords } from "../words";
import { type Part, section, type TitledParts } from "./document";

/** Every question that was answered, step by step. */
export function answersDocument(progressData: ProgressData, title: string = businessMessages.answers): TitledParts {
  return section(
    title,
    review(progressData).map((step) => section(step.title, answeredParts(step))),
  );
}

/** The answers of a step under the headings of its parts or teams; open questions are left out. */
export function answeredParts({ groups }: ReviewedStep): Part[] {
  const answered = groups.flatMap(({ heading, lines }) => {
    const facts = lines.flatMap(({ question, answer, depth }) =>
      answer === undefined
        ? []
        : [
            {
              name: question.text,
              says: withScale(question, answer),
              isFollowUp: depth > 0,
              rating: question.kind === "rating" ? Number(answer) : undefined,
            },
          ],
    );
    return facts.length === 0 ? [] : [section(heading, [{ kind: "facts", facts, isBelow: true }])];
  });
  return answered.length === 0 ? [{ kind: "note", text: reviewWords.notAnswered }] : answered;
}
