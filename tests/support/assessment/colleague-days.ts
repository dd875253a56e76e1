// A contact and colleagues who answer at once, each in a window or two that dies and goes offline, while what follows
// from each save comes late and more than once. At the end the business has exactly what was typed last in every field,
// and so has each copy.
import { readFileSync } from "node:fs";
import { initializeTestEnvironment } from "@firebase/rules-unit-testing";
import fc from "fast-check";
import { expect } from "vitest";
import type { exchangeSeat as exchangeOfProduct } from "../../../functions/src/invitations/seats/exchange";
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import { aTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import { teamsPath, withoutIds } from "../../../src/domain/assessment/answers/field-changes";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import { seatCopy } from "../../../src/domain/assessment/seats/seat-answers";
import { seatSteps } from "../../../src/domain/assessment/seats/seat-parts";
import { seatCodeOf } from "../../../src/domain/invitations/invitation";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../shared/builders";
import { runningSuite } from "../suite/running-suite";
import { answerActions, answersAboutTeam, playActions, withoutNoTeams, type AnswerAction } from "./answer-actions";
import { AnswersTab } from "./answers-tab";

export interface ColleagueDays {
  projectId: string;
  database: typeof projectDatabase;
  exchangeSeat: typeof exchangeOfProduct;
}

interface People {
  seats: number;
  /** Of each person. */
  windows: number;
}

interface Actions {
  /** Everybody's answers about one team, all stored before any of them is exchanged: its list is written as a whole. */
  first: readonly AnswerAction[];
  then: readonly AnswerAction[];
}

const ofBusiness = { email: "client@northwind.example", auth_time: 1000 };
const teams = ["Sales", "Stock", "Dispatch"].map((teamName, nth) => ({ ...aTeam({ teamName }), id: `b${nth}` }));

/** Teams are the contact's to add, copy and remove; every field belongs to one window. */
export function colleagueActions({ seats, windows }: People, steps: number): fc.Arbitrary<Actions> {
  const tabs = (seats + 1) * windows;
  const then = fc
    .array(answerActions(tabs), { minLength: steps, maxLength: steps })
    .map((actions) =>
      actions.map((action): AnswerAction =>
        ["add team", "copy team", "remove team"].includes(action.do)
          ? { ...action, tab: action.tab % windows }
          : action,
      ),
    );
  return fc.record({ first: answersAboutTeam(tabs), then });
}

export async function loadRules(projectId: string): Promise<void> {
  const rules = readFileSync("firestore.rules", "utf8");
  const { firestore: port } = runningSuite().ports;
  const environment = await initializeTestEnvironment({ projectId, firestore: { host: "127.0.0.1", port, rules } });
  await environment.cleanup();
}

/** Lays out a business with its seats, each with all steps and teams, and lets its people answer. */
export async function playDay(
  { projectId, database, exchangeSeat }: ColleagueDays,
  { seats, windows }: People,
  { first, then }: Actions,
): Promise<void> {
  const name = `played-${Math.random().toString(36).slice(2)}`;
  const codes = Array.from({ length: seats }, (_, nth) => seatCodeOf(`${name}-${nth}`));
  const before = setField<ProgressData>({}, teamsPath, teams);
  const parts = { steps: seatSteps, teams: teams.map(({ id }) => id) };
  const batch = database.batch();
  batch.set(database.doc(paths.invitation(name)), aUsedInvitation({ invitationCode: name, hasColleagues: true }));
  batch.set(database.doc(paths.answersOf(name)), { progressData: before, lastUpdated: new Date() });
  batch.set(database.doc(paths.answerAuthors(name)), { of: {} });
  for (const code of codes) {
    const seat = { ...aUsedInvitation({ invitationCode: code, usedBy: code }), name: code, ...parts };
    batch.set(database.doc(paths.seat(code)), seat);
    batch.set(database.doc(paths.seatOwner(code)), { invitationId: name, seat: code });
    batch.set(database.doc(paths.seatAnswers(code)), seatCopy(before, parts));
  }
  await batch.commit();

  const tabsOf = (uid: string, invitationId: string) =>
    Array.from({ length: windows }, () => new AnswersTab({ projectId, uid, invitationId, claims: ofBusiness }));
  const tabs = [...tabsOf("client-1", name), ...codes.flatMap((code) => tabsOf(code, code))];
  const untilSaved = async () => {
    for (const tab of tabs) await tab.untilSaved();
  };
  await untilSaved();
  const typedAtOnce = await playActions(tabs, first, before);
  await untilSaved();
  const events = followEvents({ database, exchangeSeat }, name, codes);
  try {
    const typed = await playActions(tabs, then, typedAtOnce);
    await untilSaved();
    await events.untilQuiet();
    const said = withoutNoTeams(withoutIds(typed));
    const stored = await database.doc(paths.answersOf(name)).get();
    expect(withoutNoTeams(readProgressData(stored.get("progressData")))).toEqual(said);
    const ofSteps = Object.fromEntries(Object.entries(said).filter(([step]) => step !== "2"));
    for (const tab of tabs) await expect.poll(() => tab.answers(), { timeout: 20_000 }).toMatchObject(ofSteps);
  } finally {
    events.stop();
    for (const tab of tabs) await tab.close();
  }
}

/** Does what the triggers do for each change, twice, and for all seats at once. */
function followEvents(
  { database, exchangeSeat }: Omit<ColleagueDays, "projectId">,
  name: string,
  codes: readonly string[],
) {
  const due = new Set<string>();
  let running: Promise<void> | undefined;
  const failures: unknown[] = [];

  async function work(): Promise<void> {
    while (due.size > 0) {
      const changed = [...due, ...due];
      due.clear();
      const ends = await Promise.allSettled(changed.map((code) => exchangeSeat(code)));
      failures.push(...ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : [])));
    }
    running = undefined;
  }
  function happen(all: readonly string[]): void {
    for (const code of all) due.add(code);
    running ??= work();
  }

  const stops = [
    database.doc(paths.answersOf(name)).onSnapshot(() => happen(codes)),
    ...codes.map((code) => database.doc(paths.seatAnswers(code)).onSnapshot(() => happen([code]))),
  ];
  return {
    async untilQuiet(): Promise<void> {
      // The first puts every answer into the business's, the second into every copy, and the third finds nothing.
      for (let round = 0; round < 3; round++) {
        happen(codes);
        while (running) await running;
      }
      expect(failures).toEqual([]);
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
