/** The ratings of the needs check in the assessment of the business that has sent them. */
export const takenWords = {
  offered:
    "With your inquiry you sent your ratings of our needs check. They can be your first answers here; answers that are here already stay as they are.",
  takeOver: "Take over my twelve ratings",
  refuse: "No, thank you",
  takenOver: "Your ratings are now answers. Each one says so, and you can change it.",
  refused: "Your ratings are not taken over, and are deleted here.",
  failed: "That did not work just now. Your ratings are still here; please try again.",
  /** The name of the team that was rated, until the business gives it another. */
  team: "Your team",
  given: "Given earlier, in your needs check",
} as const;
