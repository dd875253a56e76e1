// The ratings of the needs check that a business has sent with its inquiry. Taking them over is one transaction, on the
// answers that are there by then: of two windows one takes them, and no answer is overwritten.
import { doc } from "firebase/firestore";
import * as z from "zod/mini";
import type { Subscribe } from "../../browser/subscribe";
import {
  answersToChange,
  isInTeams,
  teamsOf,
  teamsPath,
  withChanges,
} from "../../domain/assessment/answers/field-changes";
import { setField } from "../../domain/assessment/answers/field-paths";
import { teamsWithIds } from "../../domain/assessment/answers/team-list";
import { firstAnswers } from "../../domain/assessment/needs-check/taken-ratings";
import type { AnswerRecord } from "../../domain/assessment/questionnaire/question";
import { sentRatings } from "../../domain/inquiries/sent-ratings";
import { paths } from "../../domain/kernel/collections";
import { firestore } from "../sdk/firestore";
import { followDocument } from "../sdk/follow";
import { retriedOnDenial, writeOnline } from "../sdk/writes/write-online";
import { savedFields } from "./answers-store";

const offer = z.object({ ratings: sentRatings });

/** Follows whether there are any. */
export function watchOfferedRatings(code: string): Subscribe<boolean> {
  return followDocument(paths.offeredRatings(code), offer, (offered) => offered !== undefined);
}

const offerDocument = (code: string) => doc(firestore(), paths.offeredRatings(code));

/** Does nothing if another window has taken or refused them. */
export function takeOverRatings(code: string): Promise<void> {
  const document = doc(firestore(), paths.answersOf(code));
  return retriedOnDenial(async (transaction) => {
    const offered = await transaction.get(offerDocument(code));
    const found = await transaction.get(document);
    const { data: ratings } = sentRatings.safeParse(offered.get("ratings"));
    if (!ratings) return;
    const stored: unknown = found.get("progressData");
    const changes = firstAnswers(ratings, answersToChange(stored));
    const inTeams = changes.filter(({ path }) => isInTeams(path));
    const before = setField<AnswerRecord>(
      {},
      teamsPath,
      teamsWithIds(found.get(`progressData.${teamsPath.join(".")}`)),
    );
    const teams = { path: teamsPath, value: teamsOf(withChanges(before, inTeams)) };
    const { fields, mergeFields } = savedFields([
      ...changes.filter(({ path }) => !isInTeams(path)),
      ...(inTeams.length > 0 ? [teams] : []),
    ]);
    transaction.set(document, { ...fields, takenOver: ratings }, { mergeFields: [...mergeFields, "takenOver"] });
    transaction.delete(offerDocument(code));
  });
}

export function refuseRatings(code: string): Promise<void> {
  return writeOnline((transaction) => transaction.delete(offerDocument(code)));
}
