// Statements under a failing learning record store: the real outbox and the real sender against a store of their own,
// with a clock that the test turns.
import { execFile } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { leaseDue } from "../../../functions/src/statements/outbox";
import { listen } from "../../../local/stand-ins/shared/stand-in";
import { outboxStatement } from "../../../src/domain/statements/outbox-statement";
import {
  aRelayEnvironment,
  anEvent,
  timeAfter,
  morning,
  type RelayEnvironment,
} from "../../support/statements/relay-environment";
import { surviveOutage } from "../../support/statements/outage";
import { idOf } from "../../support/statements/statements";

let relay: RelayEnvironment;

beforeEach(async () => {
  relay = await aRelayEnvironment();
});
afterEach(() => relay.close());

const eventNames = (count: number, prefix = "one") => Array.from({ length: count }, (_, nth) => `${prefix}-${nth}`);
const recordAll = (abouts: string[]) => Promise.all(abouts.map((about) => relay.record(anEvent(about))));
const secondsLater = (count: number) => timeAfter(count * 1000);

test("an event that is reported five times at once is written and sent once", async () => {
  await Promise.all(Array.from({ length: 5 }, () => relay.record(anEvent("twice"))));
  expect(await relay.send()).toBeUndefined();
  expect((await relay.stored()).map(({ id }) => id)).toEqual([idOf("inquiry sent", "twice")]);
  expect(await relay.status()).toMatchObject({ delivered: 1, waiting: 0, rejected: 0 });
});

test("a report that comes when the statement has long been delivered changes nothing", async () => {
  await relay.record(anEvent("late"));
  await relay.send();
  const before = await relay.documents();
  relay.setTime(timeAfter(3_600_000));
  await relay.record({ ...anEvent("late"), at: timeAfter(3_600_000) });
  await relay.send();
  expect(await relay.documents()).toEqual(before);
  expect(await relay.stored()).toHaveLength(1);
});

test("two senders at once send everything, and nothing is counted twice", async () => {
  await recordAll(eventNames(120));
  await Promise.all([relay.send(), relay.send()]);
  await relay.send();
  expect(await relay.stored()).toHaveLength(120);
  expect(await relay.status()).toMatchObject({ delivered: 120, waiting: 0 });
});

test("without a store statements wait, and none is tried", async () => {
  relay.config.endpoint = "";
  await recordAll(eventNames(3));
  expect(await relay.send()).toBeUndefined();
  const waiting = { waiting: 3, delivered: 0, problem: "unset", oldestWaitingAt: morning };
  expect(await relay.status()).toMatchObject(waiting);
  expect((await relay.documents()).map((one) => outboxStatement.parse(one).attempts)).toEqual([0, 0, 0]);
});

test("what waited for a store is sent once there is one", async () => {
  const { endpoint } = relay.config;
  relay.config.endpoint = "";
  await recordAll(eventNames(3));
  await relay.send();
  relay.config.endpoint = endpoint;
  await relay.send();
  expect(await relay.status()).toMatchObject({ waiting: 0, delivered: 3, problem: null });
});

test("of 20 events on a store's bad day none is lost and none is stored twice", () => surviveOutage(relay, 20));

