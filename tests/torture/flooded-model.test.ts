// Ten thousand calls for a text from one address, over HTTP; a sample is in `npm test`.
import { afterAll, test } from "vitest";
import { floodModel } from "../support/suite/flooded-model";
import { serveFunctions } from "../support/suite/http-functions";
import { runAgainstSuite } from "../support/suite/in-process";

const [calls, allowed] = [10_000, 60];

runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: String(allowed), GENERATIONS_PER_DAY: "2000" });
const functions = await serveFunctions();
afterAll(() => functions.close());

test("the model hears one address as often as may be and once more, and everybody else", async () => {
  const textFor = async (topic: string, address: string) => {
    const headers = { "x-forwarded-for": `spoofed, ${address}` };
    return (await functions.post("generateLessonContent", JSON.stringify({ data: { topic } }), headers)).status;
  };
  const heard = await floodModel({ calls, atOnce: 80, allowed, visitors: 20, textFor });
  process.stdout.write(`of ${calls} calls the model heard ${heard}\n`);
});
