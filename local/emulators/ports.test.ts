import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePorts, isTaken, portProblems } from "./ports";

test("a run of its own gets as many different ports as it needs, and all of them are free", async () => {
  const ports = Object.values(await freePorts());
  expect(new Set(ports).size).toBe(ports.length);
  expect(await Promise.all(ports.map(isTaken))).toEqual(ports.map(() => false));
});

test("a port that somebody holds is named together with what would listen there", async () => {
  const ports = await freePorts();
  expect(await portProblems(ports)).toEqual([]);

  const server = createServer().listen(ports.firestore, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  expect(await portProblems(ports)).toEqual([`Port ${ports.firestore}, where Firestore would listen, is in use.`]);
  server.close();
});