describe("what passes", () => {
  test.each([
    ["status-500", "failing"],
    ["timeout", "slow"],
    ["lost-reply", "unreachable"],
    ["web-page", "misplaced"],
    ["other-version", "version"],
  ])("%s is tried again after 5 seconds, and says so meanwhile", async (kind, problem) => {
    if (kind === "timeout") relay.config.timeoutMs = 300;
    await recordAll(eventNames(3));
    await relay.setFault({ kind, times: kind === "other-version" ? 2 : 1 }); // it refuses a question, too
    expect(await relay.send()).toEqual(secondsLater(5));
    expect(await relay.status()).toMatchObject({ waiting: 3, problem, pausedUntil: secondsLater(5) });
    await relay.sendUntil(timeAfter(60_000));
    expect(await relay.stored()).toHaveLength(3);
    expect(await relay.status()).toMatchObject({ delivered: 3, waiting: 0, problem: null, pausedUntil: null });
  });

  test("the pauses grow, and the tries shrink to one statement", async () => {
    await recordAll(eventNames(60));
    await relay.setFault({ kind: "status-500", times: 7 });
    const pauses: number[] = [];
    for (let nth = 0; nth < 7; nth++) {
      const before = relay.outbox.now();
      const again = (await relay.send()) ?? before;
      pauses.push((again.getTime() - before.getTime()) / 1000);
      relay.setTime(again);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320]);
    const attempts = (await relay.documents()).map((one) => outboxStatement.parse(one).attempts);
    expect(attempts.reduce((sum, one) => sum + one)).toBe(50 + 25 + 12 + 6 + 3 + 1 + 1);
    await relay.sendUntil(timeAfter(2 * 3_600_000));
    expect(await relay.stored()).toHaveLength(60);
  });

  test("what brings the store to its knees ends alone, while others come and go", { tags: ["heavy"] }, async () => {
    await recordAll([...eventNames(49), "the-poison"]);
    await relay.setFault({ kind: "status-500", match: "the-poison", times: 10_000 });
    for (let minutes = 2; minutes <= 60; minutes += 2) {
      await relay.sendUntil(timeAfter(minutes * 60_000));
      relay.setTime(timeAfter(minutes * 60_000));
      await recordAll([`after-${minutes}-minutes`]);
    }
    await relay.sendUntil(timeAfter(2 * 3_600_000));
    expect(await relay.status()).toMatchObject({ delivered: 49 + 30, waiting: 1, rejected: 0 });
  });

  test("what happens during a pause waits for its end", async () => {
    await recordAll(["first"]);
    await relay.setFault({ kind: "status-500" });
    await relay.send();
    await recordAll(["second"]);
    expect(await relay.send()).toEqual(secondsLater(5));
    expect(await relay.stored()).toHaveLength(0);
  });

  test("a wrong password rejects no statement: all wait until it is mended", async () => {
    relay.config.password = "wrong";
    await recordAll(eventNames(4));
    await relay.send();
    expect(await relay.status()).toMatchObject({ waiting: 4, rejected: 0, problem: "credentials" });
    relay.config.password = "waymark";
    await relay.sendUntil(timeAfter(60_000));
    expect(await relay.stored()).toHaveLength(4);
  });

  test("an address without a store rejects no statement either", async () => {
    relay.config.endpoint += "/elsewhere";
    await recordAll(eventNames(4));
    await relay.send();
    expect(await relay.status()).toMatchObject({ waiting: 4, rejected: 0, problem: "misplaced" });
  });

  test("a sender that dies with its statements leaves them to the next one", async () => {
    await recordAll(eventNames(3));
    expect((await leaseDue(relay.outbox)).leased).toHaveLength(3);
    expect(await relay.send()).toEqual(timeAfter(10 * 60_000));
    await relay.sendUntil(timeAfter(11 * 60_000));
    expect(await relay.stored()).toHaveLength(3);
  });
});

describe("a statement that the store rejects", () => {
  test("is the only one of fifty that is not delivered, and goes out when the cause is mended", async () => {
    await recordAll(eventNames(49));
    await recordAll(["the-bad-one"]);
    await relay.setFault({ kind: "reject-one", match: "the-bad-one", times: 100 });
    expect(await relay.send()).toBeUndefined();
    expect(await relay.stored()).toHaveLength(49);
    expect(await relay.status()).toMatchObject({ delivered: 49, waiting: 0, rejected: 1 });
    const rejected = (await relay.documents()).filter(({ state }) => state === "rejected");
    expect(rejected).toMatchObject([{ reason: expect.stringContaining("is refused") as string }]);

    await relay.clearFaults();
    expect(await relay.replay()).toBe(1);
    await relay.send();
    expect(await relay.stored()).toHaveLength(50);
    expect(await relay.status()).toMatchObject({ delivered: 50, waiting: 0, rejected: 0 });
  });

  test("is found among others like it", async () => {
    await recordAll([...eventNames(30), ...eventNames(7, "bad")]);
    await relay.setFault({ kind: "reject-one", match: "/bad-", times: 100 });
    await relay.send();
    expect(await relay.status()).toMatchObject({ delivered: 30, rejected: 7 });
  });

  test("stays found when the store fails in the middle of the search", async () => {
    await recordAll([...eventNames(20), "the-bad-one"]);
    await relay.setFault({ kind: "reject-one", match: "the-bad-one", times: 3 });
    await relay.setFault({ kind: "status-500", match: "the-bad-one" });
    await relay.setFault({ kind: "reject-one", match: "the-bad-one", times: 100 });
    await relay.sendUntil(timeAfter(60_000));
    expect(await relay.status()).toMatchObject({ delivered: 20, waiting: 0, rejected: 1 });
  });
});

