// Sends to the same people by a bare pooled nodemailer and by a blast with all its notes, into the same mail server, in
// turns, and prints the figures as JSON.
import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { BlastThroughput } from "./blast-throughput.spec";
import { emptyDatabase } from "../../local/emulators/empty-database";
import { blastProject } from "../support/blasts/blast-clock";
import { countOperations } from "../support/shared/firestore-operations";
import { runAgainstSuite } from "../support/suite/in-process";
import { runningSuite } from "../support/suite/running-suite";

const [smtpUrl = "", recipientCount = "", roundCount = ""] = process.argv.slice(2);
const recipientTotal = Number(recipientCount);
runAgainstSuite({ GCLOUD_PROJECT: blastProject });
const [
  { database },
  { workOn },
  { recordBlast },
  { readBlast },
  { blastMails },
  { transportOptions },
  { blastConfig },
] = await Promise.all([
  import("../../functions/src/firestore/database"),
  import("../../functions/src/blasts/worker"),
  import("../../functions/src/blasts/record-blast"),
  import("../../functions/src/blasts/stored-blast"),
  import("../../functions/src/blasts/blast-mail"),
  import("../../functions/src/mail/transport"),
  import("../../functions/src/config"),
]);

const benchMail = { smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" };
const blastContext = { database, now: () => new Date(), mail: benchMail, settings: blastConfig() };
const blastText = { subject: "News", message: "Dear reader,\n\nthere is news about our courses.\n\nWaymark" };
const benchAddresses = Array.from({ length: recipientTotal }, (_, nth) => `reader-${nth}@northwind.example`);

await emptyDatabase(runningSuite().ports.firestore, blastProject);
const writer = database.bulkWriter();
for (const email of benchAddresses)
  void writer.create(database.collection("emailList").doc(), { name: "Reader", email });
await writer.close();

async function sendBare(): Promise<number> {
  const mailTo = blastMails("bare", blastText, blastContext);
  const mails = benchAddresses.map((address) => mailTo(address));
  const { connections } = blastContext.settings;
  const transport = createTransport({ ...transportOptions(smtpUrl), maxConnections: connections, pool: true });
  const began = performance.now();
  await Promise.all(mails.map((one) => transport.sendMail(one)));
  const took = performance.now() - began;
  transport.close();
  return took;
}

async function sendBlast(): Promise<number> {
  const began = performance.now();
  const id = await recordBlast(blastContext, { ...blastText, createdBy: "administrator", key: randomUUID() });
  for (let again: Date | undefined = new Date(); again;) again = await workOn(blastContext, id ?? "");
  const took = performance.now() - began;
  const ended = await readBlast(blastContext, id ?? "");
  if (ended?.status !== "finished" || ended.counts.sent !== recipientTotal)
    throw new Error("Not everybody was sent to.");
  return took;
}

await sendBare();
const operations = countOperations(database);
await sendBlast();
const operationCounts = operations();
const [bareMs, blastMs]: [number[], number[]] = [[], []];
for (let round = 0; round < Number(roundCount); round++) {
  bareMs.push(await sendBare());
  blastMs.push(await sendBlast());
}
const throughput: BlastThroughput = { bareMs, blastMs, ...operationCounts };
process.stderr.write(`figures ${JSON.stringify(throughput)}\n`);
process.exit(0);
