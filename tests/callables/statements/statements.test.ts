// People's actions become statements in the learning record store: through the triggers, the queue and the sender of
// the running suite.
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
} from "firebase/firestore/lite";
import { describe, expect, test, vi } from "vitest";
import { localAdministrator } from "../../../local/launch/configuration";
import { projectId } from "../../../local/shared/running-suite";
import type { CallableName } from "../../../src/domain/callables";
import { paths } from "../../../src/domain/kernel/collections";
import { registrationOf } from "../../../src/domain/statements/statements";
import { anInquiry, aSubscription } from "../../support/shared/builders";
import { callFunction, refusalOf } from "../../support/suite/caller";
import { database } from "../../support/shared/database";
import { clearFaults, setFault } from "../../support/suite/stand-ins";
import {
  waitForStatement,
  storedStatement,
  idOf,
  latestStatement,
  waitForNextStatement,
  testStatementContext,
} from "../../support/statements/statements";
import { runningSuite } from "../../support/suite/running-suite";

type MoveOutcome = "moved" | "replied" | "deleted";

const uid = "admin-of-statements";

async function createInquiryDocument(): Promise<string> {
  return (await addDoc(collection(database, paths.inquiries), anInquiry())).id;
}

async function moveInquiry(id: string): Promise<void> {
  const batch = writeBatch(database);
  const copy = { ...anInquiry(), status: "claimed", completed: false, movedAt: Timestamp.now() };
  batch.set(doc(database, paths.task(uid, id)), copy);
  addRemoval(batch, id, "moved");
  await batch.commit();
}

async function deleteInquiry(id: string): Promise<void> {
  const batch = writeBatch(database);
  addRemoval(batch, id, "deleted");
  await batch.commit();
}

/** Like the dashboard: the outcome of an inquiry is written in the commit that takes it away. */
function addRemoval(batch: WriteBatch, id: string, outcome: MoveOutcome): void {
  batch.delete(doc(database, paths.inquiry(id)));
  batch.set(doc(database, paths.inquiryOutcome(id)), { outcome, by: uid, at: Timestamp.now() });
}

// Each trigger is a process of its own here, and each takes seconds to start the first time.
vi.setConfig({ testTimeout: 90_000 });

test("joining the mailing list is recorded without a name or an address", async () => {
  const { id } = await addDoc(collection(database, paths.emailList), aSubscription());
  const statement = await waitForStatement(idOf("subscribed", id));
  expect(statement.object.definition.name).toEqual({ "en-US": "Mailing list" });
  expect(JSON.stringify(statement)).not.toMatch(/northwind|ines|@[a-z]/i);
});

describe("an inquiry", () => {
  test("that is moved to the task queue was sent and moved, but not deleted", { tags: ["heavy"] }, async () => {
    const id = await createInquiryDocument();
    await moveInquiry(id);
    const moved = await waitForStatement(idOf("inquiry moved", id));
    expect(moved.actor.account).toEqual({ homePage: "https://waymark.example", name: uid });
    await waitForStatement(idOf("inquiry sent", id));
    await updateDoc(doc(database, paths.task(uid, id)), { status: "open", reply: "Yes.", repliedAt: new Date(1000) });
    await waitForStatement(idOf("task replied", id, { nth: "1000" }));
    await updateDoc(doc(database, paths.task(uid, id)), { status: "completed", completed: true });
    await waitForStatement(idOf("task completed", id));
    await deleteDoc(doc(database, paths.task(uid, id)));
    await waitForNextStatement("task deleted", id);
    expect(await latestStatement("inquiry deleted", id)).toBeUndefined();

    await setDoc(doc(database, paths.task(uid, id)), { ...anInquiry(), status: "completed", completed: true });
    expect((await waitForNextStatement("task restored", id)).actor.account.name).toBe(uid);
  });

  test("that is replied to is not deleted either", async () => {
    const id = await createInquiryDocument();
    const batch = writeBatch(database);
    const copy = { ...anInquiry(), status: "open", reply: "Gladly.", repliedAt: Timestamp.now() };
    batch.set(doc(database, paths.repliedInquiry(uid, id)), copy);
    addRemoval(batch, id, "replied");
    await batch.commit();
    await waitForStatement(idOf("inquiry replied", id));
    expect(await latestStatement("inquiry deleted", id)).toBeUndefined();
  });

  test(
    "that is only removed was deleted, each time anew, and brought back in between",
    { tags: ["heavy"] },
    async () => {
      const id = await createInquiryDocument();
      await deleteInquiry(id);
      const deleted = await waitForNextStatement("inquiry deleted", id);
      expect(deleted.actor.account.name).toBe(uid);

      const undoing = writeBatch(database);
      undoing.set(doc(database, paths.inquiry(id)), anInquiry());
      undoing.delete(doc(database, paths.inquiryOutcome(id)));
      await undoing.commit();
      expect((await waitForNextStatement("inquiry restored", id)).actor.account.name).toBe(uid);

      await deleteInquiry(id);
      await waitForNextStatement("inquiry deleted", id, deleted);
    },
  );
});

