// A blast whose sender is killed at random moments while the mail server fails: the conditions that must hold in the
// end.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import {
  aBlastEnvironment,
  emailsOf,
  idempotencyHeader,
  blastReaders,
  recipientsOf,
  blastSettings,
} from "./blast-environment";
import type { WorkerOrder } from "./blast-worker";

export interface KillScenario {
  recipients: number;
  kills: number;
  seed: number;
  /** True if the mail server recognises a mail that it has got already. */
  idempotent?: boolean;
}

export interface BlastTotals {
  sent: number;
  failed: number;
  uncertain: number;
  /** Of the uncertain ones, those whose mail had arrived. */
  uncertainArrived: number;
}

/** Runs one blast to its end and throws unless every recipient is accounted for, and none got two mails. */
export async function surviveKills({
  recipients,
  kills,
  seed,
  idempotent = false,
}: KillScenario): Promise<BlastTotals> {
  const group = { batchSize: 250, mailsAtOnce: 10, leaseMs: 300_000 };
  const environment = await aBlastEnvironment({ ...group, idempotencyHeader: idempotent ? idempotencyHeader : "" });
  const readers = blastReaders(recipients);
  await environment.subscribe(readers);
  await environment.setFault({ kind: "reject-4xx", share: 0.12, seed });
  await environment.setFault({ kind: "reject-after-data", share: 0.04, seed: seed + 1 });
  await environment.setFault({ kind: idempotent ? "cut-after-data" : "reject-5xx", share: 0.04, seed: seed + 2 });

  const blast = await environment.createBlast();
  const settings = { ...blastSettings, ...environment.context.settings };
  const order = { blast, smtpUrl: environment.smtpUrl, settings, epoch: Date.now(), speed: 100 };
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

  const arrived = recipientsOf(await environment.mails());
  const undelivered = await environment.undelivered(blast);
  const { status, counts } = await environment.blast(blast);
  await environment.close();
  const listed = (wanted: string) => undelivered.filter(({ state }) => state === wanted).map(({ address }) => address);
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
  expect(uncertain.length).toBeLessThanOrEqual(idempotent ? 0 : kills * group.mailsAtOnce);
  if (idempotent) expect(arrived).toHaveLength(recipients);
  return {
    sent: counts.sent,
    failed: failed.length,
    uncertain: uncertain.length,
    uncertainArrived: uncertainArrived.length,
  };
}

/** Resolves when the worker has begun. */
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
