import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { answersToChange, withChanges } from "../../../domain/assessment/answers/field-changes";
import type { AnswersDoor, StoredAnswers } from "../../../firebase/assessment/answers-store";
import { answersJournal } from "./pending-edits";
import { AnswersKeeper } from "./answers-autosave";

type Store = Parameters<typeof answersJournal>[0];

const mission = ["0", "missionStatement"];
const values = ["0", "hasCoreValues"];

/** A server that answers when it is told to. */
function aDoor(answers: ProgressData = {}) {
  let heard: (stored: StoredAnswers) => void = () => undefined;
  const waiting: { accept: () => void; refuse: () => void }[] = [];
  const saves: string[][] = [];
  let stored: StoredAnswers = { answers, pending: false, fromCache: false };
  const tell = (changes: Partial<StoredAnswers>) => heard((stored = { ...stored, ...changes }));
  const door: AnswersDoor = {
    follow: (onAnswers) => {
      heard = onAnswers;
      return () => undefined;
    },
    save: (changes) => {
      saves.push(changes.map(({ path }) => path.join(".")));
      tell({ answers: withChanges(stored.answers, changes), pending: true });
      return new Promise((resolve, reject) => {
        waiting.push({
          accept: () => {
            tell({ pending: false });
            resolve();
          },
          refuse: () => {
            tell({ answers, pending: false });
            reject(new Error("no"));
          },
        });
      });
    },
  };
  return { door, saves, tell, next: () => waiting.shift() };
}

function aStore(): Store {
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

function opened(door: AnswersDoor, store = aStore()) {
  const keeper = new AnswersKeeper({ door, journal: answersJournal(store, "me", "code") });
  keeper.start();
  return { keeper, store };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is typed is shown and written down at once, and saved within two seconds, field by field", async () => {
  const { door, saves, tell, next } = aDoor({ "0": { hasMission: "yes" } });
  const { keeper, store } = opened(door);
  tell({});
  keeper.change(mission, "F");
  keeper.change(mission, "Fresh food");
  keeper.change(values, "no");
  expect(keeper.current()).toMatchObject({ save: "saving", answers: { "0": { missionStatement: "Fresh food" } } });
  expect(store.length).toBe(2);
  expect(saves).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toEqual([["0.missionStatement", "0.hasCoreValues"]]);
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.current().save).toBe("saved");
  expect(store.length).toBe(0);
});

test("what was written down by a tab that died is shown and saved by the next", async () => {
  const first = aDoor();
  const { keeper: dying, store } = opened(first.door);
  dying.change(mission, "Typed in a tunnel.");

  const { door, saves, tell } = aDoor();
  const { keeper } = opened(door, store);
  tell({ fromCache: true });
  expect(keeper.current()).toMatchObject({
    save: "offline",
    answers: { "0": { missionStatement: "Typed in a tunnel." } },
  });
  tell({ fromCache: false });
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toEqual([["0.missionStatement"]]);
});

test("what had arrived although its tab died is not written again over a newer answer", async () => {
  const { keeper: dying, store } = opened(aDoor().door);
  dying.change(values, "no");
  const { door, saves, tell } = aDoor({ "0": { hasCoreValues: "no" } });
  const { keeper } = opened(door, store);
  tell({});
  tell({ answers: { "0": { hasCoreValues: "yes" } } });
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toEqual([]);
  expect(keeper.current().answers).toEqual({ "0": { hasCoreValues: "yes" } });
  expect(store.length).toBe(0);
});

test("another window's newer answer to the same question shows, once the own one has been stored", async () => {
  const { door, tell, next } = aDoor();
  const { keeper } = opened(door);
  tell({});
  keeper.change(values, "no");
  await vi.advanceTimersByTimeAsync(2000);
  tell({ answers: { "0": { hasCoreValues: "yes" } } });
  expect(keeper.current().answers).toEqual({ "0": { hasCoreValues: "yes" } });
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.current().answers).toEqual({ "0": { hasCoreValues: "yes" } });
});

