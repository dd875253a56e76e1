/** A question (as `questionsOf` counts them), a section (as `sectionsOf` does), or the whole text. */
type FindingPlace = { question: number } | { section: number } | "text";

/** One thing that a rule found in a text, without a model. It is told, and never blocks. */
export interface Finding {
  /** The rule's name, as docs and tests have it. */
  rule: string;
  place: FindingPlace;
  /** A flaw is to be mended; a check is something that only a person can judge. */
  severity: "flaw" | "check";
  /** The fault, in a sentence for the person. */
  text: string;
}

/** Findings that say the same of several questions or sections together, in the order of the first of each. */
export function groupedFindings(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const { rule, text, place } = finding;
    const key = [rule, place === "text" ? place : Object.keys(place)[0], text].join("\n");
    const group = groups.get(key);
    if (group && place !== "text") group.push(finding);
    else groups.set(group ? `${key}\n${groups.size}` : key, [finding]);
  }
  return [...groups.values()];
}

/** Numbers in their order as spans: three or more that follow each other are one, all others stand alone. */
export function spansOf(numbers: readonly number[]): { from: number; to: number }[] {
  const runs: [number, ...number[]][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) =>
    run.length > 2
      ? [{ from: run[0], to: run[0] + run.length - 1 }]
      : run.map((number) => ({ from: number, to: number })),
  );
}