test("the path of one business, from invitation to plan, can be found by one registration", async () => {
  const business = "business-of-statements";
  const form = { businessName: `Path ${randomUUID()}`, businessEmail: `${randomUUID()}@northwind.example` };
  const { invitationCode: code } = await calledByAdministrator<{ invitationCode: string }>("generateInvitation", form);
  const invitation = doc(database, paths.invitation(code));
  await updateDoc(invitation, { status: "used", usedBy: business });
  await updateDoc(invitation, { lastLogin: Timestamp.now() });
  await setDoc(doc(database, paths.answersOf(code)), {
    progressData: { 2: { teams: [] }, 3: currentFutureAnswers, 4: {} },
    trainingPlan: "A plan",
    planGeneratedAt: new Date(5000),
  });

  const path = await Promise.all([
    waitForStatement(idOf("invitation generated", code)),
    waitForStatement(idOf("registered", code)),
    waitForStatement(idOf("assessment started", code)),
    waitForStatement(idOf("step completed", code, { step: "3" })),
    waitForStatement(idOf("plan generated", code, { nth: "5000" })),
  ]);
  const { localId } = await administratorsToken();
  expect(path.map(({ actor }) => actor.account.name)).toEqual([localId, business, business, business, business]);
  for (const { context } of path) expect(context.registration).toBe(registrationOf(code, testStatementContext));
  expect(JSON.stringify(path)).not.toContain(code);
  expect(await storedStatement(idOf("step completed", code, { step: "4" }))).toBeUndefined();
});

test("a statement that the store rejects is kept with the reason, and an administrator has it sent again", async () => {
  const id = await createInquiryDocument();
  const statement = doc(database, paths.statement(idOf("inquiry sent", id)));
  await setFault("lrs", { kind: "reject-one", match: id, times: 1000 });
  await expect.poll(async () => (await getDoc(statement)).get("state") as unknown, pollOptions).toBe("rejected");
  expect((await getDoc(statement)).get("reason")).toContain("is refused");

  expect((await refusalOf(callFunction("replayStatements", {}))).code).toBe("unauthenticated");
  await clearFaults("lrs", id);
  expect(await calledByAdministrator<unknown>("replayStatements", {})).toEqual({
    replayed: expect.any(Number) as number,
  });
  await waitForStatement(idOf("inquiry sent", id));
  await expect.poll(async () => (await getDoc(statement)).get("state") as unknown, pollOptions).toBe("delivered");
});

const pollOptions = { timeout: 60_000, interval: 100 };

async function calledByAdministrator<Result>(name: CallableName, data: unknown): Promise<Result> {
  const { idToken } = await administratorsToken();
  const address = `http://127.0.0.1:${runningSuite().ports.functions}/${projectId}/us-central1/${name}`;
  const { result } = (await post(address, { data }, { authorization: `Bearer ${idToken}` })) as { result: Result };
  return result;
}

async function administratorsToken(): Promise<{ idToken: string; localId: string }> {
  const accounts = `http://127.0.0.1:${runningSuite().ports.auth}/identitytoolkit.googleapis.com/v1/accounts`;
  const signIn = { ...localAdministrator, returnSecureToken: true };
  return (await post(`${accounts}:signInWithPassword?key=emulator`, signIn)) as { idToken: string; localId: string };
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

const currentFutureAnswers = {
  currentPerformance: "4",
  gapAnalysis: "2",
  opportunityAssessment: "4",
  futureReadiness: "4",
};
