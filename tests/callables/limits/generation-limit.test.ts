import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { consumeGenerationQuota } from "../../../functions/src/limits/generation-limit";
import { runAgainstSuite } from "../../support/suite/in-process";
import { refusalOf } from "../../support/suite/caller";

beforeEach(() => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "3", GENERATIONS_PER_DAY: "100000" });
});

/** A day that no other test counts on. */
function aDay(): Date {
  return new Date(Date.UTC(1980, 0, 1 + Math.floor(Math.random() * 10_000), 15));
}

function requestFrom(address: string) {
  return { headers: { "x-forwarded-for": `spoofed, ${address}` } };
}

async function countTimes(times: number, address: string, day: Date): Promise<void> {
  for (let nth = 0; nth < times; nth++) await consumeGenerationQuota(requestFrom(address), day);
}

test("an address has its texts for a day, and is then told when to try again", async () => {
  const day = aDay();
  await countTimes(3, "203.0.113.7", day);
  const { code, details } = await refusalOf(consumeGenerationQuota(requestFrom("203.0.113.7"), day));
  expect(code).toBe("resource-exhausted");
  const midnight = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate() + 1));
  expect(details.retryAt).toBe(midnight.toISOString());
});

test("the next day and another address begin anew", async () => {
  const day = aDay();
  await countTimes(3, "203.0.113.7", day);
  await countTimes(3, "203.0.113.8", day);
  await countTimes(3, "203.0.113.7", new Date(day.getTime() + 24 * 60 * 60 * 1000));
});

test("a forged X-Forwarded-For in front of the real one does not help", async () => {
  const day = aDay();
  await countTimes(3, "203.0.113.7", day);
  const forged = { headers: { "x-forwarded-for": `${randomUUID()}, 203.0.113.7` } };
  expect((await refusalOf(consumeGenerationQuota(forged, day))).code).toBe("resource-exhausted");
});

test("addresses of one IPv6 network count as one", async () => {
  const day = aDay();
  await countTimes(3, "2001:db8:1:2::1", day);
  expect((await refusalOf(consumeGenerationQuota(requestFrom("2001:db8:1:2:ffff::9"), day))).code).toBe(
    "resource-exhausted",
  );
});

test("of ten callers at once exactly as many get a text as the day's budget for everybody holds", async () => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "3", GENERATIONS_PER_DAY: "4" });
  const day = aDay();
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, (_, nth) => consumeGenerationQuota(requestFrom(`198.51.100.${nth}`), day)),
  );
  expect(attempts.filter(({ status }) => status === "fulfilled").length).toBe(4);
  expect((await refusalOf(consumeGenerationQuota(requestFrom("198.51.100.99"), day))).code).toBe("resource-exhausted");
});

test("who has used up their own share takes nothing from everybody's", async () => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "3", GENERATIONS_PER_DAY: "4" });
  const day = aDay();
  await countTimes(3, "203.0.113.7", day);
  for (let nth = 0; nth < 5; nth++) await refusalOf(consumeGenerationQuota(requestFrom("203.0.113.7"), day));
  await countTimes(1, "203.0.113.8", day);
});

test("with a budget of nothing, nothing is generated", async () => {
  runAgainstSuite({ GENERATIONS_PER_DAY: "0" });
  expect((await refusalOf(consumeGenerationQuota(requestFrom("203.0.113.7"), aDay()))).code).toBe("resource-exhausted");
});
