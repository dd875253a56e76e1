// A blast whose sender is killed at random moments while the mail server fails: what must be true in the end, whatever the moments.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import { aBlasting, emailsOf, idempotencyHeader, people, receivers, settings } from "./blasting";
import type { WorkerOrder } from "./blast-worker";

export interface Ordeal {
  recipients: number;
  kills: number;
  seed: number;
  /** Whether the mail server recognises a mail that it has got already. */
  idempotent?: boolean;
}

export interface Ended {
  sent: number;
  failed: number;
  uncertain: number;
  /** Of the uncertain ones, those whose mail had arrived. */
  uncertainArrived: number;
}

/** Runs one blast to its end and throws unless everybody is accounted for, and nobody got two mails. */
export async function surviveKills({ recipients, kills, seed, idempotent = false }: Ordeal): Promise<Ended> {
  const group = { batchSize: 50, batchesAtOnce: 2, leaseMs: 300_000 };
  const place = await aBlasting({ ...group, idempotencyHeader: idempotent ? idempotencyHeader : "" });
  const readers = people(recipients);
  await place.subscribe(readers);
  await place.strike({ kind: "reject-4xx", share: 0.12, seed });
  await place.strike({ kind: "reject-after-data", share: 0.04, seed: seed + 1 });
  await place.strike({ kind: idempotent ? "cut-after-data" : "reject-5xx", share: 0.04, seed: seed + 2 });

  const blast = await place.begin();
  const engine = { ...settings, ...place.engine.settings };
  const order = { blast, smtpUrl: place.smtpUrl, settings: engine, epoch: Date.now(), speed: 100 };
  const draw = seededRandom(seed);
  for (let kill = 0; kill < kills; kill++) {
    const worker = await startWorker(order);
    const ended = once(worker, "exit");
    await Promise.race([pause(100 + draw() * 2400), ended]);
    worker.kill("SIGKILL");
    await ended;
  }
  const [code] = (await once(await startWorker(order), "exit")) as [number | null];
  expect(code).toBe(0);

  const arrived = receivers(await place.mails());
  const troubles = await place.troubles(blast);
  const { status, counts } = await place.blast(blast);
  await place.close();
  const listed = (wanted: string) => troubles.filter(({ state }) => state === wanted).map(({ address }) => address);
  const [failed, uncertain] = [listed("failed"), listed("uncertain")];
  const uncertainArrived = uncertain.filter((address) => arrived.includes(address));

  expect(new Set(arrived).size, "mails that arrived twice").toBe(arrived.length);
  expect(failed.filter((address) => arrived.includes(address))).toEqual([]);
  expect([...new Set([...arrived, ...failed, ...uncertain])].toSorted()).toEqual(emailsOf(readers));
  expect(status).toBe("finished");
  expect(counts).toEqual({
    planned: recipients,
    sent: arrived.length - uncertainArrived.length,
    failed: failed.length,
    uncertain: uncertain.length,
    skipped: 0,
  });
  expect(uncertain.length).toBeLessThanOrEqual(idempotent ? 0 : kills * group.batchSize * group.batchesAtOnce);
  if (idempotent) expect(arrived).toHaveLength(recipients);
  return {
    sent: counts.sent,
    failed: failed.length,
    uncertain: uncertain.length,
    uncertainArrived: uncertainArrived.length,
  };
}

/** Answers when the worker has begun. */
async function startWorker(order: WorkerOrder): Promise<ChildProcess> {
  const worker = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/blasts/blast-worker.ts", JSON.stringify(order)],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, FIREBASE_CONFIG: "{}", GCLOUD_PROJECT: "", LOG_LEVEL: "silent" },
    },
  );
  await once(worker.stdout, "data");
  worker.stdout.resume();
  return worker;
}
