import { expect, test } from "vitest";
import { faultSwitches } from "./faults";
import { serve } from "./stand-in";

async function switches() {
  const faults = faultSwitches(["cut", "slow"]);
  const standIn = await serve(faults.routes, 0);
  const call = (method: string, body?: string, search = "") =>
    fetch(`${standIn.url}/faults${search}`, { method, body: body ?? null });
  return { faults, call, close: () => standIn.close() };
}

test("a fault strikes as often as it was told to", async () => {
  const { faults, call, close } = await switches();
  await call("POST", JSON.stringify({ kind: "cut", times: 2 }));
  expect([1, 2, 3].map(() => faults.trigger(["x"])?.kind)).toEqual(["cut", "cut", undefined]);
  expect(await (await call("GET")).json()).toEqual([]);
  await close();
});

test("a fault that names a text strikes only where the text is, in any case of letters", async () => {
  const { faults, call, close } = await switches();
  await call("POST", JSON.stringify({ kind: "cut", match: "Ann" }));
  expect(faults.trigger(["bob"])).toBeUndefined();
  expect(faults.trigger(["bob", "joann@x"])?.kind).toBe("cut");
  await close();
});

test("a share strikes that part of the requests, the same ones each time", async () => {
  const { faults, call, close } = await switches();
  const strikes = async () => {
    await call("DELETE");
    await call("POST", JSON.stringify({ kind: "cut", share: 0.2, seed: 7 }));
    return Array.from({ length: 1000 }, () => faults.trigger(["x"])?.kind ?? "-").join();
  };
  const first = await strikes();
  expect(first.match(/cut/g)?.length).toBeGreaterThan(150);
  expect(first.match(/cut/g)?.length).toBeLessThan(250);
  expect(await strikes()).toBe(first);
  await close();
});

test("clearing by a text leaves the other faults armed", async () => {
  const { call, close } = await switches();
  await call("POST", JSON.stringify({ kind: "cut", match: "ann" }));
  await call("POST", JSON.stringify({ kind: "slow" }));
  await call("DELETE", undefined, "?match=ann");
  expect(await (await call("GET")).json()).toEqual([{ kind: "slow", times: 1 }]);
  await close();
});

test("what a fault holds up learns when it is cleared, by its text or with all others", async () => {
  const { faults, call, close } = await switches();
  await call("POST", JSON.stringify({ kind: "slow", match: "ann" }));
  await call("POST", JSON.stringify({ kind: "slow", match: "bob" }));
  const held = ["ann", "bob"].map((text) => faults.trigger([text]));
  const cleared = () => held.map((fault) => fault && faults.isCleared(fault));
  expect(cleared()).toEqual([false, false]);
  await call("DELETE", undefined, "?match=ann");
  expect(cleared()).toEqual([true, false]);
  await call("DELETE");
  expect(cleared()).toEqual([true, true]);
  await close();
});

test.each([
  ["an unknown kind", `{"kind":"flood"}`, "kind: must be one of cut, slow"],
  ["what is not JSON", "cut", "expected object"],
  ["both times and share", `{"kind":"cut","times":1,"share":0.5}`, "either times or share"],
  ["an unknown key", `{"kind":"cut","often":1}`, "often"],
])("%s is refused with a sentence", async (_, body, words) => {
  const { call, close } = await switches();
  const answer = await call("POST", body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({ error: expect.stringContaining(words) as string });
  await close();
});

test("an address that is not served answers with those that are", async () => {
  const standIn = await serve({ "GET /here": ({ response }) => void response.end("yes") }, 0);
  const answer = await fetch(`${standIn.url}/there`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("GET /here");
  await standIn.close();
});

test("closing ends a connection that waits for its answer", async () => {
  const standIn = await serve({ "GET /never": () => undefined }, 0);
  const waiting = expect(fetch(`${standIn.url}/never`)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 30));
  await standIn.close();
  await waiting;
});
