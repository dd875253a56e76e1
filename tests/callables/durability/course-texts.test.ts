// The texts and sources of a course whose own document was deleted alone end by themselves; a course that is there
// again keeps its own.
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { paths } from "../../../src/domain/kernel/collections";
import { anEventLog, type LoggedEvent } from "../../support/suite/event-log";

const project = `${projectId}-texts-${randomUUID().slice(0, 8)}`;
Object.assign(process.env, { GCLOUD_PROJECT: project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const triggers = await import("../../../functions/src/background/triggers");

const late: LoggedEvent[] = [];
const events = anEventLog(database, triggers, (news) => {
  late.push(...news);
  return Promise.resolve();
});

const course = paths.course("code-1", "course-1");
const text = paths.courseText("code-1", "course-1", "course-outline");
const source = paths.courseSource("code-1", "course-1", 0);
const at = (path: string) => database.doc(path);
const write = () =>
  Promise.all([
    at(text).set({ tool: "course-outline", earlier: [] }),
    at(source).set({ source: "handbook", name: "Handbook", paragraphs: "1 Oil it.", version: 1 }),
  ]);

/** Tells whether both are there, or neither. */
async function isThere(): Promise<boolean> {
  const [first, second] = await Promise.all([at(text).get(), at(source).get()]);
  expect(second.exists).toBe(first.exists);
  return first.exists;
}

test("a text and a source end with their course, unless they were written since or the course is there again", async () => {
  await at(course).set({ topic: "Safe lifting" });
  await write();
  await events.commit([course], (batch) => batch.delete(at(course)));
  const [deletion] = late;
  await at(course).set({ topic: "Safe lifting" });
  await deletion?.deliver();
  expect(await isThere(), "brought back").toBe(true);
  await at(course).delete();
  await deletion?.deliver();
  expect(await isThere(), "gone").toBe(false);
  await write();
  await deletion?.deliver();
  expect(await isThere(), "written since").toBe(true);
});
