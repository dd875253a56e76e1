// Returns the results of the runners' reports as numbers. A runner without any test has failed, and so has one that
// ends with an error although all its tests passed. A test that passed at a second try has passed, and is named.

import { figureAnnotation, type HeldFigure } from "./figures";

export interface Counts {
  passed: number;
  failed: number;
  /** The names of the passed tests that had failed before, where there are some. */
  triedAgain?: string[];
  /** The figures of a measurement. */
  figures?: HeldFigure[];
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

interface JourneyTest {
  status: string;
  projectName: string;
  annotations?: { type: string; description?: string }[];
}

interface JourneySuite {
  specs: { file: string; title: string; tests: JourneyTest[] }[];
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
  const journeys = (report.suites ?? []).flatMap(journeysOf);
  const triedAgain = journeys.filter(({ status }) => status === "flaky").map(({ name }) => name);
  const figures = journeys.flatMap(({ annotations = [] }) =>
    annotations.flatMap(({ type, description = "" }) =>
      type === figureAnnotation ? [JSON.parse(description) as HeldFigure] : [],
    ),
  );
  return failIfNothingRan(withNames(expected + flaky, unexpected, triedAgain, figures), code);
}

function journeysOf({ specs, suites = [] }: JourneySuite): (JourneyTest & { name: string })[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map((journey) => ({ ...journey, name: `${file}: ${title} (${journey.projectName})` })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
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
    counts.flatMap(({ figures = [] }) => figures),
  );
}

const noReport: Counts = { passed: 0, failed: 1 };

function withNames(passed: number, failed: number, triedAgain: string[], figures: HeldFigure[] = []): Counts {
  return { passed, failed, ...(triedAgain.length > 0 && { triedAgain }), ...(figures.length > 0 && { figures }) };
}

function failIfNothingRan(counts: Counts, code: number): Counts {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
