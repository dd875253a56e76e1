export const reviewTitle = "Durchsicht und Abschluss";
