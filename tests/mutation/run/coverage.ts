// How often the emulator has evaluated each expression of the rules, and how often it was anything but true.
interface CoverageEntry {
  /** The last character is counted in. */
  sourcePosition: { currentOffset?: number; endOffset?: number };
  values?: { value: { boolValue?: boolean }; count: number }[];
  children?: CoverageEntry[];
}

export interface Count {
  start: number;
  end: number;
  all: number;
  failed: number;
}

export interface Coverage {
  counts: Count[];
  /** As text: what was evaluated is told with its values, which grow. */
  size: number;
}

/** Of the project, since its rules were loaded. */
export async function coverageOf(port: number, projectId: string): Promise<Coverage> {
  const reply = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(`The emulator tells nothing about its rules: ${text}`);
  const { report = [] } = JSON.parse(text) as { report?: CoverageEntry[] };
  return { counts: report.flatMap(countsOf), size: text.length };
}

function countsOf({ sourcePosition, values = [], children = [] }: CoverageEntry): Count[] {
  const { currentOffset: start = 0, endOffset = 0 } = sourcePosition;
  const all = values.reduce((sum, { count }) => sum + count, 0);
  const failed = values.reduce((sum, { value, count }) => sum + (value.boolValue === true ? 0 : count), 0);
  const own = all > 0 ? [{ start, end: endOffset + 1, all, failed }] : [];
  return [...own, ...children.flatMap(countsOf)];
}

/** Loads rules into a project of the emulator, and forgets what was evaluated. */
export async function loadRules(port: number, projectId: string, rules: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/emulator/v1/projects/${projectId}:securityRules`, {
    method: "PUT",
    body: JSON.stringify({ rules: { files: [{ content: rules }] } }),
  });
  if (!reply.ok) throw new Error(`These rules cannot be loaded: ${await reply.text()}`);
}
