// A relay of its own for a test: an outbox in a project without triggers, a store of its own, and a clock that the test
// sets. It uses what the functions use: the sender, its settings and the real Firestore of the suite.
import type { StoreConfig } from "../../../functions/src/config";
import { emptyDatabase } from "../../../local/emulators/empty-database";
import { recordEvent, replayRejected, type Outbox } from "../../../functions/src/statements/outbox";
import { sendDueStatements } from "../../../functions/src/statements/relay";
import { readRelayStatus } from "../../../functions/src/statements/relay-status";
import type { Fault } from "../../../local/stand-ins/shared/faults";
import { startRecordStore } from "../../../local/stand-ins/record-store/record-store";
import type { StatementEvent } from "../../../src/domain/statements/statements";
import type { RelayStatusDocument } from "../../../src/domain/statements/outbox-statement";
import type { Statement } from "../../../src/domain/statements/xapi";
import { runAgainstSuite } from "../suite/in-process";
import { everythingIn, testStatementContext } from "./statements";
import { runningSuite } from "../suite/running-suite";

export interface RelayEnvironment {
  outbox: Outbox;
  config: StoreConfig;
  record(event: StatementEvent): Promise<void>;
  /** Sends what is due now; returns when the relay wants to run again. */
  send(): Promise<Date | undefined>;
  /** Sets the clock to each time at which the relay wants to run again, up to that time. */
  sendUntil(time: Date): Promise<void>;
  setTime(time: Date): void;
  replay(): Promise<number>;
  status(): Promise<RelayStatusDocument>;
  /** The documents of the outbox, times as Dates. */
  documents(): Promise<Record<string, unknown>[]>;
  setFault(fault: Fault<string>): Promise<void>;
  clearFaults(): Promise<void>;
  stored(): Promise<Statement[]>;
  close(): Promise<void>;
}

export const morning = new Date("2026-03-02T08:00:00.000Z");

export async function aRelayEnvironment(): Promise<RelayEnvironment> {
  const store = await startRecordStore({ port: 0 });
  const database = await emptyRelayDatabase();
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
  const send = () => sendDueStatements(outbox, config);

  return {
    outbox,
    config,
    record: (event) => recordEvent(outbox, event, testStatementContext),
    send,
    async sendUntil(until) {
      for (let again = await send(); again !== undefined && again <= until; again = await send()) {
        if (again > time) time = again;
      }
    },
    setTime: (next) => {
      time = next;
    },
    replay: () => replayRejected(outbox),
    status: () => readRelayStatus(outbox),
    async documents() {
      const all = await database.collection("statements").get();
      return all.docs.map((document) => ({ id: document.id, ...timestampsToDates(document.data()) }));
    },
    async setFault(fault) {
      const response = await faults({ method: "POST", body: JSON.stringify(fault) });
      if (!response.ok) throw new Error(await response.text());
    },
    async clearFaults() {
      await faults({ method: "DELETE" });
    },
    stored: () => everythingIn(store.url),
    close: () => store.close(),
  };
}

const relayProject = `demo-relay-${process.env.VITEST_POOL_ID ?? "0"}`;

/** The project has to be named before the functions' database is first loaded. */
async function emptyRelayDatabase() {
  runAgainstSuite({ GCLOUD_PROJECT: relayProject });
  await emptyDatabase(runningSuite().ports.firestore, relayProject);
  const { database } = await import("../../../functions/src/firestore/database");
  return database;
}

function timestampsToDates(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, value]) => {
    const isTime = typeof value === "object" && value !== null && "toDate" in value;
    return [name, isTime ? (value as { toDate: () => Date }).toDate() : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

export function anEvent(about: string): StatementEvent {
  return { kind: "inquiry sent", about, at: morning };
}

export function timeAfter(ms: number, from = morning): Date {
  return new Date(from.getTime() + ms);
}
