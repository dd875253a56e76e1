import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { planSections } from "../../../../src/domain/assessment/plan/plan-sections";
import { assessmentMessages } from "../../../../src/domain/assessment/words";
import { paths } from "../../../../src/domain/kernel/collections";
import { callMessages } from "../../../../src/domain/kernel/words";
import { lateness } from "../../../../src/domain/operation/words";
import { database } from "../../../../functions/src/firestore/database";
import { workOnImport } from "../../../../functions/src/mailing-list/import/import-worker";
import { currentSchema } from "../../../../functions/src/operator/migrations/migrate";
import { openRun } from "../../../../functions/src/plan/open-run";
import { claimRun } from "../../../../functions/src/plan/plan-run";
import { workThroughKills } from "../../mailing-list/imported-through-kills";
import { aBlast } from "../../shared/builders";
import { refusalOf } from "../../suite/caller";
import { runCallable } from "../../suite/in-process-call";
import type { Fault } from "./fault";

const [file, parts, rowsOfPart] = [randomUUID(), 4, 50];
const imported = (nth: number) => `imported-${nth}@northwind.example`;

async function beginImport(): Promise<void> {
  for (let part = 0; part < parts; part++) {
    const rows = Array.from({ length: rowsOfPart }, (_, nth) => {
      return { name: "Ines", businessName: "Northwind", email: imported(part * rowsOfPart + nth) };
    });
    await runCallable("importSubscriptions", { import: file, consent: "Signed up on paper", part, parts, rows });
  }
  const project = process.env.GCLOUD_PROJECT ?? "";
  await workThroughKills({ project, id: file }, { rows: parts * rowsOfPart, kills: 1, seed: 1 });
}

async function mendImport(): Promise<number> {
  while (await workOnImport({ database, now: () => new Date() }, file));
  const stored = (await database.collection(paths.emailList).get()).docs.map((one) => String(one.get("email")));
  const all = Array.from({ length: parts * rowsOfPart }, (_, nth) => imported(nth));
  const found = stored.filter((email) => email.startsWith("imported-"));
  return all.filter((email) => !found.includes(email)).length + (found.length - new Set(found).size);
}

const planned = `planned-${randomUUID()}`;
const wish = { answersHash: "answers", goOn: false, promptChanged: false, held: false };
const written = `## ${planSections[0].heading}\n\n- Talk with the shift leaders.\n\n## ${planSections[1].heading}\n\n- `;

/** Its writer had come so far. */
async function beginPlan(): Promise<string> {
  const { runId } = await (await openRun(planned, wish)).begin();
  await claimRun(planned, runId, wish.answersHash);
  await database.doc(paths.planRunOf(planned)).update({ text: written, heartbeatAt: new Date() });
  return (await refusalOf(openRun(planned, wish))).details.sentence;
}

/** Another writer goes on behind the last whole section. */
async function mendPlan(): Promise<number> {
  const { kept } = await openRun(planned, { ...wish, goOn: true }, 0);
  await database.doc(paths.planRunOf(planned)).update({ status: "done" });
  return kept.includes("Talk with the shift leaders.") ? 0 : 1;
}

/** A process of the functions whose database takes connections and answers nothing. */
async function healthOfHangingDatabase(): Promise<string> {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const served = spawn(process.execPath, ["--import", "tsx", "tests/support/suite/functions-process.ts"], {
    env: { ...process.env, FIREBASE_CONFIG: "{}", FIRESTORE_EMULATOR_HOST: host },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let said = "";
  for await (const text of served.stdout.setEncoding("utf8")) {
    said += String(text);
    if (said.includes("serves ")) break;
  }
  const began = Date.now();
  const response = await fetch(`${/serves (\S+)/.exec(said)?.[1] ?? ""}/health`);
  const { late } = (await response.json()) as { late: string[] };
  const seconds = (Date.now() - began) / 1000;
  served.kill();
  for (const socket of sockets) socket.destroy();
  silent.close();
  return `${response.status} ${late.join(" ")}, ${seconds < 4 ? "in time" : `after ${seconds} s`}`;
}

const right = () => database.doc(paths.revokedAdministrator("administrator"));

export const platformFaults: Readonly<Record<string, Fault>> = {
  "an import is killed": {
    strike: async () => {
      await beginImport();
      return "";
    },
    told: "",
    health: ["imports", 30],
    mend: mendImport,
  },
  "the writer of a plan is killed": {
    strike: beginPlan,
    told: assessmentMessages.planRunning,
    health: ["plans", 30],
    mend: mendPlan,
  },
  "an administrator's right is taken away in an open page": {
    strike: async () => {
      await right().set({ at: new Date() });
      return (await refusalOf(runCallable("readHealth", {}))).details.sentence;
    },
    told: callMessages.noLongerAdministrator,
    mend: async () => {
      await right().delete();
      return (await runCallable<{ late: string[] }>("readHealth", {})).late.length >= 0 ? 0 : 1;
    },
  },
  "the database takes questions and answers none": {
    strike: healthOfHangingDatabase,
    told: "503 database, in time",
    mend: () => Promise.resolve(0),
  },
  "the schedule does not run": {
    strike: () => Promise.resolve(lateness.sweep.problem),
    told: lateness.sweep.problem,
    health: ["sweep", 30],
    stopsSweep: true,
    mend: () => Promise.resolve(0),
  },
  "a stored blast cannot be read": {
    strike: async () => {
      await database.doc(paths.blast("unreadable")).set(aBlast({ status: "thinking" }));
      return lateness.unreadable.problem;
    },
    told: lateness.unreadable.problem,
    health: ["unreadable", 0],
    mend: async () => {
      await database.doc(paths.blast("unreadable")).delete();
      return 0;
    },
  },
  "functions work on documents of the release before": {
    strike: async () => {
      await database.doc(paths.migrations).set({ schema: currentSchema - 1 });
      return lateness.schema.problem;
    },
    told: lateness.schema.problem,
    health: ["schema", 0],
    mend: async () => {
      await database.doc(paths.migrations).set({ schema: currentSchema });
      return 0;
    },
  },
};
