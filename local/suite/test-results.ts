// Returns the results of the runners' reports as numbers. A runner without any test has failed, and so has one that
// ends with an error although all its tests passed. A test that passed at a second try has passed, and is named.

export interface Counts {
  passed: number;
  failed: number;
  /** The names of the passed tests that had failed before, where there are some. */
  triedAgain?: string[];
}

/** The part of Vitest's JSON report that matters; a passed test has the messages of its earlier tries. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

/** The part of Playwright's JSON report that matters; a flaky test passed at a second attempt. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: JourneySuite[];
  errors?: unknown[];
}

interface JourneySuite {
  specs: { file: string; title: string; tests: { status: string; projectName: string }[] }[];
  suites?: JourneySuite[];
}

export function countVitest(report: VitestReport | undefined, code: number): Counts {
  if (report === undefined) return noReport;
  const { numPassedTests, numFailedTests, testResults } = report;
  const neverRan = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  const triedAgain = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status, failureMessages }) => status === "passed" && (failureMessages?.length ?? 0) > 0)
    .map(({ fullName }) => fullName);
  return failIfNothingRan(withNames(numPassedTests, numFailedTests + neverRan.length, triedAgain), code);
}

export function countPlaywright(report: PlaywrightReport | undefined, code: number): Counts {
  if (report === undefined) return noReport;
  const { expected, unexpected, flaky } = report.stats;
  return failIfNothingRan(withNames(expected + flaky, unexpected, (report.suites ?? []).flatMap(flakyJourneys)), code);
}

function flakyJourneys({ specs, suites = [] }: JourneySuite): string[] {
  const flaky = specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === "flaky").map(({ projectName }) => `${file}: ${title} (${projectName})`),
  );
  return [...flaky, ...suites.flatMap(flakyJourneys)];
}

export function countCheck(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function sumCounts(counts: readonly Counts[]): Counts {
  const sum = (of: (one: Counts) => number) => counts.reduce((total, one) => total + of(one), 0);
  return withNames(
    sum(({ passed }) => passed),
    sum(({ failed }) => failed),
    counts.flatMap(({ triedAgain = [] }) => triedAgain),
  );
}

const noReport: Counts = { passed: 0, failed: 1 };

function withNames(passed: number, failed: number, triedAgain: string[]): Counts {
  return { passed, failed, ...(triedAgain.length > 0 && { triedAgain }) };
}

function failIfNothingRan(counts: Counts, code: number): Counts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
