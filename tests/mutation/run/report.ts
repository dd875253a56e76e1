// The results of a run of mutants: a table by operator, and the mutants that need a look.
import type { Verdict } from "./verdicts";

/** Reasons by the names of mutants that do the same as the rules. */
export type Equivalents = Record<string, string>;

export interface MutationFindings {
  /** Not caught, and not known to do the same as the rules. */
  survivors: string[];
  /** Said to do the same as the rules, and caught. */
  caughtEquivalents: string[];
  /** Said to do the same as the rules, of which there are none any more. */
  goneEquivalents: string[];
}

export function findingsOf(verdicts: readonly Verdict[], equivalents: Equivalents): MutationFindings {
  const names = new Set(verdicts.map(({ mutant }) => mutant));
  const isEquivalent = (name: string) => Object.hasOwn(equivalents, name);
  return {
    survivors: verdicts
      .filter(({ mutant, caughtBy }) => !caughtBy && !isEquivalent(mutant))
      .map(({ mutant }) => mutant),
    caughtEquivalents: verdicts
      .filter(({ mutant, caughtBy }) => caughtBy && isEquivalent(mutant))
      .map(({ mutant, caughtBy = "" }) => `${mutant} (by "${caughtBy}")`),
    goneEquivalents: Object.keys(equivalents).filter((name) => !names.has(name)),
  };
}

export function reportOf(verdicts: readonly Verdict[], equivalents: Equivalents): string {
  const operators = [...new Set(verdicts.map(({ operator }) => operator))].toSorted();
  const rows = operators.map((operator) =>
    countsOf(
      operator,
      verdicts.filter((one) => one.operator === operator),
    ),
  );
  const lines = [["", "mutants", "caught", "equivalent", "survived"], ...rows, countsOf("all", verdicts)];
  const findings = findingsOf(verdicts, equivalents);
  return [
    ...lines.map(([name = "", ...numbers]) => name.padEnd(22) + numbers.map((one) => one.padStart(12)).join("")),
    ...list("Survived", findings.survivors),
    ...list("Listed as equivalent, but caught", findings.caughtEquivalents),
    ...list("Listed as equivalent, but not there any more", findings.goneEquivalents),
  ].join("\n");

  function countsOf(name: string, some: readonly Verdict[]): string[] {
    const caught = some.filter(({ caughtBy }) => caughtBy).length;
    const equivalent = some.filter(({ mutant, caughtBy }) => !caughtBy && Object.hasOwn(equivalents, mutant)).length;
    return [name, ...[some.length, caught, equivalent, some.length - caught - equivalent].map(String)];
  }
}

function list(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ["", `${title}:`, ...names.map((name) => `  ${name}`)];
}
