// The result of each mutant, kept as lines in a file: a run that was ended goes on there, and the next begins with the
// trial that caught a mutant the last time.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

export interface Verdict {
  mutant: string;
  operator: string;
  /** The trial that told it from the rules; none has for a survivor. */
  caughtBy?: string;
}

export class VerdictFile {
  readonly #path: string;
  /** Of this run, of the same rules and tests. */
  readonly verdicts = new Map<string, Verdict>();
  /** The trials that caught a mutant before rules or tests changed. */
  readonly earlier = new Map<string, string>();

  /** `state` says what rules and tests these are. */
  constructor(path: string, state: string) {
    this.#path = path;
    const [head, ...lines] = existsSync(path) ? readFileSync(path, "utf8").trim().split("\n") : [];
    const kept = lines.map((line) => JSON.parse(line) as Verdict);
    for (const { mutant, caughtBy } of kept) if (caughtBy) this.earlier.set(mutant, caughtBy);
    if (head === state) for (const verdict of kept) this.verdicts.set(verdict.mutant, verdict);
    else {
      rmSync(path, { force: true });
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${state}\n`);
    }
  }

  add(verdict: Verdict): void {
    this.verdicts.set(verdict.mutant, verdict);
    appendFileSync(this.#path, `${JSON.stringify(verdict)}\n`);
  }
}
