import { doc, getDoc } from "firebase/firestore/lite";
import { describe, expect, test } from "vitest";
import { database as server } from "../../../functions/src/firestore/database";
import { inLanguage } from "../../../functions/src/language";
import { encryptToken } from "../../../functions/src/mailing-list/signed-token";
import { suppressedAmong, suppressionOf } from "../../../functions/src/mailing-list/suppression";
import { unsubscribeLinks } from "../../../functions/src/mailing-list/unsubscribe-link";
import { unsubscribeAddress } from "../../../functions/src/mailing-list/unsubscribe-address";
import { welcomeSubscription } from "../../../functions/src/mailing-list/on-subscribed";
import * as functions from "../../../functions/src/index";
import { maskedAddress } from "../../../src/domain/mailing-list/address";
import { unsubscribeMessages } from "../../../src/domain/mailing-list/link-words";
import { paths } from "../../../src/domain/kernel/collections";
import { refusalOf } from "../../support/suite/caller";
import { database } from "../../support/shared/database";
import { runCallable, visitorCaller } from "../../support/suite/in-process-call";
import { addSubscription, anAddress, subscriptionsTo } from "../../support/mailing-list/subscriptions";
import {
  callOneClick,
  isSuppressed,
  oneClickPost,
  openOneClick,
  tokenOf,
} from "../../support/mailing-list/unsubscribe-links";

interface SubscriptionState {
  email: string;
  subscribed: boolean;
}

const readLink = (token: string) => runCallable<SubscriptionState>("readUnsubscribeLink", { token }, visitorCaller);
const callUnsubscribe = (token: string) => runCallable<{ undo?: string }>("unsubscribe", { token }, visitorCaller);
const callSubscribeAgain = (token: string, undo: string) =>
  runCallable("subscribeAgain", { token, undo }, visitorCaller);

const isLifted = async (address: string) => !(await isSuppressed(address));

test("a link shows the address masked, and nothing in it is the address", async () => {
  const address = anAddress();
  expect(await readLink(tokenOf(address))).toEqual({ email: maskedAddress(address), subscribed: true });
  const { page, oneClick: post } = unsubscribeLinks(` ${address.toUpperCase()} `);
  expect(page).toBe(unsubscribeLinks(address).page);
  expect(page).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/unsubscribe\?token=[\w-]+$/);
  expect(post).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/unsubscribe\/one-click\?token=[\w-]+$/);
  for (const link of [page, post]) expect(decodeURIComponent(link)).not.toContain("northwind");
});

test("who unsubscribes is suppressed and forgotten, however often the address was typed, and once more does no harm", async () => {
  const address = anAddress();
  const other = anAddress();
  await Promise.all([addSubscription(address), addSubscription(address), addSubscription(other)]);
  const capitals = await addSubscription(address.toUpperCase());
  await expect.poll(() => subscriptionDocument(capitals), { timeout: 28_000 }).toMatchObject({ address });

  for (let nth = 0; nth < 3; nth++) await callUnsubscribe(tokenOf(address));
  expect(await readLink(tokenOf(address))).toMatchObject({ subscribed: false });
  expect(await subscriptionsTo(address)).toEqual([]);
  expect(await subscriptionDocument(capitals)).toBeUndefined();
  expect(await subscriptionsTo(other)).toHaveLength(1);
  expect(await suppressedAmong([address.toUpperCase(), other, address])).toEqual(
    new Map([
      [address.toUpperCase(), "left"],
      [address, "left"],
    ]),
  );
});

test("a suppression holds neither the address nor anything else of the person", async () => {
  const address = anAddress();
  await addSubscription(address);
  await callUnsubscribe(tokenOf(address));
  const kept = await getDoc(doc(database, (await suppressionOf(address)).path));
  expect(Object.keys(kept.data() ?? {}).sort()).toEqual(["at", "by"]);
  expect(kept.id).toMatch(/^[\w-]{43}$/);
});

test("of many hundred addresses exactly the suppressed ones are found", async () => {
  const addresses = Array.from({ length: 700 }, anAddress);
  const left = addresses.filter((_, nth) => nth % 100 === 50);
  await Promise.all(left.map((address) => unsubscribeAddress(address, "page")));
  expect([...(await suppressedAmong(addresses)).keys()]).toEqual(left);
});

describe("undoing", () => {
  test("brings the subscription back as it was, consent and time and all, and twice is once", async () => {
    const address = anAddress();
    await addSubscription(address, { name: "Ines Weber" });
    const [before] = await subscriptionsTo(address);
    const { undo = "" } = await callUnsubscribe(tokenOf(address));
    expect(Buffer.from(undo, "base64url").toString("latin1")).not.toMatch(/Ines|northwind/);
    await callSubscribeAgain(tokenOf(address), undo);
    await callSubscribeAgain(tokenOf(address), undo);
    expect(await subscriptionsTo(address)).toEqual([before]);
    expect(await readLink(tokenOf(address))).toMatchObject({ subscribed: true });
  });

  test("works neither for somebody else nor after one has left again", async () => {
    const [address, other] = [anAddress(), anAddress()];
    await addSubscription(address);
    const { undo = "" } = await callUnsubscribe(tokenOf(address));
    const foreign = await refusalOf(callSubscribeAgain(tokenOf(other), undo));
    expect(foreign).toMatchObject({ code: "failed-precondition", details: { sentence: unsubscribeMessages.undoOver } });
    await callUnsubscribe(tokenOf(address));
    expect((await refusalOf(callSubscribeAgain(tokenOf(address), undo))).code).toBe("failed-precondition");
    expect((await refusalOf(callSubscribeAgain(tokenOf(address), `${undo}A`))).code).toBe("failed-precondition");
    expect(await isSuppressed(address)).toBe(true);
    expect(await subscriptionsTo(address)).toEqual([]);
  });

  test("is not offered where there was no subscription", async () => {
    expect(await callUnsubscribe(tokenOf(anAddress()))).toEqual({});
  });
});

