// Calls for a text from one address, as many at once as an instance takes, while visitors from elsewhere want one each.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { modelRequests, setFault } from "./stand-ins";

interface FloodedModel {
  calls: number;
  atOnce: number;
  /** The texts that an address may have. */
  allowed: number;
  visitors: number;
  /** Answers with the status of the call. */
  textFor: (topic: string, address: string) => Promise<number>;
}

/** Returns how often the model heard the flooding address: as often as may be, and once more at most. */
export async function floodModel({ calls, atOnce, allowed, visitors, textFor }: FloodedModel): Promise<number> {
  const topic = `Flood ${randomUUID()}`;
  await setFault("model", { kind: "replay", recording: "short", times: calls, match: topic });
  const statuses: Record<number, number> = {};
  let left = calls;
  const flood = Array.from({ length: atOnce }, async () => {
    while (left-- > 0) {
      const status = await textFor(topic, "198.51.100.34");
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  });
  const honest: number[] = [];
  for (let nth = 0; nth < visitors; nth++) honest.push(await textFor(topic, `203.0.113.${nth}`));
  await Promise.all(flood);
  const heard = (await modelRequests(topic)).length - visitors;
  expect(honest).toEqual(honest.map(() => 200));
  expect(statuses).toEqual({ 200: allowed, 429: calls - allowed });
  expect(heard).toBeLessThanOrEqual(allowed + 1);
  return heard;
}
