// Tells how evenly an assessment spreads the places of its right answers.

/** Below it, what looks like a pattern may well be chance. */
const fewestQuestions = 5;
/** The probability below which no chance favours one place as much, or leaves one out as long. */
const improbable = 0.065;

export function keyIsTelling(answers: readonly number[], optionCount: number): boolean {
  if (answers.length < fewestQuestions || optionCount < 2) return false;
  return hasFavourite(answers, optionCount) || hasUnusedPlace(answers, optionCount) || hasPattern(answers);
}

function hasFavourite(answers: readonly number[], optionCount: number): boolean {
  const most = Math.max(...countsOf(answers).values());
  return atLeast(most, answers.length, 1 / optionCount) * optionCount < improbable;
}

function hasUnusedPlace(answers: readonly number[], optionCount: number): boolean {
  const unused = optionCount - countsOf(answers).size;
  return unused > 0 && ((optionCount - 1) / optionCount) ** answers.length * optionCount < improbable;
}

/** The same few places over and over, or all in order. People who answer see no other one. */
function hasPattern(answers: readonly number[]): boolean {
  const repeats = [1, 2, 3, 4, 5].some(
    (period) => answers.length >= 2 * period && answers.every((answer, nth) => answer === answers[nth % period]),
  );
  const steps = answers.slice(1).map((answer, nth) => answer - (answers[nth] ?? 0));
  const inOrder = answers.length > 5 && (steps.every((step) => step >= 0) || steps.every((step) => step <= 0));
  return repeats || inOrder;
}

function countsOf(answers: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

/** Returns the probability that among `of` draws at least `most` hit a place of this probability. */
function atLeast(most: number, of: number, probability: number): number {
  let term = (1 - probability) ** of;
  let below = 0;
  for (let hits = 0; hits < most; hits += 1) {
    below += term;
    term *= ((of - hits) / (hits + 1)) * (probability / (1 - probability));
  }
  return 1 - below;
}
