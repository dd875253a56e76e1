// Returns the results of the runners' reports as two numbers. A runner without any test has failed, and so has one that
// ends with an error although all its tests passed.

export interface Counts {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that matters. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The part of Playwright's JSON report that matters; a flaky test passed at a second attempt. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

export function countVitest(report: VitestReport | undefined, code: number): Counts {
  if (report === undefined) return noReport;
  const neverRan = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return failIfNothingRan({ passed: report.numPassedTests, failed: report.numFailedTests + neverRan.length }, code);
}

export function countPlaywright(report: PlaywrightReport | undefined, code: number): Counts {
  if (report === undefined) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  return failIfNothingRan({ passed: expected + flaky, failed: unexpected }, code);
}

export function countCheck(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumCounts(counts: readonly Counts[]): Counts {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

const noReport: Counts = { passed: 0, failed: 1 };

function failIfNothingRan(counts: Counts, code: number): Counts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
