// A check looks at facts that somebody else has gathered, and knows no network: so a table of planted mistakes can show
// that each is found, and that nothing is found where all is well.
export interface Problem {
  /** What is wrong, in one sentence. */
  sentence: string;
  /** The command that repairs it, or what to do where there is none. */
  repair: string;
}

export type Check<Facts> = (facts: Facts) => Problem | readonly Problem[] | undefined;

export function problemsIn<Facts>(facts: Facts, checks: readonly Check<Facts>[]): Problem[] {
  return checks.flatMap((check) => check(facts) ?? []);
}

/** As the terminal shows them. */
export function problemsInWords(problems: readonly Problem[]): string {
  return problems.map(({ sentence, repair }) => `✗ ${sentence}\n  → ${repair}`).join("\n");
}
