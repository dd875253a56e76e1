import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { BrowserStore } from "../../../../browser/storage";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { answersToChange, withChanges } from "../../../../domain/assessment/answers/field-changes";
import type { AnswersStore, StoredAnswers } from "../../../../firebase/assessment/document-store";
import { pendingEdits } from "./pending-edits";
import { AnswersAutosave } from "./answers-autosave";

const mission = ["0", "missionStatement"];
const values = ["0", "hasCoreValues"];

/** A server that answers when it is told to. */
function anAnswersStore(answers: ProgressData = {}) {
  let notify: (stored: StoredAnswers) => void = () => undefined;
  const waiting: { accept: () => void; refuse: () => void }[] = [];
  const saves: string[][] = [];
  let stored: StoredAnswers = { answers, pending: false, fromCache: false };
  const setStored = (changes: Partial<StoredAnswers>) => notify((stored = { ...stored, ...changes }));
  const store: AnswersStore = {
    follow: (onAnswers) => {
      notify = onAnswers;
      return () => undefined;
    },
    save: (changes) => {
      saves.push(changes.map(({ path }) => path.join(".")));
      setStored({ answers: withChanges(stored.answers, changes), pending: true });
      const done = new Promise<void>((resolve, reject) => {
        waiting.push({
          accept: () => {
            setStored({ pending: false });
            resolve();
          },
          refuse: () => {
            setStored({ answers, pending: false });
            reject(new Error("no"));
          },
        });
      });
      return [{ changes, done }];
    },
  };
  return { store, saves, setStored, next: () => waiting.shift() };
}

function aBrowserStore(): BrowserStore {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

function startAutosave(store: AnswersStore, browser = aBrowserStore()) {
  const autosave = new AnswersAutosave({ store, pendingEdits: pendingEdits(browser, "me", "code") });
  autosave.start();
  return { autosave, browser };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is typed is shown and written down at once, and saved once after three seconds of quiet", async () => {
  const { store, saves, setStored, next } = anAnswersStore({ "0": { hasMission: "yes" } });
  const { autosave, browser } = startAutosave(store);
  setStored({});
  for (let length = 1; length <= "Fresh food".length; length++) {
    autosave.change(mission, "Fresh food".slice(0, length));
    await vi.advanceTimersByTimeAsync(2900);
  }
  autosave.change(values, "no");
  expect(autosave.current()).toMatchObject({ save: "saving", answers: { "0": { missionStatement: "Fresh food" } } });
  expect(browser.length).toBe(2);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toEqual([["0.missionStatement", "0.hasCoreValues"]]);
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.current().save).toBe("saved");
  expect(browser.length).toBe(0);
});

test("a save that is asked for reaches the server also where nothing has changed", async () => {
  const { store, saves, setStored, next } = anAnswersStore({ "0": { hasMission: "yes" } });
  const { autosave } = startAutosave(store);
  setStored({});
  void autosave.save();
  expect(saves).toEqual([[]]);
  next()?.accept();
  autosave.change(values, "no");
  void autosave.save();
  expect(saves).toEqual([[], ["0.hasCoreValues"]]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toHaveLength(2);
});

test("what was written down by a tab that died is shown and saved by the next", async () => {
  const first = anAnswersStore();
  const { autosave: dying, browser } = startAutosave(first.store);
  dying.change(mission, "Typed in a tunnel.");

  const { store, saves, setStored } = anAnswersStore();
  const { autosave } = startAutosave(store, browser);
  setStored({ fromCache: true });
  expect(autosave.current()).toMatchObject({
    save: "saving",
    answers: { "0": { missionStatement: "Typed in a tunnel." } },
  });
  setStored({ fromCache: false });
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toEqual([["0.missionStatement"]]);
});

test("an answer that a tab took away before it died is taken away by the next, and then forgotten", async () => {
  const { autosave: dying, browser } = startAutosave(anAnswersStore().store);
  dying.change(values, undefined);
  const { store, saves, setStored, next } = anAnswersStore({ "0": { hasCoreValues: "yes" } });
  const { autosave } = startAutosave(store, browser);
  setStored({});
  expect(autosave.current().answers).toEqual({});
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toEqual([["0.hasCoreValues"]]);
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(browser.length).toBe(0);
});

test("what had arrived although its tab died is not written again over a newer answer", async () => {
  const { autosave: dying, browser } = startAutosave(anAnswersStore().store);
  dying.change(values, "no");
  const { store, saves, setStored } = anAnswersStore({ "0": { hasCoreValues: "no" } });
  const { autosave } = startAutosave(store, browser);
  setStored({});
  setStored({ answers: { "0": { hasCoreValues: "yes" } } });
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toEqual([]);
  expect(autosave.current().answers).toEqual({ "0": { hasCoreValues: "yes" } });
  expect(browser.length).toBe(0);
});

test("another window's newer answer to the same question shows, once the own one has been stored", async () => {
  const { store, setStored, next } = anAnswersStore();
  const { autosave } = startAutosave(store);
  setStored({});
  autosave.change(values, "no");
  await vi.advanceTimersByTimeAsync(3000);
  setStored({ answers: { "0": { hasCoreValues: "yes" } } });
  expect(autosave.current().answers).toEqual({ "0": { hasCoreValues: "yes" } });
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.current().answers).toEqual({ "0": { hasCoreValues: "yes" } });
});

