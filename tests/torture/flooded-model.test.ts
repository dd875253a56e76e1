// Ten thousand calls for a text from one address, as many at once as an instance takes, while visitors from elsewhere
// want a text each; a sample is in `npm test`.
import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { serveFunctions } from "../support/suite/http-functions";
import { runAgainstSuite } from "../support/suite/in-process";
import { modelStatistics, setFault } from "../support/suite/stand-ins";

const [calls, atOnce, allowed, visitors] = [10_000, 80, 60, 20];

runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: String(allowed), GENERATIONS_PER_DAY: "2000" });
const functions = await serveFunctions();
afterAll(() => functions.close());

test("the model hears one address as often as may be and once more, and everybody else", async () => {
  const topic = `Flood ${randomUUID()}`;
  await setFault("model", { kind: "replay", recording: "short", times: calls, match: topic });
  const body = JSON.stringify({ data: { topic } });
  const textFor = async (address: string) => {
    const headers = { "x-forwarded-for": `spoofed, ${address}` };
    return (await functions.post("generateLessonContent", body, headers)).status;
  };
  const before = (await modelStatistics()).requests;

  const statuses = new Map<number, number>();
  let left = calls;
  const flood = Array.from({ length: atOnce }, async () => {
    while (left-- > 0) {
      const status = await textFor("198.51.100.34");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  const honest: number[] = [];
  for (let nth = 0; nth < visitors; nth++) honest.push(await textFor(`203.0.113.${nth}`));
  await Promise.all(flood);

  const heard = (await modelStatistics()).requests - before - visitors;
  process.stdout.write(`of ${calls} calls the model heard ${heard}; answers: ${JSON.stringify([...statuses])}\n`);
  expect(honest).toEqual(honest.map(() => 200));
  expect(Object.fromEntries(statuses)).toEqual({ 200: allowed, 429: calls - allowed });
  expect(heard).toBeLessThanOrEqual(allowed + 1);
});
