// The people of the permission tables. A table says for each action who may do it; everybody else must be refused.
import { readFileSync } from "node:fs";
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from "@firebase/rules-unit-testing";
import { doc, setDoc, type Firestore } from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest";
import { paths } from "../../src/domain/kernel/collections";
import { runningSuite } from "../support/suite/running-suite";

export type Person = "visitor" | "client" | "administrator" | "revoked administrator" | "stranger";

export const everyone: Person[] = ["visitor", "client", "administrator", "revoked administrator", "stranger"];
export const nobody: Person[] = [];

/**
 * Signed-in people: the claims are those of their tokens. A stranger is signed in and was never invited; a revoked
 * administrator has a token from before.
 */
export const accounts = {
  client: { uid: "client-1", claims: { email: "client@northwind.example", email_verified: false, auth_time: 1000 } },
  administrator: { uid: "admin-1", claims: { email: "admin@waymark.example", admin: true } },
  "revoked administrator": { uid: "admin-2", claims: { email: "former@waymark.example", admin: true } },
  stranger: { uid: "stranger-1", claims: { email: "stranger@elsewhere.example", admin: "true" } },
} as const;

export interface Permission {
  who: Person[];
  act: (db: Firestore, person: Person) => Promise<unknown>;
}

interface PermissionTable {
  /** Writes what is in the database before every action, with the rules switched off. */
  given?: (db: Firestore) => Promise<unknown>;
  /** Changes the product's rules for this table. */
  change?: (rules: string) => string;
  may: Record<string, Permission>;
}

/** Makes one test of each action and person in a table. */
export function permissionTable(title: string, { given, change = (rules) => rules, may }: PermissionTable): void {
  describe(title, () => {
    let environment: RulesTestEnvironment;
    let databases: Record<Person, Firestore>;
    // Laying out the data is most of a test's time, and what was refused has changed none of it.
    let isAsGiven = false;

    beforeAll(async () => {
      const { firestore } = runningSuite().ports;
      const rules = change(readFileSync("firestore.rules", "utf8"));
      environment = await initializeTestEnvironment({
        projectId: `demo-rules-${title.replace(/\W+/g, "-").toLowerCase()}`,
        firestore: { host: "127.0.0.1", port: firestore, rules },
      });
      databases = databasesOf(environment);
    });
    beforeEach(async () => {
      if (isAsGiven) return;
      await environment.clearFirestore();
      await environment.withSecurityRulesDisabled(async (context) => {
        const db = asModular(context.firestore());
        const revoked = doc(db, paths.revokedAdministrator(accounts["revoked administrator"].uid));
        await Promise.all([setDoc(revoked, { revokedAt: new Date(0) }), given?.(db)]);
      });
    });
    afterAll(() => environment.cleanup());

    for (const [action, { who, act }] of Object.entries(may)) {
      for (const person of everyone) {
        const allowed = who.includes(person);
        test(`${allowed ? "lets" : "refuses to let"} a ${person} ${action}`, async () => {
          isAsGiven = false;
          const attempt = act(databases[person], person);
          await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
          isAsGiven = !allowed;
        });
      }
    }
  });
}

/** One connection for each person; opening one for every action would take longer than the action. */
function databasesOf(environment: RulesTestEnvironment): Record<Person, Firestore> {
  const as = ({ uid, claims }: (typeof accounts)[keyof typeof accounts]) =>
    asModular(environment.authenticatedContext(uid, claims).firestore());
  return {
    visitor: asModular(environment.unauthenticatedContext().firestore()),
    client: as(accounts.client),
    administrator: as(accounts.administrator),
    "revoked administrator": as(accounts["revoked administrator"]),
    stranger: as(accounts.stranger),
  };
}

/** The package hands out its compatibility type for what the modular functions take as well. */
function asModular(db: unknown): Firestore {
  return db as Firestore;
}
