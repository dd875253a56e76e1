/** An answer that a plan can refer to, with its question. */
export interface ReferencedAnswer {
  reference: string;
  question: string;
  answer: string;
  /** The team that was asked; undefined for the business as a whole. */
  team: string | undefined;
}

/**
 * The references in the prompt's list ("- 1.customerSatisfaction: How satisfied ...?"), each with its answer: both are
 * in the order of the questions. Without such a list there are none.
 */
export function readReferencedAnswers(prompt: string): ReferencedAnswer[] {
  const pairs = [...prompt.matchAll(/^(.+)\nAnswer: (.+)$/gm)].map(([, question = "", answer = ""]) => ({
    question,
    answer,
  }));
  let at = 0;
  return [...prompt.matchAll(/^- (\d\.[^:\n]+): (?:\(([^)\n]*)\) )?(.+)$/gm)].flatMap(
    ([, reference = "", team, asked = ""]) => {
      const found = pairs.findIndex(
        ({ question, answer }, nth) => nth >= at && question.startsWith(asked) && answer !== "[No answer provided]",
      );
      if (found === -1) return [];
      at = found + 1;
      return [{ reference, question: asked, answer: pairs[found]?.answer ?? "", team }];
    },
  );
}

/** Those that show a gap, the widest first: rated 1 or 2, put into words, rated 3, and then all others. */
export function byGap(referenced: readonly ReferencedAnswer[]): ReferencedAnswer[] {
  const rank = ({ answer }: ReferencedAnswer) =>
    /^[12]$/.test(answer) ? 0 : answer.length >= 25 ? 1 : answer === "3" ? 2 : 3;
  return [...referenced].sort((one, other) => rank(one) - rank(other));
}

/** " [answers: a, b]", or nothing where there is no answer. */
export function referenceMarker(...referenced: (Pick<ReferencedAnswer, "reference"> | undefined)[]): string {
  const names = referenced.flatMap((one) => (one ? [one.reference] : []));
  return names.length === 0 ? "" : ` [answers: ${[...new Set(names)].join(", ")}]`;
}