test("an answer that was changed and changed back stays written down until its last save has arrived", async () => {
  const { door, next } = aDoor();
  const { keeper, store } = opened(door);
  for (const text of ["Feed people.", "Sell food."]) {
    keeper.change(mission, text);
    void keeper.flush();
  }
  keeper.change(mission, "Feed people.");
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(answersJournal(store, "me", "code").entries()).toEqual([{ path: mission, value: "Feed people." }]);
});

test("a refusal is said, keeps the answer, and is overcome by trying again", async () => {
  const { door, saves, tell, next } = aDoor();
  const { keeper, store } = opened(door);
  tell({});
  keeper.change(values, "no");
  await vi.advanceTimersByTimeAsync(2000);
  next()?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(keeper.current()).toMatchObject({ save: "refused", answers: { "0": { hasCoreValues: "no" } } });
  expect(store.length).toBe(1);

  void keeper.flush({ retry: true });
  next()?.accept();
  await vi.advanceTimersByTimeAsync(0);
  expect(saves).toHaveLength(2);
  expect(keeper.current().save).toBe("saved");
});

test("an answer out of its bounds is held back with a reason, and the others are saved", async () => {
  const { door, saves, tell } = aDoor();
  const { keeper } = opened(door);
  tell({});
  keeper.change(mission, "x".repeat(5001));
  keeper.change(values, "no");
  await vi.advanceTimersByTimeAsync(2000);
  expect(saves).toEqual([["0.hasCoreValues"]]);
  expect(keeper.current()).toMatchObject({ save: "misfit", problem: "Please use at most 5000 characters." });
});

test("saving everything says whether the server has it, and does not wait for a connection", async () => {
  const { door, tell, next } = aDoor();
  const { keeper } = opened(door);
  tell({});
  keeper.change(values, "no");
  const online = keeper.saveAll();
  next()?.accept();
  expect(await online).toBe(true);

  tell({ fromCache: true });
  keeper.change(values, "yes");
  expect(await keeper.saveAll()).toBe(false);
});

