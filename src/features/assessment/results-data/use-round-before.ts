import { useCallback, useMemo } from "react";
import { logWarning } from "../../../browser/log";
import type { ActionProgress } from "../../../domain/assessment/progress/actions/action-progress";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { teamsPath } from "../../../domain/assessment/answers/field-changes";
import { setField } from "../../../domain/assessment/answers/field-paths";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { questionnaireVersion } from "../../../domain/assessment/questionnaire/questionnaire";
import type { MovedSince } from "../../../domain/assessment/report/since";
import type { Live } from "../../../ui/hooks/use-live";
import { useLoaded } from "../../../ui/hooks/use-loaded";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

export interface RoundBefore extends MovedSince {
  /** The code of its invitation. */
  readonly code: string;
}

export interface LoadedRoundBefore {
  /** Without a value where this is the first round. */
  readonly live: Live<RoundBefore | undefined>;
  readonly retry: () => void;
}

/** Reads the round before once; what has moved follows the answers and the teams, which have their ids here. */
export function useRoundBefore(code: string, answers: ProgressData, teams: readonly Team[]): LoadedRoundBefore {
  const { loaded, retry } = useLoaded(
    useCallback(async () => {
      const { previousRoundOf } = await withFirestore(import("../../../firebase/assessment/rounds/round-answers"));
      const before = await previousRoundOf(code);
      if (!before) return undefined;
      const { sinceLastTime } = await import("../../../domain/assessment/comparison/since-last-time");
      return { ...before, actions: before.plan ? await actionsOrNone(before.code) : [], sinceLastTime };
    }, [code]),
  );
  const live = useMemo((): LoadedRoundBefore["live"] => {
    if (loaded.status !== "ready" || !loaded.value) return loaded as LoadedRoundBefore["live"];
    const { value: before } = loaded;
    const now = teams.length === 0 ? answers : setField(answers, teamsPath, teams);
    const since = before.sinceLastTime(before, { answers: now, questionnaireVersion });
    const { plan, actions, code: codeBefore } = before;
    return { status: "ready", value: { answers: before.answers, plan, actions, since, code: codeBefore } };
  }, [loaded, answers, teams]);
  return { live, retry };
}

/** The changes can be read without them. */
async function actionsOrNone(code: string): Promise<readonly ActionProgress[]> {
  try {
    const { readActions } = await withFirestore(import("../../../firebase/assessment/progress/actions"));
    return await readActions(code);
  } catch (error) {
    logWarning("What became of the plan of the round before could not be read.", error);
    return [];
  }
}
