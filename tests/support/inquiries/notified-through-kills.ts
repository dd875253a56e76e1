// Inquiries whose events are delivered by processes that are killed: each administrator is told of each of them, once,
// and of what a killed one may have told apart from that.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import { paths } from "../../../src/domain/kernel/collections";
import { hourMs } from "../../../src/domain/kernel/durations";
import { notificationMailWords } from "../../../src/domain/operation/words";
import { administratorOf } from "../accounts/accounts";
import { mailTo } from "../shared/mail";
import { clearFaults, setFault } from "../suite/stand-ins";
import type { NotifyingOrder } from "./notifying-worker";

interface NotifiedThroughKills {
  database: typeof projectDatabase;
  sweepDigests: (now: Date) => Promise<void>;
  project: string;
  events: number;
  kills: number;
  seed: number;
}

const eventsAnHour = 50;
const mostInOneMail = 100;
const killedWithinMs = 400;
const businessOf = (id: string) => `Business ${id}`;

export async function notifyThroughKills({
  database,
  sweepDigests,
  project,
  events,
  kills,
  seed,
}: NotifiedThroughKills) {
  const draw = seededRandom(seed);
  const administrators = await Promise.all(
    ["one", "other"].map((name) => administratorOf(project, `${name}-${project}@staff.example`)),
  );
  const ids = Array.from({ length: events }, (_, nth) => String(nth).padStart(4, "0"));
  const writer = database.bulkWriter();
  for (const id of ids)
    void writer.create(database.doc(paths.inquiry(id)), {
      name: "Ines",
      businessName: businessOf(id),
      email: `visitor-${project}@northwind.example`,
      message: "?",
      status: "new",
    });
  await writer.close();

  // A kill may then fall into the time in which the outcome of a mail is unknown.
  await setFault("mail", { kind: "slow", match: project, times: 1000 });
  const delivered = new Set<string>();
  let begins = Date.now() + 2 * hourMs;
  for (let kill = 0; kill <= kills; kill++) {
    const again = [...delivered].filter(() => draw() < 0.1);
    const left = [...again, ...ids.filter((id) => !delivered.has(id))];
    const hours = Array.from({ length: Math.ceil(left.length / eventsAnHour) }, (_, nth) =>
      left.slice(nth * eventsAnHour, (nth + 1) * eventsAnHour),
    );
    const isLast = kill === kills;
    const life = { lines: Math.floor((draw() * left.length) / (kills - kill + 1)), untilSweep: kill % 2 === 0 };
    for (const line of await runWorker({ project, hours, begins }, isLast ? undefined : life, draw() * killedWithinMs))
      delivered.add(line);
    begins += (hours.length + 1) * hourMs;
  }
  await clearFaults("mail", project);
  expect(delivered.size).toBe(events);
  const pending = database.collectionGroup("pending");
  for (; !(await pending.get()).empty; begins += hourMs) await sweepDigests(new Date(begins));

  const told = await Promise.all(administrators.map(({ email: address }) => expectToldOnce(address, ids, kills)));
  return { mails: told.map(({ mails }) => mails), perhapsKnown: told.map(({ perhapsKnown }) => perhapsKnown) };
}

interface Life {
  /** The number of lines before it is killed. */
  lines: number;
  /** True if it is let live until its next sweep. */
  untilSweep: boolean;
}

/** Answers which inquiries' events it has delivered, as a platform knows it. */
async function runWorker(order: NotifyingOrder, life: Life | undefined, lastMs: number): Promise<string[]> {
  const worker = spawn(
    process.execPath,
    ["--import", "tsx", "tests/support/inquiries/notifying-worker.ts", JSON.stringify(order)],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, FIREBASE_CONFIG: "{}", LOG_LEVEL: "silent" } },
  );
  const ended = once(worker, "exit");
  const delivered: string[] = [];
  let lines = 0;
  let isDoomed = false;
  for await (const line of createInterface(worker.stdout)) {
    if (/^\d+$/.test(line)) delivered.push(line);
    lines += 1;
    if (!life || isDoomed || lines <= life.lines || (life.untilSweep && line !== "sweep")) continue;
    isDoomed = true;
    void pause(lastMs).then(() => worker.kill("SIGKILL"));
  }
  const [code] = (await ended) as [number | null];
  if (!life) expect(code).toBe(0);
  return delivered;
}

async function expectToldOnce(address: string, ids: readonly string[], kills: number) {
  const texts = (await mailTo(address)).map(({ text }) => text);
  expect(new Set(texts).size, "mails that came twice").toBe(texts.length);
  const told = (part: 0 | 1) =>
    texts.flatMap((text) => text.split(notificationMailWords.perhapsKnown)[part]?.match(/Business \d{4}/g) ?? []);
  const [news, perhapsKnown] = [told(0), told(1)];
  expect(news, "what was told as new").toHaveLength(new Set(news).size);
  expect([...new Set([...news, ...perhapsKnown])].toSorted(), "what was told at all").toEqual(ids.map(businessOf));
  expect(perhapsKnown.length).toBeLessThanOrEqual(kills * mostInOneMail);
  return { mails: texts.length, perhapsKnown: perhapsKnown.length };
}
