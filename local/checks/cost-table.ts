// The costs in the guide, which tests hold true.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../shared/project-root";

const costColumns = [
  "browser reads",
  "browser writes",
  "function calls",
  "function reads",
  "function writes",
  "deletes",
  "tokens",
] as const;

type CostColumn = (typeof costColumns)[number];

/** The costs of one thing. */
export type Costs<Column extends CostColumn = CostColumn> = Record<Column, number>;

const tolerance = 0.2;

/** One sentence for each figure that is not within 20 % of the table's, and last all that was measured. */
export function costProblems(journey: string, measured: Partial<Costs>): string[] {
  const promised = costTable().get(journey);
  if (!promised) return [`The guide has no row "${journey}": ${JSON.stringify(measured)}.`];
  const problems = costColumns.flatMap((column) => {
    const [is, shouldBe] = [measured[column], promised[column]];
    if (is === undefined || isNear(is, shouldBe)) return [];
    return [`${journey}: ${column} are ${is}, and the guide says ${shouldBe}.`];
  });
  return problems.length > 0 ? [...problems, `Measured: ${JSON.stringify(measured)}`] : [];
}

export function isNear(is: number, shouldBe: number): boolean {
  return Math.abs(is - shouldBe) <= tolerance * shouldBe;
}

export function costTable(): Map<string, Costs> {
  return new Map(
    rowsOf("One of").map(([journey = "", ...figures]) => [
      journey,
      Object.fromEntries(costColumns.map((column, nth) => [column, firstNumberIn(figures[nth])])) as Costs,
    ]),
  );
}

/** Returns how often everything happens in the month of the guide's example. */
export function monthOfTheGuide(): Map<string, number> {
  return new Map(rowsOf("In a month").map(([journey = "", count]) => [journey, firstNumberIn(count)]));
}

export function guide(): string {
  return readFileSync(join(projectRoot, "docs", "operate.md"), "utf8");
}

/** The cells of the table that begins with this heading, without its head. */
function rowsOf(heading: string): string[][] {
  const [, table = ""] = new RegExp(`^\\| ${heading} .*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, "m").exec(guide()) ?? [];
  return table
    .trim()
    .split("\n")
    .map((row) =>
      row
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

export function firstNumberIn(text = ""): number {
  return Number(text.replaceAll(",", ""));
}
