// A business saves at random while the events of its saves come late, twice, at once and in any order: its invitation
// must say the same as its answers.
import fc from "fast-check";
import { expect } from "vitest";
import type { database as projectDatabase } from "../../../functions/src/firestore/database";
import { datedFields } from "../../../functions/src/firestore/dated-fields";
import type * as publishedTriggers from "../../../functions/src/background/triggers";
import { seededRandom } from "../../../local/stand-ins/shared/faults";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { invitation } from "../../../src/domain/invitations/invitation";
import { listsOf } from "../../../src/domain/invitations/invitation-lists";
import { progressOfAnswers } from "../../../src/domain/invitations/invitation-progress";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation } from "../shared/builders";
import { anEventLog, type LoggedEvent } from "../suite/event-log";
import { arbitraryProgress } from "./arbitrary-answers";

type Firestore = typeof projectDatabase;
type Triggers = Pick<typeof publishedTriggers, "answersWritten" | "invitationWritten">;

interface FollowedSaves {
  code: string;
  saves: number;
  seed: number;
}

/** Every so many saves all events have come: those of the last one once, while three people log in again and again. */
const savesAtOnce = 10;
const [people, logins] = [3, 5];

export async function followSaves(database: Firestore, triggers: Triggers, { code, saves, seed }: FollowedSaves) {
  const [invited, answers] = [database.doc(paths.invitation(code)), database.doc(paths.answersOf(code))];
  const draw = seededRandom(seed);
  const waiting: LoggedEvent[] = [];
  let isHeldBack = false;
  const { commit, change } = anEventLog(database, triggers, async (news) => {
    waiting.push(...news);
    if (!isHeldBack) await deliver(waiting.filter(() => draw() < 0.3));
  });
  const deliver = (events: LoggedEvent[]) =>
    Promise.all(events.toSorted(() => draw() - 0.5).map((event) => event.deliver()));
  const taken = () => waiting.splice(0);
  const deliverTwice = (events: LoggedEvent[]) => deliver([...events, ...events]);
  const logIn = async (at: Date) => {
    const logInAgain = async () => {
      for (let nth = 1; nth <= logins; nth++) await invited.update({ lastLogin: new Date(at.getTime() + nth) });
    };
    await Promise.all(Array.from({ length: people }, logInAgain));
    return undefined;
  };

  await commit([paths.invitation(code)], (batch) =>
    batch.create(invited, aUsedInvitation({ invitationCode: code, createdAt: new Date() })),
  );
  let finishedAt: Date | undefined;
  for (let nth = 1; nth <= saves; nth++) {
    const [drawn] = fc.sample(arbitraryProgress, { numRuns: 1, seed: seed + nth });
    const at = new Date(Date.UTC(2026, 0, 1) + nth * 7 * 60_000);
    const plan = [{}, {}, {}, { planHeldAt: at }, { planReleasedAt: at, planGeneratedAt: at }][Math.floor(draw() * 5)];
    const progressData = draw() < 0.1 ? fullAnswers() : drawn;
    isHeldBack = nth % savesAtOnce === 0 || nth === saves;
    if (isHeldBack) await deliverTwice(taken());
    await commit([paths.answersOf(code)], (batch) =>
      batch.set(
        answers,
        { progressData, lastUpdated: at, ...plan },
        { mergeFields: ["progressData", "lastUpdated", ...Object.keys(plan ?? {})] },
      ),
    );
    if (!isHeldBack) continue;
    await Promise.all([deliver(taken()), change([paths.invitation(code)], () => logIn(at))]);
    await deliverTwice(taken());
    const { progress, lists, ...known } = invitation.parse(datedFields(await invited.get()));
    if (finishedAt) expect(progress?.finishedAt).toEqual(finishedAt);
    finishedAt = progress?.finishedAt;
    expect(progress).toEqual(progressOfAnswers(datedFields(await answers.get()) ?? {}, progress));
    expect(lists).toEqual(listsOf({ ...known, ...(progress && { progress }) }));
  }
}