test("an answer that was changed and changed back stays written down until its last save has arrived", async () => {
  const { store, next } = anAnswersStore();
  const { autosave, browser } = startAutosave(store);
  for (const text of ["Feed people.", "Sell food."]) {
    autosave.change(mission, text);
    void autosave.flush();
  }
  autosave.change(mission, "Feed people.");
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(pendingEdits(browser, "me", "code").entries()).toEqual([{ path: mission, value: "Feed people." }]);
});

test("a refusal is said, keeps the answer, and is overcome by trying again", async () => {
  const { store, saves, setStored, next } = anAnswersStore();
  const { autosave, browser } = startAutosave(store);
  setStored({});
  autosave.change(values, "no");
  await vi.advanceTimersByTimeAsync(3000);
  next()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(autosave.current()).toMatchObject({ save: "rejected", answers: { "0": { hasCoreValues: "no" } } });
  expect(browser.length).toBe(1);

  void autosave.flush({ retry: true });
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(2);
  expect(autosave.current().save).toBe("saved");
});

test("an answer out of its bounds is held back with a reason, and the others are saved", async () => {
  const { store, saves, setStored } = anAnswersStore();
  const { autosave } = startAutosave(store);
  setStored({});
  autosave.change(mission, "x".repeat(5001));
  autosave.change(values, "no");
  await vi.advanceTimersByTimeAsync(3000);
  expect(saves).toEqual([["0.hasCoreValues"]]);
  expect(autosave.current()).toMatchObject({ save: "invalid", problem: "Please use at most 5000 characters." });
});

test("saving everything says whether the server has it, and does not wait for a connection", async () => {
  const { store, setStored, next } = anAnswersStore();
  const { autosave } = startAutosave(store);
  setStored({});
  autosave.change(values, "no");
  const online = autosave.saveAll();
  next()?.accept();
  expect(await online).toBe(true);

  setStored({ fromCache: true });
  autosave.change(values, "yes");
  expect(await autosave.saveAll()).toBe(false);
});

describe("a page that was just opened, and shows what this browser knows", () => {
  test("is not offline before the server answers: what is saved at once is waited for", async () => {
    const { store, setStored, next } = anAnswersStore();
    const { autosave } = startAutosave(store);
    setStored({ fromCache: true });
    void autosave.save();
    expect(autosave.current().save).toBe("saving");
    const all = autosave.saveAll();
    next()?.accept();
    setStored({ fromCache: false });
    expect(await all).toBe(true);
  });

  test("is offline if there is no answer for as long as Firestore waits for one", async () => {
    const { store, setStored } = anAnswersStore();
    const { autosave } = startAutosave(store);
    setStored({ fromCache: true });
    void autosave.save();
    const all = autosave.saveAll();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await all).toBe(false);
    expect(autosave.current().save).toBe("offline");
  });
});

