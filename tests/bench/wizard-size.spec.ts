// Measures the assessment's size against the form library that one would otherwise take: SurveyJS' core and React
// viewer, built in the same run. Firebase belongs to neither of them, and React once to neither and once to both.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import type { Bundles, Script } from "./bundles";
import { report } from "./figures";

const mostOfSurvey = 0.5;

for (const reactIn of ["neither", "both"] as const) {
  test(`the questions take at most half of the JavaScript of SurveyJS, with React in ${reactIn}`, async () => {
    test.setTimeout(120_000);
    const { questions, review, survey } = await buildBundles(reactIn === "both");
    for (const { file, bytes, gzip } of questions) report(`  ${file}`, { bytes, gzip });
    for (const measure of ["bytes", "gzip"] as const) {
      const kB = (scripts: Script[]) => sum(scripts, measure) / 1000;
      const figures = { questions: kB(questions), "review after them": kB(review), SurveyJS: kB(survey) };
      report(`kB, ${measure}, React in ${reactIn}`, figures);
      const share = sum(questions, measure) / sum(survey, measure);
      process.stdout.write(`share: ${share.toFixed(2)}\n`);
      expect(share).toBeLessThanOrEqual(mostOfSurvey);
    }
  });
}

async function buildBundles(withReact: boolean): Promise<Bundles> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--import", "tsx", "tests/bench/bundles.ts", ...(withReact ? ["with-react"] : [])],
    { env: { ...process.env, NODE_ENV: "production" }, maxBuffer: 8 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Bundles;
}

function sum(scripts: Script[], measure: "bytes" | "gzip"): number {
  return scripts.reduce((total, script) => total + script[measure], 0);
}
