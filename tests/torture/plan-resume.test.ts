// A long plan and what can happen to it: the tab that asked for it is closed, the function that writes it is killed,
// the model falls silent, each at three places. Through the functions emulator, whose worker is really killed.
import { doc, setDoc } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { wholeSections } from "../../src/domain/assessment/plan/continuation";
import { readPlan } from "../../src/domain/assessment/plan/plan";
import { planSections } from "../../src/domain/assessment/plan/plan-sections";
import { paths } from "../../src/domain/kernel/collections";
import {
  aPlanClient,
  askForPlan,
  planOf,
  runningPlan,
  uninterruptedPlan,
  until,
  type PlanClient,
} from "../support/assessment/plan-over-http";
import { database } from "../support/shared/database";
import { killWorkersOf } from "../support/suite/function-workers";
import { clearFaults, modelRequests, setFault } from "../support/suite/stand-ins";

interface Row {
  interruption: string;
  at: string;
  "sections kept": number;
  sections: number;
  missing: number;
  repeated: number;
  "as undisturbed": boolean;
  "model requests": number;
  seconds: number;
}

const shares = [0.1, 0.5, 0.9];
const rows: Row[] = [];

async function interrupt(
  interruption: string,
  share: number,
  cause: (client: PlanClient, length: number) => Promise<string>,
) {
  const client = await aPlanClient();
  const expected = await uninterruptedPlan(client);
  await setDoc(doc(database, paths.answersOf(client.code)), { trainingPlan: "" }, { merge: true });
  const before = (await modelRequests(client.mark)).length;
  const began = Date.now();
  const kept = await cause(client, expected.length);
  await until(async () => (await planOf(client)) !== "");
  const seconds = Math.round((Date.now() - began) / 1000);
  const plan = await planOf(client);
  const ids = readPlan(plan).sections.map(({ id }) => id);
  rows.push({
    interruption,
    at: `${share * 100} %`,
    "sections kept": readPlan(kept).sections.length,
    sections: ids.length,
    missing: planSections.filter(({ id }) => !ids.includes(id)).length,
    repeated: ids.length - new Set(ids).size,
    "as undisturbed": JSON.stringify(readPlan(plan)) === JSON.stringify(readPlan(expected)),
    "model requests": (await modelRequests(client.mark)).length - before,
    seconds,
  });
  expect(plan.startsWith(kept.trimEnd())).toBe(true);
  expect((await runningPlan(client)).status).toBe("done");
}

function closeTab(share: number) {
  return interrupt("tab closed", share, async (client, length) => {
    await setFault("model", { kind: "slow", match: client.mark });
    const leaving = new AbortController();
    const asked = askForPlan(client, { signal: leaving.signal }).catch(() => "left");
    await until(async () => (await runningPlan(client)).text.length >= share * length);
    leaving.abort();
    expect(await asked).toBe("left");
    expect(await planOf(client)).toBe("");
    return wholeSections((await runningPlan(client)).text);
  });
}

function silenceModel(share: number) {
  return interrupt("model stalled", share, async (client) => {
    await setFault("model", { kind: "stall", after: share, match: client.mark });
    await askForPlan(client);
    return "";
  });
}

/** Kills the writer in the middle, with its waiting caller; answers the rest it has left. */
async function killWriter(client: PlanClient, share: number, length: number): Promise<string> {
  await setFault("model", { kind: "slow", match: client.mark });
  const leaving = new AbortController();
  const asked = askForPlan(client, { signal: leaving.signal }).catch(() => "broken");
  await until(async () => (await runningPlan(client)).text.length >= share * length);
  expect(await killWorkersOf("writeTrainingPlans")).toBeGreaterThan(0);
  leaving.abort();
  expect(await asked).toBe("broken");
  await clearFaults("model", client.mark);
  const left = await runningPlan(client);
  expect(left.status).toBe("running");
  expect(await planOf(client)).toBe("");
  return wholeSections(left.text);
}

/** The stand-in would write the same plan anew, so the last request has to hold the sections that were there. */
async function expectGoneOn({ mark }: PlanClient, left: string): Promise<void> {
  const { messages } = (await modelRequests(mark)).at(-1) as { messages: { content: string }[] };
  expect(messages.map(({ content }) => content.trimEnd())).toContain(left.trimEnd());
}

function killFunction(share: number) {
  return interrupt("function killed", share, async (client, length) => {
    const left = await killWriter(client, share, length);
    // Asks like a person who sees that the writing has stopped.
    await until(async () => {
      await askForPlan(client, { goOn: true });
      return (await planOf(client)) !== "";
    });
    if (left !== "") await expectGoneOn(client, left);
    return left;
  });
}

function killUnattended(share: number) {
  return interrupt("function killed, nobody there", share, async (client, length) => {
    const left = await killWriter(client, share, length);
    // The queue delivers the task again, later than the lease of the dead one lasts.
    await until(async () => (await planOf(client)) !== "", 120_000);
    await expectGoneOn(client, left);
    return left;
  });
}

function tableOf(all: Row[]): string {
  const heads = Object.keys(all[0] ?? {});
  return [heads, heads.map(() => "---"), ...all.map(Object.values)]
    .map((cells) => `| ${cells.join(" | ")} |\n`)
    .join("");
}

test("a long plan completes whatever happens at 10, 50 and 90 %, and no section is lost or twice", async () => {
  await Promise.all(shares.flatMap((share) => [silenceModel(share), closeTab(share)]));
  for (const share of shares) await killFunction(share);
  await killUnattended(0.5);
  rows.sort((one, other) => one.interruption.localeCompare(other.interruption) || one.at.localeCompare(other.at));
  process.stdout.write(tableOf(rows));
  for (const row of rows) expect(row).toMatchObject({ sections: 8, missing: 0, repeated: 0, "as undisturbed": true });
  expect(rows).toHaveLength(10);
});