test("what the store knows already counts as delivered, also where it refuses the whole batch for it", async () => {
  await recordAll(["one-3"]);
  await relay.setFault({ kind: "lost-reply" });
  await relay.setFault({ kind: "known-again", share: 1 });
  await relay.send();
  await recordAll(["one-0", "one-1", "one-2", "one-4"]);
  await relay.sendUntil(timeAfter(60_000));
  expect(await relay.status()).toMatchObject({ delivered: 5, waiting: 0, rejected: 0 });
  expect((await relay.stored()).map(({ id }) => id).toSorted()).toEqual(
    eventNames(5)
      .map((about) => idOf("inquiry sent", about))
      .toSorted(),
  );
});

test("a batch that is too large is sent in parts", async () => {
  await recordAll(eventNames(50));
  await relay.setFault({ kind: "status-413", times: 3 });
  await relay.send();
  expect(await relay.stored()).toHaveLength(50);
  expect(await relay.status()).toMatchObject({ delivered: 50, rejected: 0 });
});

test.each(["1.0.3", "2.0.0"])("the store is told that the statements are those of version %s", async (version) => {
  const store = await aStoreThatSays(200, "[]");
  Object.assign(relay.config, { endpoint: store.url, version });
  await recordAll(eventNames(2));
  await relay.send();
  expect(store.headers()).toMatchObject({ "x-experience-api-version": version });
  store.close();
});

test("a store that asks for two minutes gets them, also for what happens meanwhile", async () => {
  const busy = await aStoreThatSays(429, "", { "retry-after": "120" });
  relay.config.endpoint = busy.url;
  await recordAll(["patient"]);
  expect(await relay.send()).toEqual(timeAfter(120_000));
  relay.setTime(timeAfter(119_000));
  await recordAll(["impatient"]);
  expect(await relay.send()).toEqual(timeAfter(120_000));
  expect(busy.asked()).toBe(1);
  busy.close();
});

test("no document holds the store's credentials, even where the store quotes them", async () => {
  const quoting = await aStoreThatSays(400, "You sent waymark:s3cret-of-the-store");
  relay.config.endpoint = quoting.url;
  relay.config.password = "s3cret-of-the-store";
  await recordAll(["quoted"]);
  await relay.send();
  quoting.close();
  const written = JSON.stringify([await relay.documents(), await relay.status()]);
  expect(written).toContain("You sent waymark:…, Basic …");
  expect(written).not.toContain("s3cret");
});

test("no line of the log holds them either, whatever the store says", { tags: ["heavy"] }, async () => {
  const password = "s3cret-of-the-store";
  const stores = await Promise.all([400, 401, 409, 500].map((status) => aStoreThatSays(status, `No, ${password}`)));
  const endpoints = [...stores.map(({ url }) => url), "http://127.0.0.1:9/xapi", "no address"];
  const said = await promisify(execFile)(process.execPath, [
    ...["--import", "tsx", "tests/support/statements/relay-process.ts"],
    ...[password, ...endpoints],
  ]);
  for (const store of stores) {
    expect(store.asked()).toBeGreaterThan(0);
    store.close();
  }
  const lines = said.stdout + said.stderr;
  expect(lines.match(/statements sent/g)).toHaveLength(endpoints.length);
  expect(lines).not.toContain("s3cret");
  expect(lines).not.toContain(Buffer.from(`waymark:${password}`).toString("base64"));
});

/** Answers every record alike, and quotes the authorization behind the words. */
async function aStoreThatSays(status: number, words: string, headers: Record<string, string> = {}) {
  let asked = 0;
  let got: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    asked += 1;
    got = request.headers;
    response
      .writeHead(request.method === "GET" ? 200 : status, headers)
      .end(`${words}, ${request.headers.authorization ?? ""}`);
  });
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  return { url, asked: () => asked, headers: () => got, close: () => server.close() };
}
