// The options of a blast: to greet by name, and to wait for its time.
import { afterEach, expect, test } from "vitest";
import { paths } from "../../src/domain/kernel/collections";
import { dayMs, hourMs } from "../../src/domain/kernel/durations";
import {
  aBlastEnvironment,
  blastReaders,
  emailsOf,
  recipientsOf,
  type BlastEnvironment,
} from "../support/blasts/blast-environment";
import { activeHtml } from "../support/shared/injections";

let environment: BlastEnvironment;
afterEach(() => environment.close());

test("each reader is greeted by name, escaped, and whoever has none or more than a name by the fallback", async () => {
  environment = await aBlastEnvironment();
  const names = ["Zoë & O'Neill", undefined, "Win at https://evil.example", "Ines\r\nBcc: evil@x.example"];
  const readers = blastReaders(names.length).map(({ email }, nth) => ({ email, name: names[nth] ?? null }));
  await environment.subscribe(readers);
  await environment.setFault({ kind: "reject-4xx", match: "reader-0@", times: 1 });
  const id = await environment.createBlast({ message: "Dear {name},\n\nnews for {name}.", nameFallback: "<reader>" });
  await environment.workUntilOver(id);
  const mails = await environment.mails();
  expect(recipientsOf(mails)).toEqual(emailsOf(readers));
  const greeted = new Map(mails.map((mail) => [mail.headers.to, mail]));
  const [first, ...others] = readers.map(({ email }) => greeted.get(email));
  expect(first?.text).toContain("Dear Zoë & O'Neill,\n\nnews for Zoë & O'Neill.");
  expect(first?.html).toContain("Dear Zoë &amp; O&#39;Neill,");
  for (const mail of others) {
    expect(mail?.text).toContain("Dear <reader>,");
    expect(mail?.html).toContain("Dear &lt;reader&gt;,");
    expect(mail?.html).not.toMatch(activeHtml);
  }
});

test("no name is kept where nobody is greeted by it", async () => {
  environment = await aBlastEnvironment();
  await environment.subscribe(blastReaders(3));
  const id = await environment.createBlast();
  const { prepareBatches } = await import("../../functions/src/blasts/prepare-batches");
  await prepareBatches(environment.context, await environment.blast(id));
  const batches = await environment.database.collection(paths.blastBatches(id)).get();
  expect(JSON.stringify(batches.docs.map((one) => one.data()))).not.toContain("Reader 0");
});

test("a blast waits for its time, which the sweep brings nearer, and is sent then to whoever is on the list by then", async () => {
  environment = await aBlastEnvironment();
  await environment.subscribe(blastReaders(2));
  const sendAt = new Date(environment.context.now().getTime() + 40 * dayMs);
  const id = await environment.createBlast({ sendAt });
  expect(await environment.work(id)).toBeUndefined();
  environment.advanceClock(40 * dayMs - hourMs / 6);
  expect(await environment.work(id)).toEqual(sendAt);
  await environment.subscribe(blastReaders(1, "late"));
  expect(await environment.mails()).toEqual([]);
  environment.advanceClock(hourMs / 6);
  await environment.workUntilOver(id);
  expect(await environment.mails()).toHaveLength(3);
  expect(await environment.blast(id)).toMatchObject({ status: "finished", sendAt });
});

test("a blast that an earlier version was preparing goes out, also before the migration", async () => {
  environment = await aBlastEnvironment();
  await environment.subscribe(blastReaders(3));
  const id = await environment.createBlast();
  await environment.database.doc(paths.blast(id)).update({ status: "planning" });
  await environment.workUntilOver(id);
  expect(await environment.mails()).toHaveLength(3);
  expect(await environment.blast(id)).toMatchObject({ status: "finished", counts: { sent: 3 } });
});

test("one that is cancelled before its time never goes out", async () => {
  environment = await aBlastEnvironment();
  await environment.subscribe(blastReaders(2));
  const id = await environment.createBlast({ sendAt: new Date(environment.context.now().getTime() + dayMs) });
  await environment.database.doc(paths.blast(id)).update({ status: "cancelled" });
  environment.advanceClock(2 * dayMs);
  await environment.workUntilOver(id);
  expect(await environment.mails()).toEqual([]);
  expect(await environment.blast(id)).toMatchObject({ status: "cancelled", active: false });
});
