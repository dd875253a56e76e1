/** The answers in its prompt that a plan takes up. */
export interface PromptAnswers {
  /** Names in bold on a line of their own. */
  teams: string[];
  /** Answers in whole words, shortened to one line. */
  quotes: string[];
  /** Questions that were rated 1 or 2. */
  low: string[];
}

/** Reads pairs of a question and a line "Answer: ...", whether on one line or on two. */
export function readPromptAnswers(prompt: string): PromptAnswers {
  const pairs = [...prompt.matchAll(/^(.*?)\s*\n?[ \t-]*\**Answer(?::\**|\**:)[ \t]*(.+)$/gim)].map(
    ([, question = "", answer = ""]) => ({
      question: plainText(question),
      answer: plainText(answer),
    }),
  );
  const inWords = pairs.filter(({ answer }) => answer.length >= 25 && answer !== "[No answer provided]");
  const low = pairs.filter(({ question, answer }) => question !== "" && /^[12]\b(?!\d)/.test(answer));
  const teams = [...prompt.matchAll(/^\s*\*\*([^*\n]{1,80}?):?\*\*\s*$/gm)].map(([, name = ""]) => plainText(name));
  return {
    teams: [...new Set(teams)].slice(0, 12),
    quotes: inWords.slice(0, 4).map(({ answer }) => (answer.length > 160 ? `${answer.slice(0, 157)}...` : answer)),
    low: low.slice(0, 6).map(({ question }) => question),
  };
}

function plainText(text: string): string {
  return text
    .replace(/^[\s>#*\d.)-]+/, (marks) => (/\d/.test(marks) && !/[.)]/.test(marks) ? marks.trim() : ""))
    .replaceAll("**", "")
    .trim();
}
