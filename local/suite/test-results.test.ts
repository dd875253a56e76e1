import { expect, test } from "vitest";
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

test("a check counts as one", () => {
  expect(sumCounts([countCheck(0), countCheck(2), countCheck(0)])).toEqual({ passed: 2, failed: 1 });
});
