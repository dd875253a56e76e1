// Fills an earlier version that runs by its own `npm start`, as its visitors, businesses and administrators would: by
// its rules, its functions and its triggers. Then it keeps all that is stored there, with what had left the site.
// `tests/recordings/README.md` has the command.
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as pause } from "node:timers/promises";
import { backUp } from "../../../local/operate/backup/back-up";
import { documentsName, localServices } from "../../../local/operate/backup/project-services";
import { backupPlace } from "../../../local/operate/backup/place";
import { fixedPorts, projectId } from "../../../local/shared/running-suite";
import type { RecordedSystem } from "../../support/operate/recorded-system";

const [version = "", tree = ""] = process.argv.slice(2);
const { auth, firestore, functions, mail, model, lrs } = fixedPorts;
const root = documentsName(projectId, "(default)");
const isOldest = version === "b998385";
const password = "northwind-7";

type Fields = Record<string, unknown>;
interface Session {
  uid: string;
  email: string;
  idToken: string;
  authTime: number;
}

const [fullAnswers, halfAnswers] = await answersOfThen();
const administrator = await logIn("admin@waymark.example", "waymark-admin");

await fillMailingList();
await fillInquiries();
await fillBusinesses();
await fillBlasts();
await fillOutbox();
await beginLastBlast();
await keep();

/** The answers that the version's own tests fill in. */
async function answersOfThen(): Promise<[Fields, Fields]> {
  const place = isOldest ? "answers.example.ts" : "answers/answers.fixture.ts";
  const address = pathToFileURL(join(tree, "src/domain/assessment", place)).href;
  const made = (await import(address)) as { fullAnswers: () => Fields; halfAnswers: () => Fields };
  return [made.fullAnswers(), made.halfAnswers()];
}

async function fillMailingList(): Promise<void> {
  const subscribe = (email: string, nth: number) =>
    commit([create("emailList", { ...contact(email, nth), consent: { text: "Yes, write to me." } }, ["createdAt", "consent.at"])]);
  for (let nth = 0; nth < 58; nth++) await subscribe(`reader-${nth}@northwind.example`, nth);
  await subscribe("refuses@northwind.example", 58);
  await subscribe("READER-3@Northwind.example", 59);
  // Before there were rules for it, anything got in.
  for (const email of ["ü@northwind.example", "u@x..example"])
    await commitAsOwner([create("emailList", { name: "   ", businessName: "Odd & Sons", email, createdAt: new Date() })]);
}

async function fillInquiries(): Promise<void> {
  for (let nth = 0; nth < 12; nth++)
    await commit([
      create(
        "inquiries",
        { ...contact(`asks-${nth}@northwind.example`, nth), message: `Do you train shift leaders, case ${nth}?`, status: "new" },
        ["createdAt"],
      ),
    ]);
  const [claimed = "", open = "", completed = "", replied = "", deleted = ""] = (await read("inquiries"))
    .filter(({ fields }) => String(fields.email).startsWith("asks-"))
    .map(({ id }) => id);
  await claim(claimed);
  await claim(open);
  await update(`profiles/${administrator.uid}/taskQueue/${open}`, { reply: "Yes, we do.", status: "open" }, ["repliedAt"]);
  await claim(completed);
  await update(`profiles/${administrator.uid}/taskQueue/${completed}`, { completed: true, status: "completed" });
  const answer = { recipientEmail: await emailOf(replied), subject: "Your question", message: "Yes, we do." };
  await call("sendEmailReply", answer, administrator);
  await settle(replied, "replied", `profiles/${administrator.uid}/inquiries`, { status: "open", reply: "Yes, we do." }, ["repliedAt"]);
  await settle(deleted, "deleted");
}

async function emailOf(inquiry: string): Promise<string> {
  return String((await read("inquiries")).find(({ id }) => id === inquiry)?.fields.email);
}

async function claim(id: string): Promise<void> {
  const place = `profiles/${administrator.uid}/taskQueue`;
  await settle(id, "moved", place, { status: "claimed", completed: false }, ["movedAt"]);
}

