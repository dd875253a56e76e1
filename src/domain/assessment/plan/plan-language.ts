// The instruction to the model in which language a plan is written; each language's folder has its own.

export const planLanguage = {
  instruction: "Write in the language of the business's own words; the marks stay in English.",
};
