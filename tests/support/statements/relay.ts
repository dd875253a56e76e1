// A relay of its own for a test: an outbox in a project that no trigger watches, a store of its own, and a clock that the test
// turns. It takes what the functions take: the sender, its settings and the real Firestore of the suite.
import type { StoreConfig } from "../../../functions/src/config";
import { record, replayRejected, type Outbox } from "../../../functions/src/statements/outbox";
import { sendDue } from "../../../functions/src/statements/relay";
import { readStanding } from "../../../functions/src/statements/relay-status";
import { startLearningRecordStore } from "../../../local/stand-ins/record-store/learning-record-store";
import type { StatementEvent } from "../../../src/domain/statements/statements";
import type { StatementStanding } from "../../../src/domain/statements/outbox-statement";
import type { Statement } from "../../../src/domain/statements/xapi";
import { runAgainstSuite } from "../suite/in-process";
import type { Fault } from "../suite/stand-ins";
import { everythingIn, terms } from "./statements";
import { theSuite } from "../suite/suite";

export interface Relay {
  outbox: Outbox;
  config: StoreConfig;
  happen(event: StatementEvent): Promise<void>;
  /** Sends what is due now; returns when the relay wants to be woken. */
  send(): Promise<Date | undefined>;
  /** Turns the clock to each time at which the relay wants to be woken, until it wants no more or that time has come. */
  sendUntil(time: Date): Promise<void>;
  turnTo(time: Date): void;
  replay(): Promise<number>;
  standing(): Promise<StatementStanding>;
  /** The documents of the outbox, times as Dates. */
  documents(): Promise<Record<string, unknown>[]>;
  strike(fault: Fault): Promise<void>;
  calm(): Promise<void>;
  stored(): Promise<Statement[]>;
  close(): Promise<void>;
}

export const morning = new Date("2026-03-02T08:00:00.000Z");

export async function aRelay(): Promise<Relay> {
  const store = await startLearningRecordStore({ port: 0 });
  const database = await emptyDatabase();
  let time = morning;
  const outbox: Outbox = { database, now: () => time };
  const config: StoreConfig = {
    endpoint: `${store.url}/xapi`,
    username: "waymark",
    password: "waymark",
    version: "1.0.3",
    timeoutMs: 10_000,
  };
  const faults = (init: RequestInit) => fetch(`${store.url}/faults`, init);
  const send = () => sendDue(outbox, config);

  return {
    outbox,
    config,
    happen: (event) => record(outbox, event, terms),
    send,
    async sendUntil(until) {
      for (let again = await send(); again !== undefined && again <= until; again = await send()) {
        if (again > time) time = again;
      }
    },
    turnTo: (next) => {
      time = next;
    },
    replay: () => replayRejected(outbox),
    standing: () => readStanding(outbox),
    async documents() {
      const all = await database.collection("statements").get();
      return all.docs.map((document) => ({ id: document.id, ...withDates(document.data()) }));
    },
    async strike(fault) {
      const response = await faults({ method: "POST", body: JSON.stringify(fault) });
      if (!response.ok) throw new Error(await response.text());
    },
    async calm() {
      await faults({ method: "DELETE" });
    },
    stored: () => everythingIn(store.url),
    close: () => store.close(),
  };
}

const projectId = "demo-relay";

/** The project has to be named before the functions' database is first loaded. */
async function emptyDatabase() {
  runAgainstSuite({ GCLOUD_PROJECT: projectId });
  const documents = `emulator/v1/projects/${projectId}/databases/(default)/documents`;
  await fetch(`http://127.0.0.1:${theSuite().ports.firestore}/${documents}`, { method: "DELETE" });
  const { database } = await import("../../../functions/src/firestore/database");
  return database;
}

function withDates(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    const isTime = typeof value === "object" && value !== null && "toDate" in value;
    return [name, isTime ? (value as { toDate: () => Date }).toDate() : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

export function anEvent(about: string): StatementEvent {
  return { kind: "inquiry sent", about, at: morning };
}

export function later(ms: number, from = morning): Date {
  return new Date(from.getTime() + ms);
}
