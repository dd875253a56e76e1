// What administrators have written down about a task ends with the task, and not when it only goes elsewhere.
import { randomUUID } from "node:crypto";
import { deleteDoc, doc, getDoc, setDoc, writeBatch } from "firebase/firestore/lite";
import { expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { aTask } from "../../support/shared/builders";
import { database } from "../../support/shared/database";

const at = (path: string) => doc(database, path);
const endOf = async (path: string) => (await getDoc(at(path))).get("expiresAt") as unknown;
const soon = { timeout: 30_000 };

test("notes end with a task that is deleted, stay where that is undone, and go along where it is handed over", async () => {
  const run = randomUUID();
  const [mine, colleagues, note] = [
    paths.task(`ada-${run}`, run),
    paths.task(`ben-${run}`, run),
    paths.inquiryNote(run, "note"),
  ];
  await setDoc(at(note), { text: "Ask about the budget.", by: "ada", byEmail: "ada@waymark.example", at: new Date() });
  await setDoc(at(mine), aTask());
  await deleteDoc(at(mine));
  await expect.poll(() => endOf(note), soon).toBeDefined();
  await setDoc(at(mine), aTask());
  await expect.poll(() => endOf(note), soon).toBeUndefined();

  const batch = writeBatch(database);
  batch.set(at(colleagues), aTask());
  batch.delete(at(mine));
  batch.set(at(paths.taskHandOver(run)), { from: `ada-${run}`, to: `ben-${run}`, by: `ada-${run}`, at: new Date() });
  await batch.commit();
  await deleteDoc(at(colleagues));
  await expect.poll(() => endOf(note), soon).toBeDefined();
  expect(await endOf(paths.taskHandOver(run))).toBeDefined();
});
