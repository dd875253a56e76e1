// Reads the state of the site from a handful of documents, so that a monitor may ask every minute.
import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { countOrZero } from "../../../../src/domain/kernel/counters";
import { hourMs } from "../../../../src/domain/kernel/durations";
import { daysUntilModelEnds } from "../../../../src/domain/kernel/project/models";
import { subscriberImport } from "../../../../src/domain/mailing-list/import/import";
import { toldPlansFor, type HealthFacts } from "../../../../src/domain/operation/health";
import { relayStatus } from "../../../../src/domain/statements/outbox-statement";
import { readableBlast } from "../../blasts/stored-blast";
import { limit, modelName } from "../../config";
import { datedFields } from "../../firestore/dated-fields";
import { lastAnswersIn, timeIn } from "../../firestore/last-answers";
import { arrivalsPath } from "../../limits/flood/arrival-gate";
import { dayOf } from "../../limits/daily-quota";
import { tokenBudget } from "../../limits/token-budget";
import { currentSchema } from "../migrations/migrate";

/** No site has more than a few under way, but paused blasts stay active. */
const mostActive = 100;

export async function readHealthFacts(database: Firestore, now: Date): Promise<HealthFacts> {
  const [documents, blasts, imports, plans] = await Promise.all([
    database.getAll(
      ...[
        paths.relayStatus,
        `${paths.budgets}/${dayOf(now)}`,
        tokenBudget(now).path,
        paths.modelHealth,
        paths.mailHealth,
        paths.lastSweep,
        paths.lastBackup,
        paths.migrations,
        arrivalsPath("inquiries", now),
        arrivalsPath("inquiries", new Date(now.getTime() - hourMs)),
      ].map((path) => database.doc(path)),
    ),
    database.collection(paths.blasts).where("active", "==", true).limit(mostActive).get(),
    database.collection(paths.imports).where("active", "==", true).limit(mostActive).get(),
    database
      .collectionGroup("planRun")
      .where("heartbeatAt", ">=", new Date(now.getTime() - toldPlansFor))
      .limit(mostActive)
      .get(),
  ]);
  const [relay, texts, tokens, model, mail, sweep, backup, migrations, ...hours] = documents;
  const { oldestWaitingAt, problem } = relayStatus.parse((relay && datedFields(relay)) ?? {});
  return {
    outbox: { oldestWaitingAt, isSetUp: problem !== "unset" },
    blasts: blasts.docs.flatMap(progressOf),
    imports: imports.docs.map(({ updateTime }) => updateTime.toDate()),
    plans: plans.docs.flatMap((run) => (run.get("status") === "running" ? (timeIn(run, "heartbeatAt") ?? []) : [])),
    unreadable: {
      active:
        blasts.docs.filter((document) => !readableBlast(document)).length +
        imports.docs.filter((document) => !subscriberImport.safeParse(datedFields(document)).success).length,
      mailMetAt: timeIn(mail, "unreadableAt"),
    },
    mail: lastAnswersIn(mail),
    budgets: [
      { used: Number(texts?.get("count") ?? 0), most: limit("GENERATIONS_PER_DAY") },
      { used: Number(tokens?.get("count") ?? 0), most: tokenBudget(now).limit },
    ],
    heldInquiries: hours.reduce((held, hour) => held + Number(hour.get("held") ?? 0), 0),
    model: lastAnswersIn(model),
    modelCutAt: timeIn(model, "cutAt"),
    daysUntilModelEnds: daysUntilModelEnds(modelName(), now),
    sweptAt: timeIn(sweep, "at"),
    sweptWholeAt: timeIn(sweep, "wholeAt"),
    schema: { stored: countOrZero.parse(migrations?.get("schema")), current: currentSchema },
    backedUpAt: timeIn(backup, "at"),
    isLocal: process.env.FUNCTIONS_EMULATOR === "true",
  };
}

/** A blast that an administrator has paused is not late. */
function progressOf(document: DocumentSnapshot): HealthFacts["blasts"] {
  const blast = readableBlast(document);
  const changedAt = document.updateTime?.toDate();
  if (!blast || !changedAt || blast.status === "paused") return [];
  const waitsUntil = blast.status === "scheduled" ? blast.sendAt : blast.retryAt;
  return [{ changedAt, waitsUntil: waitsUntil ?? undefined }];
}
