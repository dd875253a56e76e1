// A process that works on an import until it is done, for tests that kill it: it says so each time that it looks at the
// clock.
import { runAgainstSuite } from "../suite/in-process";

export interface ImportingOrder {
  project: string;
  id: string;
}

const { project, id } = JSON.parse(process.argv[2] ?? "") as ImportingOrder;
runAgainstSuite({ GCLOUD_PROJECT: project, DOUBLE_OPT_IN: "on" });
const { database } = await import("../../../functions/src/firestore/database");
const { workOnImport } = await import("../../../functions/src/mailing-list/import/import-worker");

function now(): Date {
  process.stdout.write("tick\n");
  return new Date();
}

while (await workOnImport({ database, now }, id));
process.exit(0);
