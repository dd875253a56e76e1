// The expressions of the rules that the emulator has evaluated.
interface CoverageEntry {
  /** The last character is counted in. */
  sourcePosition: { currentOffset?: number; endOffset?: number };
  values?: { value: { boolValue?: boolean }; count: number }[];
  children?: CoverageEntry[];
}

export interface EvaluatedExpression {
  start: number;
  end: number;
  /** At least once it was anything but true. */
  failed: boolean;
}

/** In the project, since its rules were loaded. */
export async function evaluatedExpressions(port: number, projectId: string): Promise<EvaluatedExpression[]> {
  const reply = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:ruleCoverage`);
  if (!reply.ok) throw new Error(`The emulator tells nothing about its rules: ${await reply.text()}`);
  const { report = [] } = (await reply.json()) as { report?: CoverageEntry[] };
  return report.flatMap(evaluatedIn);
}

function evaluatedIn({ sourcePosition, values = [], children = [] }: CoverageEntry): EvaluatedExpression[] {
  const { currentOffset: start = 0, endOffset = 0 } = sourcePosition;
  const failed = values.some(({ value }) => value.boolValue !== true);
  const own = values.length > 0 ? [{ start, end: endOffset + 1, failed }] : [];
  return [...own, ...children.flatMap(evaluatedIn)];
}

/** Rules that the emulator does not load could not be deployed either. */
export class UnloadableRulesError extends Error {}

/** Loads rules into a project of the emulator, and forgets what was evaluated. */
export async function loadRules(port: number, projectId: string, rules: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ content: rules }] } }),
  });
  if (!reply.ok) throw new UnloadableRulesError(await reply.text());
}
