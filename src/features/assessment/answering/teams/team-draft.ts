// The team that is being described and has not been added yet, kept in this browser at every keystroke. It is kept as
// it was typed, also where it is too long to be added: adding it says what does not fit, and nothing is lost before.
import * as z from "zod/mini";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import type { AnswerRecord } from "../../../../domain/assessment/questionnaire/question";
import { isOfItsKind } from "../../../../domain/assessment/answers/field-problem";
import { allQuestions, answerTo, fieldPath, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import type { BrowserStore } from "../../../../browser/storage";
import { storedKeys } from "../../../../browser/stored-keys";
import { storedValue } from "../../../../browser/stored-value";

interface TeamDraft {
  read: () => AnswerRecord;
  keep: (team: AnswerRecord) => void;
}

export function teamDraft(
  store: Pick<BrowserStore, "getItem" | "setItem" | "removeItem">,
  invitationId: string,
): TeamDraft {
  const stored = storedValue(store, storedKeys.teamDraft + invitationId, z.record(z.string(), z.unknown()));
  return { read: () => readTeam(stored.read() ?? {}), keep: stored.write };
}

function readTeam(kept: AnswerRecord): AnswerRecord {
  return allQuestions(stepOf("2")).reduce<AnswerRecord>((team, { question }) => {
    const answer = answerTo(question, kept);
    return isOfItsKind(question, answer) ? setField(team, fieldPath(question.id), answer) : team;
  }, {});
}