async function settle(id: string, outcome: string, place?: string, changes: Fields = {}, times: string[] = []) {
  const { fields = {} } = (await read("inquiries")).find((one) => one.id === id) ?? {};
  const { name, businessName, email, message, status, createdAt } = fields;
  const kept = { name, businessName, email, message, status, createdAt, ...changes };
  const by = { outcome, by: administrator.uid, byEmail: administrator.email };
  await commit(
    [
      ...(place === undefined ? [] : [set(`${place}/${id}`, kept, times)]),
      { delete: `${root}/inquiries/${id}` },
      set(`inquiryOutcomes/${id}`, by, ["at"]),
    ],
    administrator,
  );
}

async function fillBusinesses(): Promise<void> {
  const invite = async (name: string) => {
    const business = { businessName: `${name} Ltd`, businessEmail: `${name.toLowerCase()}@northwind.example` };
    const { invitationCode } = await call<{ invitationCode: string }>("generateInvitation", business, administrator);
    return { ...business, code: invitationCode };
  };
  type Invited = Awaited<ReturnType<typeof invite>>;
  const account = async ({ businessEmail }: Invited) => {
    await asked(`http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, { email: businessEmail, password });
    return logIn(businessEmail, password);
  };
  const register = async (invited: Invited) => {
    const person = await account(invited);
    const { businessName, businessEmail, code } = invited;
    const profile = { name: "Ines Weber", businessName, businessEmail, uid: person.uid, invitationId: code };
    const used = { status: "used", usedBy: person.uid, usedAuthTime: person.authTime };
    await commit([change(`invitations/${code}`, used, ["usedAt"]), set(`profiles/${person.uid}`, profile)], person);
    await commit([change(`invitations/${code}`, { status: "used" }, ["lastLogin"])], person);
    return person;
  };
  const answer = (code: string, person: Session, progressData: Fields) =>
    commit([set(`assessmentAnswers/${code}`, { progressData }, ["lastUpdated"])], person);
  const plan = (person: Session) => call("generateTrainingPlan", { prompt: "Any." }, person);

  await invite("Unused");
  const revoked = await invite("Revoked");
  await (isOldest
    ? call("revokeInvitation", { invitationCode: revoked.code }, administrator)
    : call("changeInvitation", { change: "revoke", invitationCode: revoked.code }, administrator));
  const reminded = await invite("Reminded");
  await call("remindInvited", { invitationCode: reminded.code }, administrator);
  await strike(mail, { kind: "reject-5xx", match: "unreached", times: 9 });
  await invite("Unreached");
  await account(await invite("Halfway")); // and left before the profile was written

  for (const [name, answers, ends] of [
    ["Planned", fullAnswers, "plan"],
    ["Twice", fullAnswers, "two plans"],
    ["Failing", fullAnswers, "failure"],
    ["Midway", halfAnswers, "answers"],
    ["Silent", undefined, "nothing"],
  ] as const) {
    const invited = await invite(name);
    const person = await register(invited);
    if (answers) await answer(invited.code, person, withMark(answers, name));
    if (ends.includes("plan")) await plan(person);
    if (ends === "two plans") await plan(person);
    if (ends === "failure") {
      await strike(model, { kind: "cut", match: "mark Failing", times: 9, after: 0.5 });
      await plan(person).catch(() => undefined);
    }
  }
}

function withMark(answers: Fields, name: string): Fields {
  return { ...answers, "0": { ...(answers["0"] as Fields), missionStatement: `We are the mark ${name}.` } };
}

async function blast(subject: string): Promise<string> {
  const fields = { subject, message: "Dear reader,\n\nthere is news.", key: crypto.randomUUID() };
  const request = { ...fields, __token: administrator.idToken };
  return String((await call<{ blastId?: string }>("sendEmailBlast", request, administrator)).blastId);
}

function control(id: string, command: "pause" | "cancel"): Promise<unknown> {
  return isOldest
    ? call(`${command}EmailBlast`, { blast: id }, administrator)
    : call("controlEmailBlast", { blast: id, command }, administrator);
}

async function until(id: string, isSo: (stored: Fields) => boolean): Promise<void> {
  const find = async () => (await read("blasts")).find((one) => one.id === id)?.fields;
  await untilSo(async () => isSo((await find()) ?? {}));
}

async function untilSo(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === 120) throw new Error("It did not come so far.");
    await pause(200);
  }
}

async function fillBlasts(): Promise<void> {
  const sent = ({ counts }: Fields) => Number((counts as Fields | undefined)?.sent ?? 0);

  await strike(mail, { kind: "reject-5xx", match: "reader-7@", times: 1 });
  const finished = await blast("The first news");
  await until(finished, ({ status }) => status === "finished");
  await leaveByLink("reader-5@northwind.example");
  await clear(mail);
  // The mail server takes a part of the readers only, until somebody presses "Pause".
  await strike(mail, { kind: "reject-4xx", match: "reader-1", times: 1000 });
  const paused = await blast("News that were paused");
  await until(paused, (fields) => sent(fields) > 0);
  await control(paused, "pause");
  await until(paused, ({ status }) => status === "paused");
  const cancelled = await blast("News that were cancelled");
  await control(cancelled, "cancel");
  await until(cancelled, ({ status }) => status === "cancelled");
  // It was being prepared when the functions were exchanged.
  const [model0] = (await read("blasts")).filter(({ id }) => id === finished);
  const preparing = { ...model0?.fields, subject: "News in the making", status: isOldest ? "planning" : "preparing", active: true };
  const counts = { planned: 0, prepared: 0, sent: 0, failed: 0, uncertain: 0, skipped: 0 };
  const own = Object.keys(model0?.fields.counts ?? {});
  await commitAsOwner([
    set("blasts/news-in-the-making-1", {
      ...Object.fromEntries(Object.entries(preparing).filter(([name]) => !["finishedAt", "recipients"].includes(name))),
      counts: Object.fromEntries(Object.entries(counts).filter(([name]) => own.includes(name))),
      createdAt: new Date(),
    }),
  ]);
  await clear(mail);
}

/** The functions are exchanged while its mails go out. */
async function beginLastBlast(): Promise<void> {
  await strike(mail, { kind: "slow", share: 1 });
  const underWay = await blast("News under way");
  await until(underWay, ({ status }) => status === "sending");
  await pause(3000);
}

async function leaveByLink(address: string): Promise<void> {
  const found = (await mails()).find(({ to }) => to.includes(address));
  await fetch(found?.oneClick ?? "", { method: "POST", body: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } });
}

/** The store is away, and what happens meanwhile waits. */
async function fillOutbox(): Promise<void> {
  await strike(lrs, { kind: "status-500", share: 1 });
  for (let nth = 0; nth < 40; nth++)
    await commit([create("emailList", { ...contact(`late-${nth}@northwind.example`, nth), consent: { text: "Yes." } }, ["createdAt", "consent.at"])]);
  let before = "";
  await untilSo(async () => {
    if (before !== "") await pause(3000);
    const stats = await read("stats");
    const isCalm = JSON.stringify(stats) === before;
    before = JSON.stringify(stats);
    return isCalm && stats.some(({ fields }) => Number(fields.waiting) >= 40);
  });
}

interface CaughtMail {
  receivedAt: string;
  subject?: string;
  text?: string;
  envelope: { to: string[] };
  headers: Record<string, string>;
}

async function mails() {
  const found = await asked<CaughtMail[]>(`http://127.0.0.1:${mail}/messages`);
  return found.map(({ subject = "", envelope, headers, receivedAt }) => ({
    receivedAt,
    subject,
    to: envelope.to,
    oneClick: /^<(http\S+)>$/.exec(headers["list-unsubscribe"] ?? "")?.[1] ?? "",
  }));
}

async function keep(): Promise<void> {
  const services = localServices({ projectId, ports: fixedPorts }, projectId);
  const folder = await mkdtemp(join(tmpdir(), "waymark-filled-"));
  const { at } = await backUp(services, "(default)", backupPlace(folder, services.api));
  const pages = (await readdir(join(folder, "documents"))).toSorted();
  const json = async <Content>(name: string) => JSON.parse(await readFile(join(folder, name), "utf8")) as Content;
  const documents = (await Promise.all(pages.map((page) => json<RecordedSystem["documents"]>(`documents/${page}`)))).flat();
  const accounts = await json<RecordedSystem["accounts"]>("accounts.json");
  await rm(folder, { recursive: true });
  // A mail that came later than what is read here is sent by whoever goes on.
  const sent = (await mails()).filter(({ receivedAt }) => receivedAt <= at);
  const system = { version, password, documents, accounts, mails: sent };
  const file = join(import.meta.dirname, `${version}.json`);
  await writeFile(file, `${JSON.stringify(system)}\n`);
  process.stdout.write(`${documents.length} documents, ${accounts.users.length} accounts, ${system.mails.length} mails: ${file}\n`);
}

function contact(email: string, nth: number): Fields {
  return { name: `Reader ${nth}`, businessName: "Northwind Logistics", email };
}

async function logIn(email: string, secret: string): Promise<Session> {
  const address = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const { localId, idToken } = await asked<{ localId: string; idToken: string }>(address, { email, password: secret, returnSecureToken: true });
  const payload = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString()) as { auth_time: number };
  return { uid: localId, email, idToken, authTime: payload.auth_time };
}

async function call<Answer = unknown>(name: string, data: unknown, who?: Session): Promise<Answer> {
  const headers = who ? { authorization: `Bearer ${who.idToken}` } : {};
  const answer = await asked<{ result: Answer }>(`http://127.0.0.1:${functions}/${projectId}/us-central1/${name}`, { data }, headers);
  return answer.result;
}

async function strike(port: number, fault: Fields): Promise<void> {
  await asked(`http://127.0.0.1:${port}/faults`, fault);
}

async function clear(port: number): Promise<void> {
  await fetch(`http://127.0.0.1:${port}/faults`, { method: "DELETE" });
}

async function asked<Answer>(address: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(address, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text}`);
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

type Write =
  | { delete: string }
  | { update: { name: string; fields: Fields }; updateTransforms?: object[]; updateMask?: { fieldPaths: string[] } };

function set(path: string, fields: Fields, times: string[] = []): Write {
  const transforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));
  return { update: { name: `${root}/${path}`, fields: asFields(fields) }, updateTransforms: transforms };
}

/** In an id of the automatic form. */
function create(collection: string, fields: Fields, times: string[] = []): Write {
  const id = randomBytes(40).toString("base64").replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 20);
  return set(`${collection}/${id}`, fields, times);
}

function change(path: string, fields: Fields, times: string[] = []): Write {
  return { ...set(path, fields, times), updateMask: { fieldPaths: Object.keys(fields) } };
}

async function update(path: string, fields: Fields, times: string[] = []): Promise<void> {
  await commit([change(path, fields, times)], administrator);
}

async function commit(writes: Write[], who?: Session): Promise<void> {
  await asked(`http://127.0.0.1:${firestore}/v1/${root}:commit`, { writes }, who ? { authorization: `Bearer ${who.idToken}` } : {});
}

async function commitAsOwner(writes: Write[]): Promise<void> {
  await asked(`http://127.0.0.1:${firestore}/v1/${root}:commit`, { writes }, { authorization: "Bearer owner" });
}

async function read(collection: string): Promise<{ id: string; fields: Fields }[]> {
  const address = `http://127.0.0.1:${firestore}/v1/${root}/${collection}?pageSize=300`;
  const { documents = [] } = await asked<{ documents?: { name: string; fields?: Record<string, Fields> }[] }>(address, undefined, { authorization: "Bearer owner" });
  return documents.map(({ name, fields = {} }) => ({ id: name.slice(name.lastIndexOf("/") + 1), fields: plain(fields) }));
}

function asFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined).map(([name, value]) => [name, asValue(value)]));
}

function asValue(value: unknown): Fields {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asValue) } };
  return { mapValue: { fields: asFields(value as Fields) } };
}

function plain(fields: Record<string, Fields>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: Fields): unknown {
  if ("timestampValue" in value) return new Date(String(value.timestampValue));
  if ("integerValue" in value) return Number(value.integerValue);
  if ("arrayValue" in value) return ((value.arrayValue as { values?: Fields[] }).values ?? []).map(plainValue);
  if ("mapValue" in value) return plain((value.mapValue as { fields?: Record<string, Fields> }).fields ?? {});
  return Object.values(value)[0];
}
