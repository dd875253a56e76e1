import { expect, test } from "vitest";
import { figureAnnotation } from "./figures";
import { countCheck, countPlaywright, countVitest, sumCounts, type VitestReport } from "./test-results";

function aReport(report: Partial<VitestReport> = {}): VitestReport {
  return { numPassedTests: 3, numFailedTests: 0, testResults: [], ...report };
}

test("passed and failed tests are counted as reported", () => {
  expect(countVitest(aReport({ numFailedTests: 2 }), 1)).toEqual({ passed: 3, failed: 2 });
  const stats = { expected: 4, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats }, 1)).toEqual({ passed: 5, failed: 1 });
});

test("a file that could not be loaded is a failure, although it reported no test", () => {
  const testResults = [{ status: "failed", assertionResults: [] }];
  expect(countVitest(aReport({ testResults }), 1)).toEqual({ passed: 3, failed: 1 });
});

test("a runner that found no test has failed, even when it says that all is well", () => {
  expect(countVitest(aReport({ numPassedTests: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0 } }, 0)).toEqual({ passed: 0, failed: 1 });
});

test("a runner that ends with an error has failed, even when all its tests passed", () => {
  expect(countVitest(aReport(), 1)).toEqual({ passed: 3, failed: 1 });
});

test("a runner that died without a report counts as one failure", () => {
  expect(countVitest(undefined, 137)).toEqual({ passed: 0, failed: 1 });
  expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test("a journey that passed at the second try is named, and so is a test", () => {
  const journey = { file: "visitor.spec.ts", title: "joins the list" };
  const suites = [
    {
      specs: [{ ...journey, tests: [{ status: "expected", projectName: "chromium" }] }],
      suites: [{ specs: [{ ...journey, tests: [{ status: "flaky", projectName: "firefox" }] }] }],
    },
  ];
  const journeys = countPlaywright({ stats: { expected: 1, unexpected: 0, flaky: 1 }, suites }, 0);
  expect(journeys).toEqual({ passed: 2, failed: 0, triedAgain: ["visitor.spec.ts: joins the list (firefox)"] });
  const assertionResults = [
    { status: "passed", fullName: "a relay that waits", failureMessages: ["it did not"] },
    { status: "passed", fullName: "another", failureMessages: [] },
    { status: "failed", fullName: "a third", failureMessages: ["it did not", "nor now"] },
  ];
  const tests = countVitest(aReport({ numFailedTests: 1, testResults: [{ status: "failed", assertionResults }] }), 1);
  expect(tests).toEqual({ passed: 3, failed: 1, triedAgain: ["a relay that waits"] });
  expect(sumCounts([journeys, tests]).triedAgain).toHaveLength(2);
});

test("what a journey has measured comes with its counts", () => {
  const figure = { what: "Unlock, in ms", now: 90, bound: { atMost: 150 } };
  const annotations = [{ type: "issue" }, { type: figureAnnotation, description: JSON.stringify(figure) }];
  const tests = [{ status: "unexpected", projectName: "bench", annotations }];
  const suites = [{ specs: [{ file: "felt.spec.ts", title: "a press is felt", tests }] }];
  const measured = countPlaywright({ stats: { expected: 0, unexpected: 1, flaky: 0 }, suites }, 1);
  expect(measured).toEqual({ passed: 0, failed: 1, figures: [figure] });
  expect(sumCounts([measured, measured]).figures).toEqual([figure, figure]);
});

test("a check counts as one", () => {
  expect(sumCounts([countCheck(0), countCheck(2), countCheck(0)])).toEqual({ passed: 2, failed: 1 });
});
