import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { increment } from "../../../functions/src/firestore/increment";
import { consumeQuota } from "../../../functions/src/limits/daily-quota";
import { generationQuotas } from "../../../functions/src/limits/generation-limit";
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
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

function consume(caller: ReturnType<typeof requestFrom>, now: Date) {
  return consumeQuota(generationQuotas(caller, now), now);
}

async function countTimes(times: number, address: string, day: Date): Promise<void> {
  for (let nth = 0; nth < times; nth++) await consume(requestFrom(address), day);
}

test("an address has its texts for a day, and is then told when to try again", async () => {
  const day = aDay();
  await countTimes(3, "203.0.113.7", day);
  const { code, details } = await refusalOf(consume(requestFrom("203.0.113.7"), day));
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
  expect((await refusalOf(consume(forged, day))).code).toBe("resource-exhausted");
});

test("addresses of one IPv6 network count as one", async () => {
  const day = aDay();
  await countTimes(3, "2001:db8:1:2::1", day);
  expect((await refusalOf(consume(requestFrom("2001:db8:1:2:ffff::9"), day))).code).toBe("resource-exhausted");
});

test("who has a wider IPv6 network has more than a household, but not a share for each of its addresses", async () => {
  const day = aDay();
  const texts = async (addresses: string[]) => {
    const attempts = await Promise.allSettled(addresses.map((address) => consume(requestFrom(address), day)));
    return attempts.filter(({ status }) => status === "fulfilled").length;
  };
  const address = (fourth: number) => `2001:db8:1:${fourth.toString(16)}::1`;
  const in56 = (nth: number, households: number) =>
    Array.from({ length: households }, (_, inside) => address(nth * 256 + inside));
  expect(await texts(in56(0, 20))).toBe(3 * 4);
  for (const nth of [1, 2, 3]) expect(await texts(in56(nth, 12))).toBe(3 * 4);
  const { details } = await refusalOf(consume(requestFrom(address(4 * 256)), day));
  expect(details.sentence).toBe(generationLimitMessages.network);
  await consume(requestFrom("2001:db8:2::1"), day);
});

test("of ten callers at once exactly as many get a text as the budget for everybody holds", async () => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "4", GENERATIONS_PER_DAY: "4" });
  const day = aDay();
  const attempts = await Promise.allSettled(
    Array.from({ length: 10 }, (_, nth) => consume(requestFrom(`198.51.100.${nth}`), day)),
  );
  expect(attempts.filter(({ status }) => status === "fulfilled").length).toBe(4);
  expect((await refusalOf(consume(requestFrom("198.51.100.99"), day))).code).toBe("resource-exhausted");
});

test("who has used up their own share takes nothing from everybody's", async () => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "3", GENERATIONS_PER_DAY: "24" });
  const day = aDay();
  await countTimes(3, "203.0.113.7", day);
  for (let nth = 0; nth < 5; nth++) await refusalOf(consume(requestFrom("203.0.113.7"), day));
  await countTimes(1, "203.0.113.8", day);
});

test("34 addresses that take all they can use up an hour, and leave the next one to all", async () => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "12", GENERATIONS_PER_DAY: "400" });
  const midnight = Date.parse(`${aDay().toISOString().slice(0, 10)}T00:00:00Z`);
  let taken = 0;
  for (let hour = 0; hour < 4; hour++) {
    const now = new Date(midnight + hour * 60 * 60 * 1000);
    await consume(requestFrom(`203.0.113.${hour}`), now);
    const all = Array.from({ length: 34 }, (_, nth) => requestFrom(`198.51.100.${nth}`));
    const before = taken;
    for (let round = 0; round < 3; round++) {
      const attempts = await Promise.allSettled(all.map((caller) => consume(caller, now)));
      taken += attempts.filter(({ status }) => status === "fulfilled").length;
    }
    expect(taken - before).toBeLessThanOrEqual(Math.ceil(400 / 6));
  }
  expect(taken).toBeGreaterThan(200);
});

test("an hour that is used up says that the next one begins anew", async () => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "4", GENERATIONS_PER_DAY: "24" });
  const day = aDay();
  await countTimes(4, "203.0.113.7", day);
  const { details } = await refusalOf(consume(requestFrom("203.0.113.8"), day));
  expect(details.sentence).toBe(generationLimitMessages.everybodyThisHour);
  const next = new Date(day.getTime() + 60 * 60 * 1000);
  expect(details.retryAt).toBe(next.toISOString());
  await countTimes(1, "203.0.113.8", next);
});

test("what comes of nothing is given back, and can be had again", async () => {
  const day = aDay();
  await countTimes(2, "203.0.113.7", day);
  const giveBack = await consume(requestFrom("203.0.113.7"), day);
  expect((await refusalOf(consume(requestFrom("203.0.113.7"), day))).code).toBe("resource-exhausted");
  await giveBack();
  await countTimes(1, "203.0.113.7", day);
});

test("with a budget of nothing, nothing is generated", async () => {
  runAgainstSuite({ GENERATIONS_PER_DAY: "0" });
  expect((await refusalOf(consume(requestFrom("203.0.113.7"), aDay()))).code).toBe("resource-exhausted");
});

test("a refusal in a burst of calls, which were all given back, holds for a minute and not for the day", async () => {
  const now = aDay();
  const quota = { path: `${paths.rateLimits}/burst-${randomUUID()}`, limit: 1, sentence: "Used up." };
  await increment([{ path: quota.path, by: 5 }]);
  expect((await refusalOf(consumeQuota([quota], now))).code).toBe("resource-exhausted");
  await increment([{ path: quota.path, by: -5 }]);
  expect((await refusalOf(consumeQuota([quota], new Date(now.getTime() + 30_000)))).code).toBe("resource-exhausted");
  await consumeQuota([quota], new Date(now.getTime() + 61_000));
});
