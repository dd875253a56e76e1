// The answers of a round that is over, read once: for the account that gave them and for administrators.
import { doc, getDoc } from "firebase/firestore";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { answersToChange, teamsOf } from "../../../domain/assessment/answers/field-changes";
import type { StoredPlan } from "../../../domain/assessment/plan/plan";
import { carriedTeams, type CarriedTeamStates } from "../../../domain/assessment/answers/carried-teams";
import { withVoices } from "../../../domain/assessment/voices/team-voices";
import { roundNumberOf } from "../../../domain/invitations/rounds";
import { paths } from "../../../domain/kernel/collections";
import { invitationCollection } from "../../invitations/lists";
import { firestore } from "../../sdk/firestore";
import { withDates } from "../../sdk/with-dates";
import { onceOpened } from "../access/access";
import { storedPlan } from "../answers-store";
import { readVoiceRounds } from "../voices/rounds";

export interface RoundAnswers {
  code: string;
  /** The teams among them with their ids, by which they are the same in every round. */
  answers: ProgressData;
  lastUpdated: Date | undefined;
  plan: StoredPlan | undefined;
  questionnaireVersion: number;
  carried: CarriedTeamStates;
}

export interface PreviousRound extends RoundAnswers {
  roundNumber: number;
}

/** Without answers where nothing was answered. */
export async function roundAnswers(code: string): Promise<RoundAnswers> {
  const [snapshot, rounds] = await Promise.all([
    onceOpened(code, () => getDoc(doc(firestore(), paths.answersOf(code)))),
    readVoiceRounds(code),
  ]);
  const stored = withDates(snapshot.data() ?? {}) as Record<string, unknown>;
  const { lastUpdated, questionnaireVersion } = stored;
  const answers = answersToChange(stored.progressData);
  return {
    code,
    answers: withVoices(answers, teamsOf(answers), rounds),
    lastUpdated: lastUpdated instanceof Date ? lastUpdated : undefined,
    plan: storedPlan(stored),
    questionnaireVersion: typeof questionnaireVersion === "number" ? questionnaireVersion : 1,
    carried: carriedTeams.safeParse(stored.carriedTeams).data ?? {},
  };
}

/** The round before that of a code; undefined where that is the first. */
export async function previousRoundOf(code: string): Promise<PreviousRound | undefined> {
  const invited = (await getDoc(doc(invitationCollection(), code))).data();
  if (!invited?.previousRound) return undefined;
  const answers = await roundAnswers(invited.previousRound);
  return { ...answers, roundNumber: roundNumberOf(invited) - 1 };
}
