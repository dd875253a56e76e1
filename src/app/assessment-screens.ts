// The screens of a business that is logged in, and of its people who rate their team. Each loads many files, whose
// names would weigh on the page of every visitor.
export const assessmentScreens = {
  AssessmentScreen: () => import("../features/assessment/assessment-screen"),
  ResultsScreen: () => import("../features/assessment/results/results-screen"),
  VoiceScreen: () => import("../features/assessment/voices/voice-screen"),
  AboutVoicesScreen: () => import("./pages/firm/about-voices-screen"),
  RoundResultsScreen: () => import("../features/assessment/results/earlier-rounds/round-results-screen"),
};
