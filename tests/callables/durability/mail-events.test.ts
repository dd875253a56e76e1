// Addresses that are refused for good three times, and people who call our mail spam, get no more.
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { projectId } from "../../../local/shared/running-suite";
import { providerBodies } from "../../../functions/src/mailing-list/mail-events/provider-bodies.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { anAddress } from "../../support/mailing-list/subscriptions";
import { mailTo } from "../../support/shared/mail";
import { setFault } from "../../support/suite/stand-ins";

process.env.GCLOUD_PROJECT = `${projectId}-refusals-${randomUUID().slice(0, 8)}`;
const { database } = await import("../../../functions/src/firestore/database");
const { mailEvents } = await import("../../../functions/src/mailing-list/mail-events/mail-events");
const { suppressedAmong } = await import("../../../functions/src/mailing-list/suppression");
const { welcomeSubscription } = await import("../../../functions/src/mailing-list/on-subscribed");
const { blastContext } = await import("../../../functions/src/blasts/blast-context");
const { recordBlast } = await import("../../../functions/src/blasts/record-blast");
const { readBlast } = await import("../../../functions/src/blasts/stored-blast");
const { workOn } = await import("../../../functions/src/blasts/worker");

const secret = "a-webhook-secret";

beforeEach(() => {
  process.env.MAIL_WEBHOOK_SECRET = secret;
});

afterEach(() => {
  delete process.env.MAIL_WEBHOOK_SECRET;
});

interface Post {
  path?: string;
  method?: string;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body: string;
}

/** The status that a provider is answered. */
async function answer({ path = "/events", method = "POST", query = { secret }, headers = {}, body }: Post) {
  return new Promise<number>((resolve, reject) => {
    const request = { method, path, query, headers, rawBody: Buffer.from(body) };
    const response = { sendStatus: resolve, on: () => response };
    Promise.resolve(mailEvents(request as never, response as never)).catch(reject);
  });
}

const bounce = (email: string, message: string) =>
  JSON.stringify({ event: "refused", address: email, id: `<${message}@relay>` });

async function reasonFor(address: string): Promise<unknown> {
  return (await suppressedAmong([address])).get(address);
}

async function subscribe(email: string) {
  const subscription = database.collection(paths.emailList).doc();
  await subscription.set({ email });
  return subscription;
}

test("the third refusal suppresses an address, however often each is told, and in whatever capitals", async () => {
  const address = anAddress();
  for (const message of ["first", "first", "second", "second", "first"])
    expect(await answer({ body: bounce(address.toUpperCase(), message) })).toBe(200);
  expect(await reasonFor(address)).toBeUndefined();
  await Promise.all([1, 2, 3].map(() => answer({ body: bounce(address, "third") })));
  expect(await reasonFor(address)).toBe("refused");
});

test("a complaint takes its owner off the list at once", async () => {
  const address = anAddress();
  const subscription = await subscribe(address);
  const body = JSON.stringify({ event: "complained", address, id: "<1@relay>" });
  for (let nth = 0; nth < 2; nth++) expect(await answer({ body })).toBe(200);
  expect(await reasonFor(address)).toBe("complained");
  expect((await subscription.get()).exists).toBe(false);
});

test("signing up again after that counts from the beginning", async () => {
  const address = anAddress();
  for (const message of ["1", "2", "3"]) await answer({ body: bounce(address, message) });
  const after = await (await subscribe(address)).get();
  await welcomeSubscription({ id: "again", params: {}, before: undefined, after, at: new Date() });
  expect(await reasonFor(address)).toBeUndefined();
  await answer({ body: bounce(address, "4") });
  expect(await reasonFor(address)).toBeUndefined();
});

test("whoever does not know the secret, or comes while it is off, finds nothing there", async () => {
  const body = bounce(anAddress(), "1");
  const basic = (password: string) => ({
    authorization: `Basic ${Buffer.from(`waymark:${password}`).toString("base64")}`,
  });
  expect(await answer({ body, query: {}, headers: basic(secret) })).toBe(200);
  for (const wrong of [
    { query: {} },
    { query: { secret: "" } },
    { query: { secret: [secret] } },
    { query: { secret: `${secret}x` } },
    { query: {}, headers: basic("") },
    { query: {}, headers: { authorization: "Basic" } },
    { method: "GET" },
    { path: "/" },
    { path: "/unknown" },
    { path: "/constructor" },
  ])
    expect(await answer({ body, ...wrong }), JSON.stringify(wrong)).toBe(404);
  for (const off of ["", "off"]) {
    process.env.MAIL_WEBHOOK_SECRET = off;
    expect(await answer({ body, query: { secret: off } })).toBe(404);
  }
});

test("every provider is heard at its own address, and what is none of its bodies is refused", async () => {
  for (const [provider, { refused, complained }] of Object.entries(providerBodies)) {
    for (const body of [refused, complained])
      expect(await answer({ path: `/mailEvents/${provider}`, body: JSON.stringify(body) })).toBe(200);
    for (const body of ["", "no JSON", "{}", "[", "null", "[7]", '{"__proto__":1}'])
      expect(await answer({ path: `/${provider}`, body }), `${provider} ${body}`).toBe(400);
  }
});

test("an address that refuses three blasts is left out of the fourth, which says why", async () => {
  const [address, other] = [anAddress(), anAddress()];
  await Promise.all([subscribe(address), subscribe(other)]);
  const context = blastContext();
  const blasts: string[] = [];
  for (let nth = 0; nth < 4; nth++) {
    await setFault("mail", { kind: "reject-5xx", match: address });
    const blast = { subject: `News ${nth}`, message: "Hello", createdBy: "administrator", key: randomUUID() };
    const id = (await recordBlast(context, blast)) ?? "";
    await workOn(context, id);
    blasts.push(id);
  }
  const reasons = await Promise.all(
    blasts.map(async (id) => {
      const { docs } = await database.collection(paths.undeliveredMails(id)).where("address", "==", address).get();
      return docs.map((one) => one.get("reason") as unknown);
    }),
  );
  expect(reasons).toEqual([["refused"], ["refused"], ["refused"], ["suppressed"]]);
  expect((await readBlast(context, blasts[3] ?? ""))?.counts.failed).toBe(1);
  expect([await mailTo(address), (await mailTo(other)).length]).toEqual([[], 4]);
});
