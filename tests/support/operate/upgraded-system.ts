// A filled system of an earlier version in a project of its own, and what arrives of it by the words of the guide. The
// functions' own code works on it afterwards, with a mail server, a record store and a clock of its own.
import { expect } from "vitest";
import { guide } from "../../../local/checks/cost-table";
import { commandsIn } from "../../../local/checks/shell-blocks";
import { writeAccounts } from "../../../local/operate/backup/accounts";
import { writeDocuments, type StoredDocument } from "../../../local/operate/backup/documents";
import { localServices } from "../../../local/operate/backup/project-services";
import { startMailCatcher } from "../../../local/stand-ins/mail/mail";
import type { CaughtMail } from "../../../local/stand-ins/mail/mailbox";
import { startRecordStore } from "../../../local/stand-ins/record-store/record-store";
import { paths } from "../../../src/domain/kernel/collections";
import { signInWithPassword } from "../accounts/identity";
import { blastSettings } from "../blasts/blast-environment";
import { everythingIn } from "../statements/statements";
import { runningSuite } from "../suite/running-suite";
import { everyDocument } from "./every-document";
import type { RecordedSystem } from "./recorded-system";
import { typeCommand } from "./typed-command";

/** The commands of the guide for a new version. */
function upgradeCommands(): string[] {
  const commands = commandsIn(guide().slice(guide().indexOf("## 9.")));
  return commands.slice(0, commands.findLastIndex((command) => command.startsWith("npm run smoke")) + 1);
}

/** Stands for itself: the code that runs here is that of the new version, and `npm test` is this test's own run. */
const ofThisCode = /^git pull$|^npm test$/;
/** Another project, and what only a real one can be asked; `smoke` asks the suite's site. */
const elsewhere = /your-staging|^npm run deploy /;

export interface UpgradeSteps {
  /** Runs where the guide deploys: from there on the new functions work on the old documents. */
  deployed: () => Promise<void>;
  folder: string;
}

/** Types the commands of the guide, with the emulators in the place of the project. */
export async function upgradeByTheGuide(project: string, { deployed, folder }: UpgradeSteps): Promise<string[]> {
  const typed: string[] = [];
  for (const command of upgradeCommands()) {
    if (command === "npm run deploy -- --project your-project") await deployed();
    if (ofThisCode.test(command) || elsewhere.test(command)) continue;
    const place = command.startsWith("npm run backup") ? `--local ${folder}` : "--local";
    const local = command.replace(/--project your-project( --out \S+)?/, place);
    expect(local, "a command that this test does not know").not.toBe(command);
    const ofSuite = command.startsWith("npm run smoke");
    const { code, output } = await typeCommand(local, ofSuite ? runningSuite().projectId : project);
    expect({ command, code, output }).toMatchObject({ code: 0 });
    typed.push(command);
  }
  return typed;
}

export async function plantSystem(project: string, system: RecordedSystem): Promise<void> {
  const { documents, accounts } = system;
  await removeAccounts(system);
  await writeDocuments(localServices(runningSuite(), project), "(default)", documents);
  const ofSuite = localServices(runningSuite(), runningSuite().projectId);
  await writeAccounts(ofSuite, { ...accounts, users: accounts.users.filter(isOfBusiness) });
}

/** The accounts of the suite are shared, and another version has the same addresses. */
export async function removeAccounts({ accounts }: RecordedSystem): Promise<void> {
  const { api, identity, project } = localServices(runningSuite(), runningSuite().projectId);
  const email = accounts.users.filter(isOfBusiness).flatMap((one) => one.email ?? []);
  const address = `${identity}/projects/${project}/accounts`;
  const { users = [] } = await api.post<{ users?: { localId: string }[] }>(`${address}:lookup`, { email });
  for (const { localId } of users) await api.post(`${address}:delete`, { localId });
}

/** The suite has its administrator. */
function isOfBusiness({ email = "" }: { email?: string }): boolean {
  return !email.startsWith("admin@");
}

export async function hasPassword(email: string, password: string): Promise<boolean> {
  return signInWithPassword(email, password).then(
    () => true,
    () => false,
  );
}

export function documentsOf(project: string): Promise<StoredDocument[]> {
  return everyDocument(localServices(runningSuite(), project), "(default)");
}

/** Lets the new functions end every blast that was under way; answers with the mails that this sent. */
export async function sendWhatWasUnderWay(): Promise<CaughtMail[]> {
  const { database } = await import("../../../functions/src/firestore/database");
  const { workOn } = await import("../../../functions/src/blasts/worker");
  const { readableBlast } = await import("../../../functions/src/blasts/stored-blast");
  const catcher = await startMailCatcher({ smtpPort: 0, webPort: 0 });
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const mail = { smtpUrl: catcher.smtpUrl, from: "hello@waymark.example", replyTo: "answers@waymark.example" };
  const context = { database, now, mail, settings: blastSettings };
  const active = await database.collection(paths.blasts).where("active", "==", true).get();
  for (const document of active.docs) {
    if (readableBlast(document)?.status === "paused") await document.ref.update({ status: "sending" }); // "Resume"
    for (let again = await workOn(context, document.id); again; again = await workOn(context, document.id))
      aheadMs += Math.max(0, again.getTime() - now().getTime());
  }
  const mails = (await (await fetch(`${catcher.url}/messages`)).json()) as CaughtMail[];
  await catcher.close();
  return mails;
}

/** Lets the new relay deliver what waited; answers with the ids that the store has got. */
export async function deliverWhatWaited(): Promise<string[]> {
  const { database } = await import("../../../functions/src/firestore/database");
  const { sendDueStatements } = await import("../../../functions/src/statements/relay");
  const store = await startRecordStore({ port: 0 });
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  const config = {
    endpoint: `${store.url}/xapi`,
    username: "waymark",
    password: "waymark",
    version: "1.0.3" as const,
    timeoutMs: 10_000,
  };
  const send = () => sendDueStatements({ database, now }, config);
  for (let again = await send(); again; again = await send()) aheadMs += Math.max(0, again.getTime() - now().getTime());
  const stored = await everythingIn(store.url);
  await store.close();
  return stored.map(({ id }) => id);
}
