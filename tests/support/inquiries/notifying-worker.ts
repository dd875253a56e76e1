// A process that delivers the events of inquiries and sweeps once an hour of its own time, for tests that kill it.
import { runAgainstSuite } from "../suite/in-process";

export interface NotifyingOrder {
  project: string;
  /** The ids of inquiries, of each hour; an event may have been delivered before. */
  hours: string[][];
  /** The end of the first of these hours. */
  begins: number;
}

const order = JSON.parse(process.argv[2] ?? "") as NotifyingOrder;
runAgainstSuite({ GCLOUD_PROJECT: order.project, LRS_ENABLED: "off" });
const { database } = await import("../../../functions/src/firestore/database");
const { sweepMails } = await import("../../../functions/src/mail/delivery");
const { inquiryWritten } = await import("../../../functions/src/background/triggers");
const { digests } = await import("../../../functions/src/operator/notifications/send-notifications");

const eventsAtOnce = 5;
const before = await database.doc("nowhere/nothing").get();

async function deliver(id: string): Promise<void> {
  const after = await database.doc(`inquiries/${id}`).get();
  const event = { id: `event/${id}`, params: { id }, time: new Date().toISOString(), data: { before, after } };
  await inquiryWritten.run(event as never);
  process.stdout.write(`${id}\n`);
}

for (const [hour, ids] of order.hours.entries()) {
  for (let first = 0; first < ids.length; first += eventsAtOnce)
    await Promise.all(ids.slice(first, first + eventsAtOnce).map(deliver));
  process.stdout.write("sweep\n");
  await sweepMails(digests, new Date(order.begins + hour * 3_600_000));
}
process.exit(0);
