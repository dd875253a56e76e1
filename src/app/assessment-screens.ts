// The screens of a business that is logged in. Each loads many files, whose names would weigh on the page of every
// visitor.
export const assessmentScreens = {
  AssessmentScreen: () => import("../features/assessment/assessment-screen"),
  ResultsScreen: () => import("../features/assessment/results/results-screen"),
  RoundResultsScreen: () => import("../features/assessment/results/earlier-rounds/round-results-screen"),
};
