// The questions of a whole course for a learning platform: one category for the course, in it one for each module.
import { withEditedOutline, type CourseDraft } from "../draft";
import { leftOutQuestions, questionsOf } from "../questions";
import { openFactsInWords } from "../reading/open-facts";
import { modulesInOrder, titleOf } from "./course-document";
import { provenanceOf } from "./provenance";
import type { CategorizedQuestions } from "./question-formats";

/** Says how many questions are left out, and how many facts are open. */
export function assessmentGaps(assessment: string): string[] {
  return [leftOutQuestions(assessment), openFactsInWords(assessment)].filter((gap) => gap !== undefined);
}

/** One group for each assessment that has questions with an answer. */
export function courseQuestions(draft: CourseDraft): CategorizedQuestions[] {
  const applied = withEditedOutline(draft);
  return modulesInOrder(applied).flatMap((module) => {
    const assessment = applied.assessment[module];
    const questions = assessment ? questionsOf(assessment.text) : [];
    if (!assessment || questions.length === 0) return [];
    const category = [titleOf(applied), module];
    const gaps = assessmentGaps(assessment.text);
    return [{ title: module, category, questions, gaps, provenance: provenanceOf(assessment) }];
  });
}
