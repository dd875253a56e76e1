export const factsHeading = "Fakten für Ihren Plan (freiwillig)";
