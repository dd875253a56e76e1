// The form of a row in the table of faults, and what `/health` says at a time that the test sets.
import { expect } from "vitest";
import { healthOf, type HealthName } from "../../../../src/domain/operation/health";
import { paths } from "../../../../src/domain/kernel/collections";
import { database } from "../../../../functions/src/firestore/database";
import { currentSchema } from "../../../../functions/src/operator/migrations/migrate";
import { readHealthFacts } from "../../../../functions/src/operator/health/health-facts";

export interface Fault {
  /** Brings it about; returns what a person is told, and a blank where nobody notices. */
  strike: () => Promise<string>;
  told: string;
  /** The name in `/health`, and the minutes until it stands there; undefined where nobody has to do anything. */
  health?: readonly [name: HealthName, afterMinutes: number];
  /** Ends it, lets the site go on, and returns how many things are lost or came twice. */
  mend: () => Promise<number>;
  /** True where the sweep itself is what fails. */
  stopsSweep?: boolean;
}

/** Brings it about and ends it; answers with a line of the table. */
export async function meetFault(name: string, fault: Fault): Promise<string> {
  const { strike, told, health, mend, stopsSweep = false } = fault;
  await writeSoundState();
  const lateIn = (minutes: number) => lateAt(new Date(Date.now() + minutes * minute), !stopsSweep);

  const said = await strike();
  expect(said).toContain(told);
  const [late, after] = health ?? [undefined, 0];
  if (after > withinMinutes) expect(await lateIn(after - withinMinutes), "before its time").not.toContain(late);
  const inTime = await lateIn(after + withinMinutes);
  if (late === undefined) expect(inTime).toEqual([]);
  else expect(inTime).toContain(late);

  const lost = await mend();
  expect(lost, "lost, or twice").toBe(0);
  expect(await lateIn(stopsSweep ? 0 : after + withinMinutes), "once it is mended").toEqual([]);
  return `${name}: “${said.slice(0, 80)}”, ${lost} lost, /health ${late ?? "says nothing"}`;
}

/** Of a site in which all is well. */
export async function writeSoundState(): Promise<void> {
  const at = new Date();
  await database.doc(paths.migrations).set({ schema: currentSchema });
  await database.doc(paths.lastBackup).set({ at });
  await database.doc(paths.lastSweep).set({ at, wholeAt: at });
}

/** A monitor asks every five minutes. */
export const withinMinutes = 5;

export const minute = 60_000;
export const hour = 60 * minute;

/** The names at a time, in a project whose schedule has just run, unless it does not run. */
async function lateAt(at: Date, sweeps = true): Promise<readonly HealthName[]> {
  if (sweeps) await database.doc(paths.lastSweep).set({ at, wholeAt: at });
  return healthOf({ ...(await readHealthFacts(database, at)), isLocal: false }, at).late;
}
