// `npm run backup`: everything that the site knows, into a folder or a bucket.
import { print } from "../shared/terminal";
import { parseBackupArguments } from "./backup/arguments";
import { backUp, momentOfBackup } from "./backup/back-up";
import { runOperatorScript } from "./command-line";

const backupUsage = `Usage:
  npm run backup -- --project <id> [--out gs://<bucket>]   a real project, into gs://<id>-backups or another bucket
  npm run backup -- --local <folder>                       the emulators of a running \`npm start\`

    --database <name>   another database than the one that the functions use`;

await runOperatorScript(async () => {
  const { services, inUse, database = inUse, place } = parseBackupArguments(backupUsage);
  const now = momentOfBackup(services, new Date());
  const backup = place(now.toISOString().replace(/\.\d+/, "").replaceAll(":", "-"));
  const { documents, accounts } = await backUp(services, database, backup, now);
  print(`${documents} documents and ${accounts} accounts are in ${backup.address}`);
  return 0;
});