describe("the teams", () => {
  const sales = ["2", "teams", "a00"];
  const stored = answersToChange({ "2": { teams: [{ teamName: "Sales" }, { teamName: "Warehouse" }] } });

  test("are saved by team and field, so that another window's answers about the same team stay", async () => {
    const { store, saves, setStored } = anAnswersStore(stored);
    const { autosave } = startAutosave(store);
    setStored({});
    autosave.change([...sales, "roleFollowUp"], "Nobody says.");
    setStored({ answers: withChanges(stored, [{ path: [...sales, "roleClarity"], value: "2" }]) });
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves).toEqual([["2.teams.a00.roleFollowUp"]]);
    const first = { teamName: "Sales", roleClarity: "2", roleFollowUp: "Nobody says." };
    expect(autosave.current().answers).toEqual({ "2": { teams: [first, { teamName: "Warehouse" }] } });
    expect(autosave.current().teams[0]).toEqual({ id: "a00", ...first });
  });

  test("keep what two tabs of one browser type about one team until both have saved it", () => {
    const { autosave, browser } = startAutosave(anAnswersStore(stored).store);
    const { autosave: other } = startAutosave(anAnswersStore(stored).store, browser);
    autosave.change([...sales, "roleFollowUp"], "Nobody says.");
    other.change([...sales, "roleClarity"], "2");
    const { autosave: next } = startAutosave(anAnswersStore(stored).store, browser);
    expect(next.current().save).toBe("offline");
    expect(pendingEdits(browser, "me", "code").entries()).toHaveLength(2);
  });

  test("are found again with their answers when their tab died before they were stored, in whatever order they are found", async () => {
    const { autosave: dying, browser } = startAutosave(anAnswersStore().store);
    const added = ["2", "teams", "b1"];
    dying.change([...added, "roleClarity"], "2");
    dying.change(added, { teamName: "Night shift" });
    const { store, saves, setStored, next } = anAnswersStore();
    const { autosave } = startAutosave(store, browser);
    setStored({});
    const team = { teamName: "Night shift", roleClarity: "2" };
    expect(autosave.current().answers).toEqual({ "2": { teams: [team] } });
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves.map((paths) => paths.toSorted())).toEqual([["2.teams.b1", "2.teams.b1.roleClarity"]]);
    next()?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.current()).toMatchObject({ save: "saved", answers: { "2": { teams: [team] } } });
    expect(browser.length).toBe(0);
  });

  test("answer in a team that is still being added wait until it is stored, also when it was refused at first", async () => {
    const { store, saves, setStored, next } = anAnswersStore();
    const { autosave } = startAutosave(store);
    setStored({});
    const added = ["2", "teams", "b1"];
    autosave.change(added, { teamName: "Night shift" });
    await vi.advanceTimersByTimeAsync(3000);
    autosave.change([...added, "roleClarity"], "2");
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves).toEqual([["2.teams.b1"]]);
    next()?.refuse();
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves).toHaveLength(1);
    expect(autosave.current().answers).toEqual({ "2": { teams: [{ teamName: "Night shift", roleClarity: "2" }] } });
    void autosave.flush({ retry: true });
    expect(saves[1]?.toSorted()).toEqual(["2.teams.b1", "2.teams.b1.roleClarity"]);
  });

  test("hold back a text that is too long, and nothing else about the same team", async () => {
    const { store, saves, setStored } = anAnswersStore(stored);
    const { autosave } = startAutosave(store);
    setStored({});
    autosave.change([...sales, "roleFollowUp"], "x".repeat(5001));
    autosave.change([...sales, "roleClarity"], "2");
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves).toEqual([["2.teams.a00.roleClarity"]]);
    expect(autosave.current()).toMatchObject({ save: "invalid", problem: "Please use at most 5000 characters." });
  });

  test("of two windows that are too many together are said, kept, and saved when there is room", async () => {
    const teams = Array.from({ length: 50 }, (_, nth) => ({ teamName: `Team ${nth}` }));
    const { store, saves, setStored, next } = anAnswersStore(answersToChange({ "2": { teams } }));
    const { autosave } = startAutosave(store);
    setStored({});
    autosave.change(["2", "teams", "b1"], { teamName: "The 51st" });
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves).toEqual([]);
    expect(autosave.current()).toMatchObject({ save: "invalid", problem: "Please add at most 50 teams." });
    autosave.change(["2", "teams", "a07"], undefined);
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves.flat().toSorted()).toEqual(["2.teams.a07", "2.teams.b1"]);
    next()?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.current().save).toBe("saved");
  });

  test("that are removed take with them what was being typed about them", async () => {
    const { store, saves, setStored } = anAnswersStore(stored);
    const { autosave, browser } = startAutosave(store);
    setStored({});
    autosave.change([...sales, "roleFollowUp"], "x".repeat(5001));
    autosave.change(sales, undefined);
    await vi.advanceTimersByTimeAsync(3000);
    expect(saves).toEqual([["2.teams.a00"]]);
    expect(browser.length).toBe(1);
    expect(autosave.current()).toMatchObject({
      save: "saving",
      answers: { "2": { teams: [{ teamName: "Warehouse" }] } },
    });
  });

  test("that another window removed leave no answer behind that could not be saved", async () => {
    const { store, setStored, next } = anAnswersStore(stored);
    const { autosave, browser } = startAutosave(store);
    setStored({});
    autosave.change([...sales, "roleFollowUp"], "x".repeat(5001));
    await vi.advanceTimersByTimeAsync(3000);
    setStored({ answers: withChanges(stored, [{ path: sales, value: undefined }]) });
    expect(autosave.current().problem).toBeUndefined();
    await vi.advanceTimersByTimeAsync(3000);
    next()?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.current().save).toBe("saved");
    expect(browser.length).toBe(0);
  });
});

test("a store that is full or holds strange things takes nothing down", () => {
  const browser = aBrowserStore();
  browser.setItem('answer:me:code:["0","hasMission"]', "no JSON");
  browser.setItem = () => {
    throw new Error("full");
  };
  const { autosave } = startAutosave(anAnswersStore().store, browser);
  autosave.change(values, "no");
  expect(autosave.current().answers).toEqual({ "0": { hasCoreValues: "no" } });
});
