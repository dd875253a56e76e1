// Two people say something of a plan under way at the same moment: what is said last of an action counts, and nothing
// that was said, and no value of an indicator, is lost.
import { deleteApp, initializeApp } from "firebase/app";
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDocs,
  getFirestore,
  setDoc,
  type Firestore,
} from "firebase/firestore";
import { expect, test } from "vitest";
import { actionProgress } from "../../../src/domain/assessment/progress/actions/action-progress";
import { keyIndicator } from "../../../src/domain/assessment/progress/key-indicators/key-indicator";
import { paths } from "../../../src/domain/kernel/collections";
import { changeIndicator, createIndicator } from "../../../src/firebase/assessment/progress/changed-indicator";
import { sayOfAction, type Follower } from "../../../src/firebase/assessment/progress/said-action";
import { withDates } from "../../../src/firebase/sdk/with-dates";
import { answersEnvironment } from "../../support/assessment/answers-environment";
import { aUsedInvitation } from "../../support/shared/builders";
import { runningSuite } from "../../support/suite/running-suite";
import { accounts, tokenOf } from "../people";

const currentEnvironment = answersEnvironment("plan-kept");
const code = "used-invitation-code-1";
const action = { key: "actions/sales/talk", title: "Talk", team: "Sales" };
const rounds = 4;

/** Of a business's own person and of its consultant. */
async function twoWindows(): Promise<{ windows: Follower[]; owner: Firestore; close: () => Promise<unknown> }> {
  const { projectId, owner } = currentEnvironment();
  await setDoc(doc(owner, paths.invitation(code)), aUsedInvitation());
  await setDoc(doc(owner, paths.access(code, accounts.administrator.uid)), { at: new Date() });
  const windows = (["client", "administrator"] as const).map((person): Follower => {
    const firestore = getFirestore(
      initializeApp({ projectId, apiKey: "emulator" }, `plan-kept ${person} ${Math.random()}`),
    );
    const mockUserToken = tokenOf(person);
    const { firestore: port } = runningSuite().ports;
    connectFirestoreEmulator(firestore, "127.0.0.1", port, mockUserToken ? { mockUserToken } : {});
    return {
      firestore,
      signature: { by: accounts[person].uid, role: person === "client" ? "business" : "consultant" },
    };
  });
  return { windows, owner, close: () => Promise.all(windows.map(({ firestore }) => deleteApp(firestore.app))) };
}

async function documentsIn(owner: Firestore, path: string) {
  const { docs } = await getDocs(collection(owner, path));
  return docs.map((snapshot) => withDates(snapshot.data()));
}

test("what two people say of one action at once is all kept, and who came second is told of the other", async () => {
  const { windows, owner, close } = await twoWindows();
  const theAction = async () =>
    (await documentsIn(owner, paths.planActions(code))).map((fields) => actionProgress.parse(fields));
  let overtaken = 0;
  for (let round = 0; round < rounds; round++) {
    const seen = (await theAction())[0]?.current;
    const saying = windows.map((window, nth) => {
      const said = { status: "running", on: "2026-11-22", note: `${round} ${nth}` } as const;
      return sayOfAction(window, { invitationId: code, action, said, seen });
    });
    overtaken += (await Promise.all(saying)).filter((each) => each.overtaken).length;
  }
  const [progress, ...more] = await theAction();
  expect(more).toEqual([]);
  const notes = [...(progress?.earlier ?? []), ...(progress ? [progress.current] : [])].map(({ note }) => note);
  expect(notes.toSorted()).toEqual(Array.from({ length: rounds * 2 }, (_, nth) => `${nth >> 1} ${nth & 1}`));
  expect(overtaken).toBe(rounds);
  await close();
}, 60_000);

test("values that two people enter at once are both there, also while one of them is renamed", async () => {
  const { windows, owner, close } = await twoWindows();
  const placeOf = ({ firestore }: Follower) => ({ firestore, invitationId: code, id: "spoilage", action: action.key });
  const [mine] = windows;
  const seen = { name: "Spoilage", target: 9 };
  if (mine) await createIndicator(placeOf(mine), seen);
  for (let round = 0; round < rounds; round++) {
    const entering = windows.map((window, nth) => {
      const reading = { id: `${round}-${nth}`, on: "2026-11-22", value: nth, ...window.signature };
      return changeIndicator(placeOf(window), { kind: "add", reading });
    });
    if (mine) entering.push(changeIndicator(placeOf(mine), { kind: "define", seen, definition: { name: "Waste" } }));
    expect(await Promise.all(entering)).toEqual(["done", "done", "done"]);
  }
  const [indicator] = (await documentsIn(owner, paths.keyIndicators(code))).map((fields) => keyIndicator.parse(fields));
  expect(indicator?.readings.map((reading) => reading.id).toSorted()).toEqual(
    Array.from({ length: rounds * 2 }, (_, nth) => `${nth >> 1}-${nth & 1}`),
  );
  expect([indicator?.name, indicator?.target]).toEqual(["Waste", undefined]);
  await close();
}, 60_000);

test("of an indicator two people change different things at once, and the second is told what both have changed", async () => {
  const { windows, owner, close } = await twoWindows();
  const [business, consultant] = windows.map(({ firestore }) => {
    return { firestore, invitationId: code, id: "on-time", action: action.key };
  });
  if (!business || !consultant) throw new Error("There are two windows.");
  const seen = { name: "On time", target: 95 };
  await createIndicator(business, seen);
  const redefine = (place: typeof business, changes: Partial<typeof seen>) =>
    changeIndicator(place, { kind: "define", seen, definition: { ...seen, ...changes } });
  expect(await redefine(business, { name: "Delivered on time", target: 97 })).toBe("done");
  expect(await redefine(consultant, { target: 96 })).toEqual({ overtaken: { target: 97 } });
  expect(await redefine(consultant, { target: 96 })).toBe("done");
  const stored = (await documentsIn(owner, paths.keyIndicators(code))).map((fields) => keyIndicator.parse(fields));
  expect(stored).toContainEqual(expect.objectContaining({ name: "Delivered on time", target: 96 }));
  await close();
});

test("an indicator of an earlier version keeps all its fields, and is pinned to the action at which it is changed", async () => {
  const { windows, owner, close } = await twoWindows();
  const [business] = windows;
  if (!business) throw new Error("There are two windows.");
  const place = { firestore: business.firestore, invitationId: code, id: "spoilage-1", action: action.key };
  const noted = { id: "first", on: "2026-11-02", value: 8, note: "Audit.", by: "gone", role: "business" };
  const earlier = { name: "Spoilage", unit: "%", baseline: 9, readings: [noted], order: 0, version: 1 };
  await setDoc(doc(owner, paths.keyIndicator(code, place.id)), earlier);
  const reading = { id: "second", on: "2026-11-22", value: 7, ...business.signature };
  const change = { kind: "define", seen: { name: "Spoilage" }, definition: { name: "Waste", target: 4 } } as const;
  expect(await changeIndicator(place, { kind: "add", reading })).toBe("done");
  expect(await changeIndicator(place, change)).toBe("done");
  const stored = async () =>
    (await documentsIn(owner, paths.keyIndicators(code)))
      .map((fields) => fields as object)
      .find((fields) => "order" in fields);
  const changed = { ...earlier, name: "Waste", target: 4, action: action.key, version: 3 };
  expect(await stored()).toMatchObject({ ...changed, readings: [noted, reading] });
  expect(await changeIndicator(place, { kind: "remove", readingId: "first" })).toBe("done");
  expect(await stored()).toMatchObject({ ...changed, version: 4, readings: [reading] });
  await close();
});
