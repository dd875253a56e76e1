import { readFileSync } from "node:fs";
import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import { deleteApp, initializeApp } from "firebase/app";
import { connectFirestoreEmulator, getFirestore } from "firebase/firestore";
import { afterAll, beforeAll } from "vitest";
import type { AnswersEnvironment } from "./answer-actions";
import { runningSuite } from "../suite/running-suite";

/** A database of its own with the product's rules, for the tests of one file. */
export function answersEnvironment(name: string): () => AnswersEnvironment {
  const projectId = `demo-rules-${name}`;
  const { firestore: port } = runningSuite().ports;
  const app = initializeApp({ projectId, apiKey: "emulator" }, name);
  const owner = getFirestore(app);
  connectFirestoreEmulator(owner, "127.0.0.1", port, { mockUserToken: "owner" });
  let environment: RulesTestEnvironment | undefined;
  beforeAll(async () => {
    const rules = readFileSync("firestore.rules", "utf8");
    environment = await initializeTestEnvironment({ projectId, firestore: { host: "127.0.0.1", port, rules } });
  }, 30_000);
  afterAll(async () => {
    await environment?.cleanup();
    await deleteApp(app);
  });
  const claims = { email: "client@northwind.example", auth_time: 1000 };
  return () => ({ projectId, uid: "client-1", claims, owner });
}
