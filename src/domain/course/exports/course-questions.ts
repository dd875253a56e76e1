// The questions of a whole course for a learning platform: one category for the course, in it one for each module.
import { withEditedOutline, type CourseDraft } from "../draft";
import { leftOutQuestions, platformQuestionsOf } from "../questions";
import { courseWords } from "../words";
import { withoutCitations } from "../reading/citation-marks";
import { openFactsInWords } from "../reading/open-facts";
import { modulesInOrder, titleOf } from "./course-document";
import { provenanceOf } from "./provenance";
import type { CategorizedQuestions } from "./question-formats";

/** The questions for a learning platform, and in words how many are left out, have several answers or open facts. */
export function questionsAndGaps(written: string): Pick<CategorizedQuestions, "questions"> & { gaps: string[] } {
  const assessment = withoutCitations(written);
  const questions = platformQuestionsOf(assessment);
  const several = questions.filter(({ answer }) => typeof answer !== "number").length;
  const gaps = [
    leftOutQuestions(assessment, questions),
    several > 0 ? courseWords.severalAnswers(several) : undefined,
    openFactsInWords(assessment),
  ];
  return { questions, gaps: gaps.filter((gap) => gap !== undefined) };
}

/** One group for each assessment that has questions with an answer. */
export function courseQuestions(draft: CourseDraft): CategorizedQuestions[] {
  const applied = withEditedOutline(draft);
  return modulesInOrder(applied).flatMap((module) => {
    const assessment = applied.assessment[module];
    if (!assessment) return [];
    const { questions, gaps } = questionsAndGaps(assessment.text);
    if (questions.length === 0) return [];
    const category = [titleOf(applied), module];
    return [{ title: module, category, questions, gaps, provenance: provenanceOf(assessment) }];
  });
}