describe("signing up again", () => {
  test("lifts the suppression", async () => {
    const address = anAddress();
    await unsubscribeAddress(address, "page");
    await addSubscription(address.toUpperCase());
    await expect.poll(() => isLifted(address), { timeout: 28_000 }).toBe(true);
  });

  test("lifts no suppression that is newer, though the news of signing up come late and twice", async () => {
    const address = anAddress();
    const subscription = server.doc(paths.subscription(await addSubscription(address)));
    const after = await subscription.get();
    await unsubscribeAddress(address, "page");
    const event = { id: "late", params: {}, before: undefined, after, at: new Date() };
    for (let nth = 0; nth < 2; nth++) await welcomeSubscription(event);
    expect(await isSuppressed(address)).toBe(true);
    await subscription.set({ email: address });
    await welcomeSubscription(event);
    expect(await isSuppressed(address)).toBe(false);
  });
});

describe("a link that is not ours", () => {
  const forged = () => {
    const token = tokenOf(anAddress());
    return [
      "",
      "x",
      "ines@northwind.example",
      `${token}A`,
      token.slice(1),
      token.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      encryptToken("confirm", "ines@northwind.example"),
      encryptToken("undo", "ines@northwind.example"),
      "../../stats/counters",
    ];
  };

  test("says so and changes nothing, whichever call it reaches", async () => {
    for (const token of forged()) {
      for (const attempt of [readLink(token), callUnsubscribe(token), callSubscribeAgain(token, "x")]) {
        const { code, details } = await refusalOf(attempt);
        expect(code, token).toBe("not-found");
        expect(details.sentence).toBe(unsubscribeMessages.badLink);
      }
    }
    expect(await isSuppressed("ines@northwind.example")).toBe(false);
  });

  test("is refused to a mail program as well", async () => {
    for (const token of forged()) expect((await callOneClick(token, oneClickPost())).status, token).toBe(400);
  });
});

describe("a mail program", () => {
  test("unsubscribes with one post, in both encodings that the RFC allows, without a cookie", async () => {
    const multipart = new FormData();
    multipart.set("List-Unsubscribe", "One-Click");
    for (const post of [oneClickPost(), oneClickPost(multipart)]) {
      const address = anAddress();
      await addSubscription(address);
      const answer = await callOneClick(tokenOf(address), post);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(await isSuppressed(address)).toBe(true);
      expect(await subscriptionsTo(address)).toEqual([]);
    }
  });

  test("that posts anything else, or in another way, unsubscribes nobody", async () => {
    const address = anAddress();
    const token = tokenOf(address);
    const others = [
      "",
      "List-Unsubscribe=",
      "List-Unsubscribe=Two-Click",
      "hello",
      new URLSearchParams({ a: "One-Click" }),
    ];
    for (const body of others) expect((await callOneClick(token, oneClickPost(body))).status).toBe(400);
    for (const method of ["PUT", "DELETE", "PATCH"]) expect((await callOneClick(token, { method })).status).toBe(405);
    expect(await isSuppressed(address)).toBe(false);
  });

  test("or a scanner that opens the link 50 times is only led to the page", async () => {
    const addresses = Array.from({ length: 5 }, anAddress);
    for (let nth = 0; nth < 50; nth++) {
      const token = tokenOf(addresses[nth % addresses.length] ?? "");
      const answer = await callOneClick(token, { method: nth % 3 === 0 ? "HEAD" : "GET" });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(new RegExp(`/unsubscribe\\?token=${token}$`));
    }
    for (const address of addresses) await readLink(tokenOf(address));
    expect((await suppressedAmong(addresses)).size).toBe(0);
  });
});

test("the link in the mail of a German subscription leads a browser to the German page", async () => {
  const { oneClick } = inLanguage("de", () => unsubscribeLinks(anAddress()));
  const { search, searchParams } = new URL(oneClick);
  const answer = await openOneClick(search);
  expect(answer.headers.get("location")).toMatch(
    new RegExp(`/de/unsubscribe\\?token=${searchParams.get("token") ?? ""}$`),
  );
});

test("every function that seals or hashes names the secret that it needs, which only production checks", () => {
  const names = [
    "readUnsubscribeLink",
    "unsubscribe",
    "subscribeAgain",
    "unsubscribeOneClick",
    "confirmSubscription",
    "readConfirmationLink",
  ] as const;
  for (const name of names)
    expect(functions[name].__endpoint.secretEnvironmentVariables, name).toEqual([{ key: "MAIL_KEY" }]);
});

async function subscriptionDocument(id: string) {
  return (await getDoc(doc(database, paths.subscription(id)))).data();
}
