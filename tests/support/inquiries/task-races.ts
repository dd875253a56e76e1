// An administrator with two windows who does different things to one task at the same moment, and two who take over the
// same task of a former colleague; over real Firestore clients of their own.
import fc from "fast-check";
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  type DocumentData,
  type Firestore,
} from "firebase/firestore";
import { expect } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import * as tasks from "../../../src/firebase/inquiries/task-transactions";
import { aTask } from "../shared/builders";
import { runningSuite } from "../suite/running-suite";

setLogLevel("silent");

const queues = ["ada", "ben", "cyd", "left"] as const;
type Queue = (typeof queues)[number];
const emailOf = (uid: Queue) => `${uid}@waymark.example`;

const windows = ["ada", "ada too", "ben"] as const;
type Window = (typeof windows)[number];
const ownerOf = (window: Window) => (window === "ben" ? "ben" : "ada");

const actions = ["hand to ben", "hand to cyd", "complete", "delete", "answer", "date", "note"] as const;

interface Attempt {
  window: Window;
  action: (typeof actions)[number] | "take over";
}

/** A note is written for itself, and is refused about what is there no more. */
type Result = Attempt & (tasks.TaskActionResult | { result: "refused" });

export interface TaskRace {
  queue: "ada" | "left";
  attempts: Attempt[];
}

const own = fc.record<Attempt>({
  window: fc.constantFrom("ada", "ada too"),
  action: fc.constantFrom(...actions),
});
const takingOver = fc.record<Attempt>({ window: fc.constantFrom(...windows), action: fc.constant("take over") });

export function taskRaces(count: number): fc.Arbitrary<TaskRace[]> {
  const attempts = (attempt: fc.Arbitrary<Attempt>) => fc.array(attempt, { minLength: 2, maxLength: 3 });
  const race = fc.oneof(
    { weight: 4, arbitrary: fc.record<TaskRace>({ queue: fc.constant("ada"), attempts: attempts(own) }) },
    { weight: 1, arbitrary: fc.record<TaskRace>({ queue: fc.constant("left"), attempts: attempts(takingOver) }) },
  );
  return fc.array(race, { minLength: count, maxLength: count });
}

interface Environment {
  projectId: string;
  owner: Firestore;
}

/** Throws unless each ends with the task in one place, one winner, and everybody else told of it. */
export async function runTaskRaces({ projectId, owner }: Environment, races: readonly TaskRace[]): Promise<void> {
  const former = { revokedAt: new Date(0) };
  await setDoc(doc(owner, paths.revokedAdministrator("left")), former);
  for (const uid of queues)
    await setDoc(doc(owner, paths.administrator(uid)), { email: emailOf(uid), ...(uid === "left" && former) });
  const clients = new Map(windows.map((window) => [window, clientOf(projectId, ownerOf(window))]));
  try {
    for (const [nth, race] of races.entries()) await runRace(owner, `task-${nth}`, race, clients);
  } finally {
    await Promise.all([...clients.values()].map((db) => deleteApp(db.app)));
  }
}

async function runRace(owner: Firestore, id: string, { queue, attempts }: TaskRace, clients: Map<Window, Firestore>) {
  const asked = { name: id, movedAt: new Date(1000), createdAt: new Date(0) };
  await setDoc(doc(owner, paths.task(queue, id)), aTask(asked));
  const results = await Promise.all(
    attempts.map(async (attempt) => {
      const task = { db: clients.get(attempt.window) ?? owner, uid: queue, id };
      return { ...attempt, ...(await run(task, attempt)) };
    }),
  );
  const read = async (uid: Queue) => [uid, (await getDoc(doc(owner, paths.task(uid, id)))).data()] as const;
  const found = (await Promise.all(queues.map(read))).filter(([, task]) => task !== undefined);
  expectOneWinner(queue, results, found);
  const notes = await getDocs(collection(owner, paths.inquiryNotes(id)));
  const kept = results.filter(({ action, result }) => action === "note" && result === "done");
  expect(notes.size, `each note is kept: ${JSON.stringify(results)}`).toBe(kept.length);
}

function expectOneWinner(queue: Queue, results: Result[], found: (readonly [Queue, DocumentData | undefined])[]) {
  const said = JSON.stringify(results);
  const done = (...wanted: Attempt["action"][]) =>
    results.filter(({ action, result }) => wanted.includes(action) && result === "done");
  const moved = done("hand to ben", "hand to cyd", "take over");
  const targets = new Set(moved.map(targetOf));
  expect(targets.size, `one gets it: ${said}`).toBeLessThanOrEqual(1);
  const [target = queue] = targets;
  const isDeleted = done("delete").length > 0;
  expect(
    found.map(([uid]) => uid),
    `it is in one place: ${said}`,
  ).toEqual(isDeleted ? [] : [target]);

  const kinds = [moved, done("complete", "delete"), done("answer")].filter((some) => some.length > 0);
  expect(kinds.length, `one winner: ${said}`).toBeLessThanOrEqual(1);
  expect(done("answer").length, `one answer: ${said}`).toBeLessThanOrEqual(1);
  if (target !== queue)
    for (const { window, action, ...told } of results.filter(({ result }) => result === "task-gone"))
      expect(told, `${window} is told who has it when they ${action}`).toMatchObject({
        handedOver: { email: emailOf(target) },
      });

  const [, task] = found[0] ?? [];
  if (!task) return;
  expect(task.status === "completed", said).toBe(done("complete").length > 0);
  expect(task.message).toBe(aTask().message);
  if (done("date").length > 0) expect(task.dueOn, `the date is kept: ${said}`).toBe("2027-01-31");
  if (target !== queue) expect(task.handedOver, said).toMatchObject({ by: ownerOf(moved[0]?.window ?? "ada") });
}

function targetOf({ window, action }: Attempt): Queue {
  if (action === "take over") return ownerOf(window);
  return action === "hand to ben" ? "ben" : "cyd";
}

async function write(
  task: tasks.QueuedTask,
  me: { uid: string; email: string },
): Promise<{ result: Result["result"] }> {
  const fields = { text: "Ask about the budget.", by: me.uid, byEmail: me.email, at: serverTimestamp() };
  try {
    await setDoc(doc(collection(task.db, paths.inquiryNotes(task.id))), fields);
    return { result: "done" };
  } catch (error) {
    expect(error).toMatchObject({ code: "permission-denied" });
    return { result: "refused" };
  }
}

function run(task: tasks.QueuedTask, attempt: Attempt): Promise<Pick<Result, "result">> {
  const me = { uid: ownerOf(attempt.window), email: emailOf(ownerOf(attempt.window)) };
  switch (attempt.action) {
    case "complete":
      return tasks.complete(task);
    case "delete":
      return tasks.remove(task);
    case "answer":
      return tasks.beginReply(task);
    case "note":
      return write(task, me);
    case "date":
      return tasks.setDue(task, "2027-01-31");
    default:
      return tasks.move(me, task, targetOf(attempt), "Please call.");
  }
}

function clientOf(projectId: string, uid: Queue): Firestore {
  const db = getFirestore(initializeApp({ projectId, apiKey: "emulator" }, Math.random().toString(36)));
  const mockUserToken = { sub: uid, email: emailOf(uid), admin: true };
  connectFirestoreEmulator(db, "127.0.0.1", runningSuite().ports.firestore, { mockUserToken });
  return db;
}
