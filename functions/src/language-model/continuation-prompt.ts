/** Asks for the rest of an answer that broke off: at the model's limit of tokens, or by a person's Stop. */
export const continuationRequest =
  "Your answer was cut off. Go on from exactly where it stopped; repeat nothing and add no remark.";
