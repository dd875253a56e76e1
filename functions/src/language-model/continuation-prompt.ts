/** Asks for the rest of an answer that the model's limit of tokens has cut off. */
export const continuationRequest =
  "Your answer was cut off at the length limit. Go on from exactly where it stopped; repeat nothing and add no remark.";
