// The share that a text is taken from: clients and administrators have their own, all others share by address.
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { accountOfCaller } from "../../../functions/src/accounts/caller-account";
import { consumeQuota } from "../../../functions/src/limits/daily-quota";
import { generationQuotas } from "../../../functions/src/limits/generation-limit";
import type { CallableResponse } from "../../../src/domain/callables";
import { generationLimitMessages } from "../../../src/domain/course/words";
import { aPlanBusiness } from "../../support/assessment/plan-requests";
import { refusalOf } from "../../support/suite/caller";
import { runAgainstSuite } from "../../support/suite/in-process";
import { runCallable, type Caller } from "../../support/suite/in-process-call";

beforeEach(() => {
  runAgainstSuite({ GENERATIONS_PER_ADDRESS_PER_DAY: "2", GENERATIONS_PER_ACCOUNT_PER_DAY: "3" });
});

/** A day that no other test counts on. */
const aDay = () => new Date(Date.UTC(2050, 0, 1 + Math.floor(Math.random() * 10_000), 15));
const office = { headers: { "x-forwarded-for": "203.0.113.7" } };

async function aClient(token: Record<string, unknown> = {}): Promise<NonNullable<Caller>> {
  const { uid, email } = await aPlanBusiness(undefined);
  return { uid, token: { email, auth_time: 1_700_000_000, ...token } };
}

async function accountOf(caller: Caller): Promise<string | undefined> {
  return accountOfCaller((caller ?? undefined) as Parameters<typeof accountOfCaller>[0]);
}

test("only clients and administrators have a share of their own", async () => {
  const client = await aClient();
  const administrator = { uid: `admin-${randomUUID()}`, token: { admin: true } };
  expect(await Promise.all([client, administrator].map(accountOf))).toEqual([client.uid, administrator.uid]);
  const others: Caller[] = [
    null,
    { token: {} } as unknown as Caller,
    { uid: `stranger-${randomUUID()}`, token: { email: "a@b.example", auth_time: 1_700_000_000 } },
    await aClient({ auth_time: 1 }),
    await aClient({ email: "somebody@else.example" }),
  ];
  expect(await Promise.all(others.map(accountOf))).toEqual(others.map(() => undefined));
});

test("four people in one office have a share each, and everybody's budget holds for them", async () => {
  runAgainstSuite({
    GENERATIONS_PER_ADDRESS_PER_DAY: "2",
    GENERATIONS_PER_ACCOUNT_PER_DAY: "3",
    GENERATIONS_PER_DAY: "10",
  });
  const day = aDay();
  const consume = (hour: number, account: string) => {
    const now = new Date(day.getTime() + hour * 60 * 60 * 1000);
    return consumeQuota(generationQuotas(office, now, account), now);
  };
  for (const [hour, account] of ["Ines", "Omar", "Mei"].entries()) {
    for (let nth = 0; nth < 3; nth++) await consume(hour, account);
    const { code, details } = await refusalOf(consume(hour, account));
    expect({ code, sentence: details.sentence }).toEqual({
      code: "resource-exhausted",
      sentence: generationLimitMessages.account,
    });
  }
  await consume(4, "Ravi");
  expect((await refusalOf(consume(4, "Ravi"))).details.sentence).toBe(generationLimitMessages.everybody);
});

test("a client's texts are counted for the account, from whatever address they come, and the answer says so", async () => {
  const client = await aClient();
  const text = (address: string) =>
    runCallable<CallableResponse<"generateStoryboard">>("generateStoryboard", { topic: "Any" }, client, address);
  expect((await text("198.51.100.1")).share).toEqual({ used: 1, limit: 3 });
  expect((await text("198.51.100.2")).share).toEqual({ used: 2, limit: 3 });
  expect((await text("198.51.100.1")).share).toEqual({ used: 3, limit: 3 });
  expect((await refusalOf(text("198.51.100.3"))).details.sentence).toBe(generationLimitMessages.account);
});
