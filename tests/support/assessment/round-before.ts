// Gives a business a round before its present one, as a consultant's second invitation does.
import { randomBytes } from "node:crypto";
import { doc, getDoc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { twoRounds } from "../../../src/domain/assessment/comparison/rounds.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../shared/database";

const mark = "[answers: 2.Warehouse.roleClarity]";

/** Under the same account, with the answers and the plan of a year ago; returns its code. */
export async function giveRoundBefore(code: string): Promise<string> {
  const before = randomBytes(16).toString("base64url");
  const invitation = (await getDoc(doc(database, paths.invitation(code)))).data() ?? {};
  const written = writeBatch(database);
  written.set(doc(database, paths.invitation(before)), { ...invitation, invitationCode: before });
  written.update(doc(database, paths.invitation(code)), { previousRound: before, roundNumber: 2 });
  written.set(doc(database, paths.answersOf(before)), {
    progressData: twoRounds().before,
    lastUpdated: Timestamp.fromDate(new Date("2025-11-21T12:00:00Z")),
    trainingPlan: aPlanText(undefined, {
      actions: `### Warehouse\n\n- **Roles on one page.** [kind: decision] ${mark}`,
    }),
  });
  await written.commit();
  return before;
}
