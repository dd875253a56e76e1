// The form of a row in the doctor's table. A check looks at gathered facts, and knows no network: so a table of planted
// mistakes can show that each is found, and that a sound project has no findings.
import type { DoctorFacts } from "./facts";

export interface Problem {
  /** The problem, in one sentence. */
  sentence: string;
  /** The command that repairs it, or what to do where there is none. */
  repair: string;
}

export interface Check {
  name: string;
  /** The fact without which it finds nothing. */
  looksAt: keyof DoctorFacts;
  find: (facts: DoctorFacts) => readonly Problem[];
}

export function check<Name extends keyof DoctorFacts>(
  name: string,
  looksAt: Name,
  find: (fact: NonNullable<DoctorFacts[Name]>, facts: DoctorFacts) => Problem | readonly Problem[] | false | undefined,
): Check {
  const problemsOf = (facts: DoctorFacts) => {
    const fact = facts[looksAt];
    const found = fact === undefined ? undefined : find(fact, facts);
    return found ? [found].flat() : [];
  };
  return { name, looksAt, find: problemsOf };
}

/** Returns the problems for the terminal. */
export function problemsInWords(problems: readonly Problem[]): string {
  return problems.map(({ sentence, repair }) => `✗ ${sentence}\n  → ${repair}`).join("\n") || "Nothing is wrong.";
}

/** Says nothing about an empty list. */
export function ifAny<Item, Said>(
  items: readonly Item[] = [],
  say: (items: readonly Item[]) => Said,
): Said | undefined {
  return items.length > 0 ? say(items) : undefined;
}

/** The repair of a secret. */
export function setSecret(name: string, { project = "", mailKeys }: DoctorFacts): string {
  const run = `npx firebase functions:secrets:set ${name} --project ${project}`;
  // Other keys in the place of those in use would end all mail.
  if (name === "MAIL_KEY" && mailKeys?.length !== 0)
    return `Give it the keys that it had: \`npx firebase functions:secrets:access MAIL_KEY@1 --project ${project}\` shows the first version. Then run \`${run}\`, and deploy.`;
  return `Run \`${run}\`, then deploy.`;
}
