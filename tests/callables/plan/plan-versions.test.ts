// Every plan is a version: nothing is overwritten by another writer, and a held plan is nowhere in its business's
// reach.
import { doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from "firebase/firestore/lite";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { database as server } from "../../../functions/src/firestore/database";
import { sweepMails } from "../../../functions/src/mail/delivery";
import { datedFields } from "../../../functions/src/firestore/dated-fields";
import { hasPlan } from "../../../functions/src/invitations/has-plan";
import { announceRelease, releaseMails } from "../../../functions/src/plan/release-mail";
import { saveVersion } from "../../../functions/src/plan/save-version";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { planVersion } from "../../../src/domain/assessment/plan/versions/plan-version";
import { planSections } from "../../../src/domain/assessment/plan/plan-sections";
import { releaseMailWords } from "../../../src/domain/assessment/plan/versions/words";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import {
  aMarkedBusiness,
  answersDocument,
  aPlanBusiness,
  planRunDocument,
  requestPlan,
  storedPlan,
  type PlanBusiness,
} from "../../support/assessment/plan-requests";
import { database } from "../../support/shared/database";
import { mailTo } from "../../support/shared/mail";
import { idOf, waitForStatement } from "../../support/statements/statements";
import { refusalOf } from "../../support/suite/caller";
import { runAgainstSuite } from "../../support/suite/in-process";
import { clearFaults, setFault } from "../../support/suite/stand-ins";

afterEach(() => runAgainstSuite());

async function versionsOf({ code }: Pick<PlanBusiness, "code">) {
  const { docs } = await server.collection(paths.planVersions(code)).orderBy("number").get();
  return docs.map((one) => planVersion.parse(datedFields(one)));
}

async function releasesOf({ code }: Pick<PlanBusiness, "code">) {
  return (await server.collection(paths.planReleases(code)).get()).docs.map((one) => one.data());
}

const written = (text: string) => ({ text, model: "waymark-sample", answersHash: "hash" });
const released = { isReleased: true };
const nothing = () => undefined;
const now = new Date(0);

describe("a plan that is written", () => {
  test("says how many of its references led to no answer, if any did", async () => {
    const [sound, invented] = [await aMarkedBusiness(), await aMarkedBusiness()];
    await setFault("model", { kind: "invent-references", match: invented.mark, times: 2 });
    for (const business of [sound, invented]) await storedPlan(business, business);
    expect((await versionsOf(sound))[0]).not.toHaveProperty("droppedReferences");
    expect((await versionsOf(invented))[0]?.droppedReferences).toBeGreaterThan(10);
  });

  test("is the version behind the last one, is released with its writing, and leaves the others as they were", async () => {
    const business = await aMarkedBusiness();
    const first = await storedPlan(business, business);
    const [kept] = await versionsOf(business);
    await updateDoc(doc(database, paths.answersOf(business.code)), { "progressData.0.missionStatement": "We care." });
    const second = await storedPlan(business);
    const versions = await versionsOf(business);
    expect(versions.map(({ number, text }) => [number, text])).toEqual([
      [1, first],
      [2, second],
    ]);
    expect(versions[0]).toEqual(kept);
    expect(await answersDocument(business)).toMatchObject({ trainingPlan: second, planVersion: 2 });
    expect(await planRunDocument(business)).toMatchObject({ status: "done", held: false, version: 2 });
    expect(await releasesOf(business)).toHaveLength(2);
    expect(await mailTo(business.email)).toEqual([]);
  });

  test("comes behind the plan from before there were versions, which is kept as the first one", async () => {
    const business = await aPlanBusiness(fullAnswers());
    const older = { trainingPlan: "Once.", planModel: "older-model", planGeneratedAt: new Date(5000) };
    await updateDoc(doc(database, paths.answersOf(business.code)), older);
    await saveVersion(business.code, written("Now."), released, nothing);
    expect((await versionsOf(business)).map(({ number, text, model }) => [number, text, model])).toEqual([
      [1, "Once.", "older-model"],
      [2, "Now.", "waymark-sample"],
    ]);
  });

  test.each([
    ["released", true],
    ["held", false],
  ])("never takes another's number: of eight at once that are %s each is there, in a row", async (_, isReleased) => {
    const business = await aPlanBusiness(fullAnswers());
    const texts = Array.from({ length: 8 }, (_, nth) => `Plan ${nth}`);
    await Promise.all(texts.map((text) => saveVersion(business.code, written(text), { isReleased }, nothing)));
    const versions = await versionsOf(business);
    expect(versions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(versions.map(({ text }) => text).toSorted()).toEqual(texts);
    const { trainingPlan, planVersion } = await answersDocument(business);
    const last = { trainingPlan: versions[7]?.text, planVersion: 8 };
    expect({ trainingPlan, planVersion }).toEqual(
      isReleased ? last : { trainingPlan: undefined, planVersion: undefined },
    );
  });
});

describe("where plans are held", () => {
  /** Everything that the rules let a business read of its plan, each time that it changes. */
  function whatTheBusinessReads({ code }: PlanBusiness) {
    const read: string[] = [];
    const stops = [paths.answersOf(code), paths.planRunOf(code)].map((path) =>
      server.doc(path).onSnapshot((found) => read.push(JSON.stringify(found.data() ?? {}))),
    );
    return { read, stop: () => stops.forEach((stop) => stop()) };
  }

  const headings = planSections.map(({ heading }) => `## ${heading}`);

  test("a business hears and reads no word of its plan while it is written and after, and the call says that it is held", async () => {
    runAgainstSuite({ HOLD_PLANS: "on" });
    const business = await aMarkedBusiness();
    await setFault("model", { kind: "slow", match: business.mark });
    const seen = whatTheBusinessReads(business);
    const heard: string[] = [];
    const asking = requestPlan(business, { ...business, onChunk: (chunk) => heard.push(JSON.stringify(chunk)) });
    const held = doc(database, paths.heldPlanOf(business.code));
    await expect.poll(async () => String((await getDoc(held)).get("text")), { timeout: 25_000 }).toContain("## ");
    await clearFaults("model", business.mark);
    const answer = await asking;
    await expect.poll(() => seen.read.some((text) => text.includes('"status":"done"'))).toBe(true);
    seen.stop();
    expect(answer).toEqual({ trainingPlan: "", held: true });
    expect(heard).toEqual([]);
    expect(seen.read.length).toBeGreaterThan(2);
    const words = [...headings, "[answers:"];
    expect(seen.read.filter((text) => words.some((word) => text.includes(word)))).toEqual([]);
    const [version, ...others] = await versionsOf(business);
    expect(others).toEqual([]);
    for (const heading of headings) expect(version?.text).toContain(heading);
    expect(await answersDocument(business)).not.toHaveProperty("trainingPlan");
    expect(await planRunDocument(business)).toMatchObject({ status: "done", held: true, version: 1, text: "" });
    expect((await getDoc(held)).exists()).toBe(false);
    expect(await hasPlan(business.code)).toBe(true);
  }, 60_000);

  test("what broke off is gone on with, from where only administrators can read", async () => {
    runAgainstSuite({ HOLD_PLANS: "on" });
    const business = await aMarkedBusiness();
    await setFault("model", { kind: "cut", after: 0.5, match: business.mark });
    await setFault("model", { kind: "cut", after: 0.05, match: business.mark, times: 20 });
    await refusalOf(requestPlan(business, business));
    await clearFaults("model", business.mark);
    expect(await planRunDocument(business)).toMatchObject({ status: "failed", held: true, text: "" });
    const kept = (await getDoc(doc(database, paths.heldPlanOf(business.code)))).get("text") as string;
    expect(kept).toContain("## Priorities");
    await requestPlan(business, { ...business, goOn: true });
    const [version] = await versionsOf(business);
    expect(version?.text.startsWith(kept.slice(0, 200))).toBe(true);
  }, 60_000);

  test("the plan that was released before stays what the business reads", async () => {
    const business = await aMarkedBusiness();
    const trainingPlan = await storedPlan(business, business);
    runAgainstSuite({ HOLD_PLANS: "on" });
    await requestPlan(business, business);
    expect(await answersDocument(business)).toMatchObject({ trainingPlan, planVersion: 1 });
    expect(await versionsOf(business)).toHaveLength(2);
  }, 60_000);
});

describe("a version that a consultant releases", () => {
  /** In one batch, like the browser. */
  async function release({ code }: PlanBusiness, by = "consultant-1"): Promise<void> {
    const at = serverTimestamp();
    const batch = writeBatch(database);
    const signature = { by, byEmail: "rosa@waymark.example", reviewedBy: "Rosa" };
    batch.set(doc(database, paths.planRelease(code, 2)), { version: 2, ...signature, releasedAt: at, mailDueAt: at });
    const plan = { trainingPlan: "## Summary", planVersion: 2, planReviewedBy: "Rosa", planReleasedAt: at };
    batch.update(doc(database, paths.answersOf(code)), plan);
    await batch.commit();
  }

  async function mailState({ code }: PlanBusiness): Promise<unknown> {
    return (await getDoc(doc(database, paths.planRelease(code, 2)))).get("mailState");
  }

  test("is told to its business by one mail, however often trigger and sweep hear of it at the same moment", async () => {
    const business = await aPlanBusiness(fullAnswers());
    // The suite's own trigger finds no release yet, so that these are really at the same moment.
    await updateDoc(doc(database, paths.answersOf(business.code)), { planVersion: 2 });
    const after = await server.doc(paths.answersOf(business.code)).get();
    const event = { id: randomUUID(), params: { id: business.code }, before: undefined, after, at: new Date() };
    await setDoc(doc(database, paths.planRelease(business.code, 2)), { version: 2, releasedAt: now, mailDueAt: now });
    await Promise.all([
      ...Array.from({ length: 6 }, () => announceRelease(event)),
      ...Array.from({ length: 2 }, () => sweepMails(releaseMails)),
    ]);
    // The suite's own trigger may be the one that sends it: a day later it would be taken for dead.
    await expect.poll(() => mailState(business), { timeout: 30_000 }).toBe("sent");
    await announceRelease(event);
    await sweepMails(releaseMails, new Date(Date.now() + dayMs));
    expect(await mailTo(business.email)).toHaveLength(1);
  });

  test("is told with the way to it, and recorded as its consultant's", async () => {
    const business = await aPlanBusiness(fullAnswers());
    await release(business);
    await expect.poll(() => mailState(business), { timeout: 30_000 }).toBe("sent");
    const [mail] = await mailTo(business.email);
    expect(mail).toMatchObject({ subject: releaseMailWords.subject });
    expect(mail?.text).toContain("/login");
    const { actor } = await waitForStatement(idOf("plan released", business.code, { nth: "2" }));
    expect(actor.account.name).toBe("consultant-1");
  });

  test("is told later by the sweep, where the mail server is away", async () => {
    const business = await aPlanBusiness(fullAnswers());
    await setFault("mail", { kind: "reject-4xx", match: business.email, times: 1 });
    await release(business);
    await expect.poll(() => mailState(business), { timeout: 30_000 }).toBe("failed");
    expect(await mailTo(business.email)).toEqual([]);
    await sweepMails(releaseMails, new Date(Date.now() + dayMs));
    expect(await mailState(business)).toBe("sent");
    expect(await mailTo(business.email)).toHaveLength(1);
  });

  test("is told to nobody where the business is gone", async () => {
    const business = await aPlanBusiness(fullAnswers());
    await server.doc(paths.invitation(business.code)).delete();
    await release(business);
    await sweepMails(releaseMails);
    const document = await getDoc(doc(database, paths.planRelease(business.code, 2)));
    expect(document.get("mailDueAt")).toBeUndefined();
    expect(await mailTo(business.email)).toEqual([]);
  });
});
