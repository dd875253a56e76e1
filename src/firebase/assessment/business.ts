// One business as its consultant follows it: its invitation and its answers, live. The rules let only administrators
// read both.
import * as z from "zod/mini";
import type { ProgressData } from "../../domain/assessment/answers/answers";
import { readProgressData } from "../../domain/assessment/answers/answers-schema";
import { answersToChange, teamsOf } from "../../domain/assessment/answers/field-changes";
import type { Team } from "../../domain/assessment/answers/team-list";
import type { StoredPlan } from "../../domain/assessment/plan/plan";
import { invitation, type Invitation } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { openedFirst } from "./access/access";
import { storedPlan } from "./answers-store";
import type { Subscribe } from "../../browser/subscribe";
import { followDocument } from "../sdk/follow";

export interface BusinessAnswers {
  answers: ProgressData;
  /** The teams among them, with the ids by which they are the same in every round. */
  teams: readonly Team[];
  lastUpdated?: Date | undefined;
  plan?: StoredPlan | undefined;
}

export interface FollowedBusiness {
  invitation: Invitation;
  /** Undefined while nothing has been answered. */
  given: BusinessAnswers | undefined;
  /** True if the database can be reached. */
  upToDate: boolean;
}

/** Each part of them is read by itself, so that one that does not fit takes no other with it. */
const answersAsStored = z.record(z.string(), z.unknown());

type HeardBy<Followed> = Followed extends Subscribe<infer Value> ? Value : never;

/** Undefined where no such invitation is there. */
export function watchBusiness(code: string): Subscribe<FollowedBusiness | undefined> {
  const followInvitation = followDocument(paths.invitation(code), invitation, (found, upToDate) => ({
    found,
    upToDate,
  }));
  const followAnswers = openedFirst(
    code,
    followDocument(paths.answersOf(code), answersAsStored, (stored, upToDate) => ({
      given: stored && businessAnswers(stored),
      upToDate,
    })),
  );
  return (next, fail) => {
    let invited: HeardBy<typeof followInvitation> | undefined;
    let answered: HeardBy<typeof followAnswers> | undefined;

    function refresh() {
      if (!invited || !answered) return;
      const upToDate = invited.upToDate && answered.upToDate;
      if (invited.found) next({ invitation: invited.found, given: answered.given, upToDate });
      // A document that the cache does not have may still be on the server.
      else if (upToDate) next(undefined);
    }

    const stops = [
      followInvitation((heard) => {
        invited = heard;
        refresh();
      }, fail),
      followAnswers((heard) => {
        answered = heard;
        refresh();
      }, fail),
    ];
    return () => stops.forEach((stop) => stop());
  };
}

function businessAnswers(stored: Record<string, unknown>): BusinessAnswers {
  return {
    answers: readProgressData(stored.progressData),
    teams: teamsOf(answersToChange(stored.progressData)),
    lastUpdated: stored.lastUpdated instanceof Date ? stored.lastUpdated : undefined,
    plan: storedPlan(stored),
  };
}
