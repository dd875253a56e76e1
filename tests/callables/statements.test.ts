// What people do, as documents show it, becomes statements in the learning record store: through the triggers, the queue and
// the sender of the running suite.
import { randomUUID } from "node:crypto";
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from "firebase/firestore";
import { describe, expect, test, vi } from "vitest";
import { administrator } from "../../local/configuration";
import { projectId } from "../../local/suite";
import type { CallableName } from "../../src/domain/callables";
import { paths } from "../../src/domain/paths";
import { registrationOf } from "../../src/domain/statements";
import { anInquiry, aSubscription } from "../support/builders";
import { called, refusal } from "../support/caller";
import { database } from "../support/database";
import { calm, strike } from "../support/stand-ins";
import { arrival, held, idOf, terms } from "../support/statements";
import { theSuite } from "../support/suite";

type Outcome = "moved" | "replied" | "deleted";

const uid = "admin-of-statements";

async function inquire(): Promise<string> {
  return (await addDoc(collection(database, paths.inquiries), anInquiry())).id;
}

async function move(id: string): Promise<void> {
  const batch = writeBatch(database);
  const copy = { ...anInquiry(), status: "claimed", completed: false, movedAt: Timestamp.now() };
  batch.set(doc(database, paths.task(uid, id)), copy);
  leave(batch, id, "moved");
  await batch.commit();
}

/** As the dashboard does it: what became of an inquiry is written in the commit that takes it away. */
function leave(batch: WriteBatch, id: string, outcome: Outcome): void {
  batch.delete(doc(database, paths.inquiry(id)));
  batch.set(doc(database, paths.inquiryOutcome(id)), { outcome, by: uid, at: Timestamp.now() });
}

// Each trigger is a process of its own here, and each takes seconds to start the first time.
vi.setConfig({ testTimeout: 90_000 });

test("joining the mailing list is recorded without a name or an address", async () => {
  const { id } = await addDoc(collection(database, paths.emailList), aSubscription());
  const statement = await arrival(idOf("subscribed", id));
  expect(statement.object.definition.name).toEqual({ "en-US": "Mailing list" });
  expect(JSON.stringify(statement)).not.toMatch(/northwind|ines|@[a-z]/i);
});

describe("an inquiry", () => {
  test("that is moved to the task queue was sent and moved, but not deleted", async () => {
    const id = await inquire();
    await move(id);
    const moved = await arrival(idOf("inquiry moved", id));
    expect(moved.actor.account).toEqual({ homePage: "https://waymark.example", name: uid });
    await arrival(idOf("inquiry sent", id));
    await updateDoc(doc(database, paths.task(uid, id)), { status: "open", reply: "Yes.", repliedAt: new Date(1000) });
    await arrival(idOf("task replied", id, { nth: "1000" }));
    await updateDoc(doc(database, paths.task(uid, id)), { status: "completed", completed: true });
    await arrival(idOf("task completed", id));
    await deleteDoc(doc(database, paths.task(uid, id)));
    await arrival(idOf("task deleted", id));
    expect(await held(idOf("inquiry deleted", id))).toBeUndefined();
  });

  test("that is replied to is not deleted either", async () => {
    const id = await inquire();
    const batch = writeBatch(database);
    const copy = { ...anInquiry(), status: "open", reply: "Gladly.", repliedAt: Timestamp.now() };
    batch.set(doc(database, paths.repliedInquiry(uid, id)), copy);
    leave(batch, id, "replied");
    await batch.commit();
    await arrival(idOf("inquiry replied", id));
    expect(await held(idOf("inquiry deleted", id))).toBeUndefined();
  });

  test("that is only removed was deleted", async () => {
    const id = await inquire();
    const batch = writeBatch(database);
    leave(batch, id, "deleted");
    await batch.commit();
    expect((await arrival(idOf("inquiry deleted", id))).actor.account.name).toBe(uid);
  });
});

test("the path of one business, from invitation to plan, can be found by one registration", async () => {
  const code = randomUUID();
  const business = "business-of-statements";
  const invitation = doc(database, paths.invitation(code));
  await setDoc(invitation, { invitationCode: code, status: "unused", createdBy: uid });
  await updateDoc(invitation, { status: "used", usedBy: business });
  await updateDoc(invitation, { lastLogin: Timestamp.now() });
  await setDoc(doc(database, paths.answersOf(code)), {
    progressData: { 2: { teams: [] }, 3: currentFuture, 4: {} },
    trainingPlan: "A plan",
    planGeneratedAt: new Date(5000),
  });

  const path = await Promise.all([
    arrival(idOf("invitation generated", code)),
    arrival(idOf("registered", code)),
    arrival(idOf("assessment started", code)),
    arrival(idOf("step completed", code, { step: "3" })),
    arrival(idOf("plan generated", code, { nth: "5000" })),
  ]);
  expect(path.map(({ actor }) => actor.account.name)).toEqual([uid, business, business, business, business]);
  for (const { context } of path) expect(context.registration).toBe(registrationOf(code, terms));
  expect(JSON.stringify(path)).not.toContain(code);
  expect(await held(idOf("step completed", code, { step: "4" }))).toBeUndefined();
});

test("a statement that the store rejects is kept with the reason, and an administrator has it sent again", async () => {
  const id = await inquire();
  const statement = doc(database, paths.statement(idOf("inquiry sent", id)));
  await strike("lrs", { kind: "reject-one", match: id, times: 1000 });
  await expect.poll(async () => (await getDoc(statement)).get("state") as unknown, patience).toBe("rejected");
  expect((await getDoc(statement)).get("reason")).toContain("is refused");

  expect((await refusal(called("replayStatements", {}))).code).toBe("unauthenticated");
  await calm("lrs", id);
  expect(await calledByAdministrator("replayStatements", {})).toEqual({ replayed: expect.any(Number) as number });
  await arrival(idOf("inquiry sent", id));
  await expect.poll(async () => (await getDoc(statement)).get("state") as unknown, patience).toBe("delivered");
});

const patience = { timeout: 60_000, interval: 100 };

async function calledByAdministrator(name: CallableName, data: unknown): Promise<unknown> {
  const { auth, functions } = theSuite().ports;
  const accounts = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const { idToken } = (await post(`${accounts}:signInWithPassword?key=emulator`, {
    ...administrator,
    returnSecureToken: true,
  })) as { idToken: string };
  const address = `http://127.0.0.1:${functions}/${projectId}/us-central1/${name}`;
  const { result } = (await post(address, { data }, { authorization: `Bearer ${idToken}` })) as { result: unknown };
  return result;
}

async function post(address: string, body: unknown, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const currentFuture = { currentPerformance: "4", gapAnalysis: "2", opportunityAssessment: "4", futureReadiness: "4" };
