// A check looks at gathered facts, and knows no network: so a table of planted mistakes can show that each is found,
// and that a sound project has no findings.
export interface Problem {
  /** The problem, in one sentence. */
  sentence: string;
  /** The command that repairs it, or what to do where there is none. */
  repair: string;
}

export type Check<Facts> = (facts: Facts) => Problem | readonly Problem[] | undefined;

export function problemsIn<Facts>(facts: Facts, checks: readonly Check<Facts>[]): Problem[] {
  return checks.flatMap((check) => check(facts) ?? []);
}

/** Returns the problems for the terminal. */
export function problemsInWords(problems: readonly Problem[]): string {
  return problems.map(({ sentence, repair }) => `✗ ${sentence}\n  → ${repair}`).join("\n");
}
