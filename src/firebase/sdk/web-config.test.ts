import { expect, test } from "vitest";
import { readWebConfig } from "./web-config";

const ours = { projectId: "ours", apiKey: "key", appId: "1:2:web:3" };
const json = { "content-type": "application/json; charset=utf-8" };

/** Answers one request after the other; a failure stands for a lost connection. */
function answering(...answers: (Response | Error)[]) {
  const asked: string[] = [];
  const ask = (address: string) => {
    asked.push(address);
    const answer = answers.shift() ?? new Error("asked too often");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  return { asked, ask: ask as typeof fetch };
}

test("Hosting tells which project the page works with", async () => {
  const { ask, asked } = answering(Response.json(ours));
  expect(await readWebConfig(ask, [])).toEqual(ours);
  expect(asked).toEqual(["/__/firebase/init.json"]);
});

test("a short interruption is waited for, and a longer one is told", async () => {
  const lost = new TypeError("Failed to fetch");
  const busy = new Response("busy", { status: 503 });
  expect(await readWebConfig(answering(lost, busy, Response.json(ours)).ask, [0, 0])).toEqual(ours);
  await expect(readWebConfig(answering(lost, lost, lost).ask, [0, 0])).rejects.toBe(lost);
});

test.each([
  ["no web app linked to the site", new Response("Not found", { status: 404 })],
  [
    "a server that answers with the app's own page",
    new Response("<!doctype html>", { headers: { "content-type": "text/html" } }),
  ],
  ["a project without its key", new Response(JSON.stringify({ projectId: "ours" }), { headers: json })],
])("%s is said at once", async (_, answer) => {
  await expect(readWebConfig(answering(answer).ask, [0, 0])).rejects.toThrow("link a web app to this site");
});

test("being offline is waited for as long as it lasts", async () => {
  let online = false;
  const ask = () =>
    online ? Promise.resolve(Response.json({ projectId: "p", apiKey: "k" })) : Promise.reject(new TypeError("offline"));
  const offlineTime = () => (online ? undefined : Promise.resolve().then(() => (online = true)));
  expect(await readWebConfig(ask as typeof fetch, [], offlineTime)).toMatchObject({ projectId: "p" });
});
