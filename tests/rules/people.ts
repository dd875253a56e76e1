// The people of the permission tables. A table says for each action who may do it; everybody else must be refused.
import { readFileSync } from "node:fs";
import { assertFails, assertSucceeds, initializeTestEnvironment } from "@firebase/rules-unit-testing";
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  type Firestore,
} from "firebase/firestore/lite";
import { afterAll, beforeAll, describe, test } from "vitest";
import { paths } from "../../src/domain/kernel/collections";
import { closeDatabases, databaseAs, type Token } from "../support/shared/database-as";
import { runningSuite } from "../support/suite/running-suite";

// The SDK would write three lines for each refusal, and most of what is tried here is refused.
setLogLevel("silent");

export type Person = "visitor" | keyof typeof accounts;

/**
 * Signed-in people: the claims are those of their tokens. A stranger is signed in and was never invited; the revoked
 * ones have a token from before. The demoted administrator has such a token, too, and is a reader now.
 */
export const accounts = {
  client: { uid: "client-1", claims: { email: "client@northwind.example", email_verified: false, auth_time: 1000 } },
  administrator: { uid: "admin-1", claims: { email: "admin@waymark.example", admin: true } },
  "revoked administrator": { uid: "admin-2", claims: { email: "former@waymark.example", admin: true } },
  stranger: { uid: "stranger-1", claims: { email: "stranger@elsewhere.example", admin: "true", reader: 1 } },
  reader: { uid: "reader-1", claims: { email: "reader@waymark.example", reader: true } },
  "revoked reader": { uid: "reader-2", claims: { email: "former-reader@waymark.example", reader: true } },
  "demoted administrator": { uid: "reader-3", claims: { email: "demoted@waymark.example", admin: true } },
  /** Of a business that was moved to another one; for others' documents a stranger. */
  "former contact": { uid: "former-contact-1", claims: { email: "former-contact@northwind.example", auth_time: 2000 } },
  /** People with a seat of the client's business; for others' documents strangers. */
  colleague: { uid: "colleague-1", claims: { email: "colleague@northwind.example", auth_time: 3000 } },
  "other colleague": { uid: "colleague-2", claims: { email: "other@northwind.example", auth_time: 3000 } },
  "former colleague": { uid: "colleague-3", claims: { email: "former@northwind.example", auth_time: 3000 } },
} as const;

/** Tried where a business was moved, or has colleagues. */
const some: Person[] = ["former contact", "colleague", "other colleague", "former colleague"];

export const withColleagues: Person[] = ["visitor", ...(Object.keys(accounts) as Person[])];
export const everyone = withColleagues.filter((person) => !some.includes(person));
export const nobody: Person[] = [];
export const administrator: Person[] = ["administrator"];
export const staff: Person[] = ["administrator", "reader"];

/** Of the staff, now or once. */
const onceOfStaff: Person[] = [...staff, "revoked administrator", "revoked reader", "demoted administrator"];

/** Another one who may do as much and more: where both are refused, the torture alone tries the first one. */
const mayMore: Partial<Record<Person, Person>> = {
  visitor: "stranger",
  "revoked administrator": "administrator",
  "revoked reader": "reader",
  "demoted administrator": "reader",
  "former colleague": "colleague",
};

/** Returns an unknown uid for a visitor. */
export function uidOf(person: Person): string {
  return person === "visitor" ? "nobody" : accounts[person].uid;
}

/** Returns the signature that the writer has to give. */
export function signatureOf(person: Person) {
  const byEmail = person === "visitor" ? "nobody@elsewhere.example" : accounts[person].claims.email;
  return { by: uidOf(person), byEmail, at: serverTimestamp() };
}

export interface Permission {
  who: Person[];
  /**
   * The people who try it, if not everyone: a person with the right to similar actions is refused for the tried one
   * alone.
   */
  by?: Person[];
  /** Also where it is refused in the end, its first steps have changed something. */
  hasSteps?: true;
  /** Left to `npm run torture -- rules`: another row tries the like. */
  isHeavy?: boolean;
  act: (db: Firestore, person: Person) => Promise<unknown>;
}

/** Acts after which all that was laid out is still there. */
const readingActs = new WeakSet<Permission["act"]>();

function changingNothing<Act extends (db: Firestore) => Promise<unknown>>(act: Act): Act {
  readingActs.add(act);
  return act;
}

/** The acts on one document or one collection. */
export const reading = (path: string) => changingNothing((db: Firestore) => getDoc(doc(db, path)));
export const setting = (path: string, fields: object) => (db: Firestore) => setDoc(doc(db, path), fields);
export const updating = (path: string, changes: object) => (db: Firestore) => updateDoc(doc(db, path), { ...changes });
export const deleting = (path: string) => (db: Firestore) => deleteDoc(doc(db, path));

/** Asks for all without a limit. */
export function listing(path: string, most?: number) {
  return changingNothing((db: Firestore) => {
    const all = collection(db, path);
    return getDocs(most === undefined ? all : query(all, limit(most)));
  });
}

/** Lists the one document of a collection whose id is known. */
export const listingOnly = (path: string, id: string) =>
  changingNothing((db: Firestore) => getDocs(query(collection(db, path), where(documentId(), "==", id), limit(1))));

