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
  const id = "spoilage";
  const placeOf = ({ firestore }: Follower) => ({ firestore, invitationId: code, id });
  const [mine] = windows;
  if (mine) await createIndicator(placeOf(mine), { name: "Spoilage", unit: "%", baseline: 9 }, 0);
  for (let round = 0; round < rounds; round++) {
    const entering = windows.map((window, nth) => {
      const reading = { id: `${round}-${nth}`, on: "2026-11-22", value: nth, note: "", ...window.signature };
      return changeIndicator(placeOf(window), { kind: "add", reading });
    });
    const seen = { name: "Spoilage", unit: "%", baseline: 9 };
    if (mine)
      entering.push(changeIndicator(placeOf(mine), { kind: "define", seen, definition: { name: "Waste", unit: "%" } }));
    expect(await Promise.all(entering)).toEqual(["done", "done", "done"]);
  }
  const [indicator] = (await documentsIn(owner, paths.keyIndicators(code))).map((fields) => keyIndicator.parse(fields));
  expect(indicator?.readings.map((reading) => reading.id).toSorted()).toEqual(
    Array.from({ length: rounds * 2 }, (_, nth) => `${nth >> 1}-${nth & 1}`),
  );
  expect([indicator?.name, indicator?.baseline]).toEqual(["Waste", undefined]);
  await close();
}, 60_000);

test("of an indicator two people change different things at once, and the second is told what both have changed", async () => {
  const { windows, owner, close } = await twoWindows();
  const [business, consultant] = windows.map(({ firestore }) => ({ firestore, invitationId: code, id: "on-time" }));
  if (!business || !consultant) throw new Error("There are two windows.");
  const seen = { name: "On time", unit: "%", baseline: 80, target: 95 };
  await createIndicator(business, seen, 1);
  const redefine = (place: typeof business, changes: Partial<typeof seen>) =>
    changeIndicator(place, { kind: "define", seen, definition: { ...seen, ...changes } });
  expect(await redefine(business, { name: "Delivered on time", baseline: 82 })).toBe("done");
  expect(await redefine(consultant, { unit: "% a week", baseline: 81 })).toEqual({ overtaken: { baseline: 82 } });
  expect(await redefine(consultant, { unit: "% a week", baseline: 81 })).toBe("done");
  const stored = (await documentsIn(owner, paths.keyIndicators(code))).map((fields) => keyIndicator.parse(fields));
  const merged = { name: "Delivered on time", unit: "% a week", baseline: 81, target: 95 };
  expect(stored.find(({ order }) => order === 1)).toMatchObject(merged);
  await close();
});
