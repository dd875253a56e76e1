// `npm run restore`: what a backup holds, into a new database, to which the site is switched afterwards.
import { operatorPersonalDataMessages } from "../../src/domain/operation/words";
import { print, UserError } from "../shared/terminal";
import { parseBackupArguments } from "./backup/arguments";
import { restore } from "./backup/restore";
import { runOperatorScript } from "./command-line";

const restoreUsage = `Usage:
  npm run restore -- --project <id> gs://<bucket>/<backup> --database <new name>
  npm run restore -- --local <folder>/<backup> --database <new name>`;

await runOperatorScript(async () => {
  const { services, inUse, database, place } = parseBackupArguments(restoreUsage);
  if (database === undefined) throw new UserError(restoreUsage);
  const { documents, restored, kept, erasedAgain } = await restore(services, database, place(), inUse);
  const next = services.isLocal
    ? `start with FIRESTORE_DATABASE=${database} npm start`
    : `write FIRESTORE_DATABASE=${database} into functions/.env.${services.project} and run npm run deploy -- --project ${services.project}`;
  print(
    `${documents} documents and ${restored} accounts are restored; ${kept} accounts were there and stay as they are.`,
  );
  if (erasedAgain > 0) print(operatorPersonalDataMessages.erasedAgain(erasedAgain));
  print(`The database ${database} is not in use yet. To use it, ${next}`);
  return 0;
});