interface PermissionTable {
  /** Writes what is in the database before every action, with the rules switched off. */
  given?: (db: Firestore) => Promise<unknown>;
  /** The codes of the businesses that the staff has opened just now. */
  opened?: readonly string[];
  /** Changes the product's rules for this table. */
  change?: (rules: string) => string;
  may: Record<string, Permission>;
}

export interface NamedTable extends PermissionTable {
  title: string;
}

let collected: NamedTable[] | undefined;

/** The tables that loading makes, which do not become tests then: the mutants of the rules are tried with them. */
export async function collectTables(load: () => Promise<unknown>): Promise<NamedTable[]> {
  const tables: NamedTable[] = [];
  collected = tables;
  await load();
  collected = undefined;
  return tables;
}

/** Makes one test of each action and person in a table. */
export function permissionTable(title: string, table: PermissionTable): void {
  if (collected) collected.push({ title, ...table });
  else describe(title, () => testTable({ title, ...table }));
}

function testTable(table: NamedTable): void {
  let run: TableRun | undefined;
  beforeAll(async () => {
    run = await startTableRun(table, projectFor(table));
  });
  afterAll(() => run?.close());

  for (const [action, permission] of Object.entries(table.may)) {
    const { who, by = everyone, isHeavy } = permission;
    for (const person of by) {
      const allowed = who.includes(person);
      const other = mayMore[person];
      const isSaid = !allowed && other !== undefined && by.includes(other) && !who.includes(other);
      const tags = isHeavy || isSaid ? ["heavy"] : [];
      test(`${allowed ? "lets" : "refuses to let"} a ${person} ${action}`, { tags }, async () => {
        if (!run) throw new Error("The table has not been started.");
        const attempt = run.attempt(permission, person);
        await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
      });
    }
  }
}

interface TableProject {
  id: string;
  /** Without any it has those that the suite was started with. */
  rules?: string;
}

/** The emulator reads the rules once for each project, so a worker's tables, which follow each other, share one. */
function projectFor({ title, change }: NamedTable): TableProject {
  if (!change) return { id: `demo-rules-${process.env.VITEST_POOL_ID ?? "0"}` };
  return { id: projectNamed("rules", title), rules: change(readFileSync("firestore.rules", "utf8")) };
}

export function projectNamed(prefix: string, title: string): string {
  return `demo-${prefix}-${title.replace(/\W+/g, "-").toLowerCase()}`;
}

/** The database in which the actions of one table are tried. */
export interface TableRun {
  attempt(permission: Permission, person: Person): Promise<unknown>;
  close(): Promise<void>;
}

/** Each connection is opened once: opening one for every action would take longer than the action. */
export async function startTableRun(
  { given, opened = [] }: Pick<NamedTable, "given" | "opened">,
  { id: projectId, ...rules }: TableProject,
): Promise<TableRun> {
  const { firestore: port } = runningSuite().ports;
  const environment = await initializeTestEnvironment({ projectId, firestore: { host: "127.0.0.1", port, ...rules } });
  const databases = databasesIn(projectId);
  // Laying out the data is most of a test's time, and what was refused has changed none of it. But some of it is about
  // the last minute.
  let isAsGiven = false;
  let givenAt = 0;

  return {
    async attempt({ act, hasSteps = false }, person) {
      if (!isAsGiven || Date.now() - givenAt > 20_000) {
        await environment.clearFirestore();
        const revoke = (person: keyof typeof accounts, fields = {}) =>
          setDoc(doc(databases.owner, paths.revokedAdministrator(uidOf(person))), {
            revokedAt: new Date(0),
            ...fields,
          });
        await Promise.all([
          revoke("revoked administrator"),
          revoke("revoked reader"),
          revoke("demoted administrator", { reader: true }),
          given?.(databases.owner),
          ...opened.map((code) => openBusiness(databases.owner, code)),
        ]);
        givenAt = Date.now();
      }
      isAsGiven = readingActs.has(act);
      try {
        return await act(databases[person], person);
      } catch (problem) {
        isAsGiven = !hasSteps;
        throw problem;
      }
    },
    async close() {
      await environment.cleanup();
      await closeDatabases(Object.values(databases));
    },
  };
}

/** The rules give them its documents for an hour. */
export function openBusiness(owner: Firestore, code: string, at = new Date()): Promise<unknown> {
  return Promise.all(onceOfStaff.map((person) => setDoc(doc(owner, paths.access(code, uidOf(person))), { at })));
}

function databasesIn(projectId: string): Record<Person | "owner", Firestore> {
  const opened = withColleagues.map((person) => [person, databaseAs(projectId, person, tokenOf(person))] as const);
  const databases = Object.fromEntries(opened) as Record<Person, Firestore>;
  return { ...databases, owner: databaseAs(projectId, "owner", "owner") };
}

/** Returns the person's token for the emulator. */
export function tokenOf(person: Person): Token | undefined {
  if (person === "visitor") return undefined;
  const { uid, claims } = accounts[person];
  return { sub: uid, ...claims };
}
