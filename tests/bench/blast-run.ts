// Sends to the same people by a bare pooled nodemailer and by a blast with all its notes, into the same mail server, in turns, and
// prints the figures as JSON.
import { randomUUID } from "node:crypto";
import { createTransport } from "nodemailer";
import type { BlastThroughput } from "./blast-throughput.spec";
import { blastProject } from "../support/blasts/blast-clock";
import { countOperations } from "../support/shared/firestore-operations";
import { runAgainstSuite } from "../support/suite/in-process";
import { theSuite } from "../support/suite/suite";

const [smtpUrl = "", count = "", rounds = ""] = process.argv.slice(2);
const recipients = Number(count);
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

const mail = { smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" };
const engine = { database, now: () => new Date(), mail, settings: blastConfig() };
const written = { subject: "News", message: "Dear reader,\n\nthere is news about our courses.\n\nWaymark" };
const addresses = Array.from({ length: recipients }, (_, nth) => `reader-${nth}@northwind.example`);

await fetch(
  `http://127.0.0.1:${theSuite().ports.firestore}/emulator/v1/projects/${blastProject}/databases/(default)/documents`,
  { method: "DELETE" },
);
const writer = database.bulkWriter();
for (const email of addresses) void writer.create(database.collection("emailList").doc(), { name: "Reader", email });
await writer.close();

async function bare(): Promise<number> {
  const mails = addresses.map(blastMails("bare", written, engine));
  const { connections } = engine.settings;
  const transport = createTransport({ ...transportOptions(smtpUrl), maxConnections: connections, pool: true });
  const began = performance.now();
  await Promise.all(mails.map((one) => transport.sendMail(one)));
  const took = performance.now() - began;
  transport.close();
  return took;
}

async function blast(): Promise<number> {
  const began = performance.now();
  const id = await recordBlast(engine, { ...written, createdBy: "administrator", key: randomUUID() });
  for (let again: Date | undefined = new Date(); again;) again = await workOn(engine, id ?? "");
  const took = performance.now() - began;
  const ended = await readBlast(engine, id ?? "");
  if (ended?.status !== "finished" || ended.counts.sent !== recipients) throw new Error("Not everybody was sent to.");
  return took;
}

await bare();
const operations = countOperations(database);
await blast();
const counted = operations();
const [bareMs, blastMs]: [number[], number[]] = [[], []];
for (let round = 0; round < Number(rounds); round++) {
  bareMs.push(await bare());
  blastMs.push(await blast());
}
const figures: BlastThroughput = { bareMs, blastMs, ...counted };
process.stderr.write(`figures ${JSON.stringify(figures)}\n`);
process.exit(0);