describe("the teams", () => {
  const sales = ["2", "teams", "a00"];
  const stored = answersToChange({ "2": { teams: [{ teamName: "Sales" }, { teamName: "Warehouse" }] } });

  test("are saved by team and field, so that another window's answers about the same team stay", async () => {
    const { door, saves, tell } = aDoor(stored);
    const { keeper } = opened(door);
    tell({});
    keeper.change([...sales, "roleFollowUp"], "Nobody says.");
    tell({ answers: withChanges(stored, [{ path: [...sales, "roleClarity"], value: "2" }]) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toEqual([["2.teams.a00.roleFollowUp"]]);
    const first = { teamName: "Sales", roleClarity: "2", roleFollowUp: "Nobody says." };
    expect(keeper.current().answers).toEqual({ "2": { teams: [first, { teamName: "Warehouse" }] } });
    expect(keeper.current().teams[0]).toEqual({ id: "a00", ...first });
  });

  test("keep what two tabs of one browser type about one team until both have saved it", () => {
    const { keeper, store } = opened(aDoor(stored).door);
    const { keeper: other } = opened(aDoor(stored).door, store);
    keeper.change([...sales, "roleFollowUp"], "Nobody says.");
    other.change([...sales, "roleClarity"], "2");
    const { keeper: next } = opened(aDoor(stored).door, store);
    expect(next.current().save).toBe("offline");
    expect(answersJournal(store, "me", "code").entries()).toHaveLength(2);
  });

  test("are found again with their answers when their tab died before they were stored, in whatever order they are found", async () => {
    const { keeper: dying, store } = opened(aDoor().door);
    const added = ["2", "teams", "b1"];
    dying.change([...added, "roleClarity"], "2");
    dying.change(added, { teamName: "Night shift" });
    const { door, saves, tell, next } = aDoor();
    const { keeper } = opened(door, store);
    tell({});
    const team = { teamName: "Night shift", roleClarity: "2" };
    expect(keeper.current().answers).toEqual({ "2": { teams: [team] } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves.map((paths) => paths.toSorted())).toEqual([["2.teams.b1", "2.teams.b1.roleClarity"]]);
    next()?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.current()).toMatchObject({ save: "saved", answers: { "2": { teams: [team] } } });
    expect(store.length).toBe(0);
  });

  test("answer in a team that is still being added wait until it is stored, also when it was refused at first", async () => {
    const { door, saves, tell, next } = aDoor();
    const { keeper } = opened(door);
    tell({});
    const added = ["2", "teams", "b1"];
    keeper.change(added, { teamName: "Night shift" });
    await vi.advanceTimersByTimeAsync(2000);
    keeper.change([...added, "roleClarity"], "2");
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toEqual([["2.teams.b1"]]);
    next()?.refuse();
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toHaveLength(1);
    expect(keeper.current().answers).toEqual({ "2": { teams: [{ teamName: "Night shift", roleClarity: "2" }] } });
    void keeper.flush({ retry: true });
    expect(saves[1]?.toSorted()).toEqual(["2.teams.b1", "2.teams.b1.roleClarity"]);
  });

  test("hold back a text that is too long, and nothing else about the same team", async () => {
    const { door, saves, tell } = aDoor(stored);
    const { keeper } = opened(door);
    tell({});
    keeper.change([...sales, "roleFollowUp"], "x".repeat(5001));
    keeper.change([...sales, "roleClarity"], "2");
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toEqual([["2.teams.a00.roleClarity"]]);
    expect(keeper.current()).toMatchObject({ save: "misfit", problem: "Please use at most 5000 characters." });
  });

  test("of two windows that are too many together are said, kept, and saved when there is room", async () => {
    const teams = Array.from({ length: 50 }, (_, nth) => ({ teamName: `Team ${nth}` }));
    const { door, saves, tell, next } = aDoor(answersToChange({ "2": { teams } }));
    const { keeper } = opened(door);
    tell({});
    keeper.change(["2", "teams", "b1"], { teamName: "The 51st" });
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toEqual([]);
    expect(keeper.current()).toMatchObject({ save: "misfit", problem: "Please add at most 50 teams." });
    keeper.change(["2", "teams", "a07"], undefined);
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves.flat().toSorted()).toEqual(["2.teams.a07", "2.teams.b1"]);
    next()?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.current().save).toBe("saved");
  });

  test("that are removed take with them what was being typed about them", async () => {
    const { door, saves, tell } = aDoor(stored);
    const { keeper, store } = opened(door);
    tell({});
    keeper.change([...sales, "roleFollowUp"], "x".repeat(5001));
    keeper.change(sales, undefined);
    await vi.advanceTimersByTimeAsync(2000);
    expect(saves).toEqual([["2.teams.a00"]]);
    expect(store.length).toBe(1);
    expect(keeper.current()).toMatchObject({
      save: "saving",
      answers: { "2": { teams: [{ teamName: "Warehouse" }] } },
    });
  });

  test("that another window removed leave no answer behind that could not be saved", async () => {
    const { door, tell, next } = aDoor(stored);
    const { keeper, store } = opened(door);
    tell({});
    keeper.change([...sales, "roleFollowUp"], "x".repeat(5001));
    await vi.advanceTimersByTimeAsync(2000);
    tell({ answers: withChanges(stored, [{ path: sales, value: undefined }]) });
    expect(keeper.current().problem).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    next()?.accept();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.current().save).toBe("saved");
    expect(store.length).toBe(0);
  });
});

test("a store that is full or holds strange things takes nothing down", () => {
  const store = aStore();
  store.setItem('answer:me:code:["0","hasMission"]', "no JSON");
  store.setItem = () => {
    throw new Error("full");
  };
  const { keeper } = opened(aDoor().door, store);
  keeper.change(values, "no");
  expect(keeper.current().answers).toEqual({ "0": { hasCoreValues: "no" } });
});
