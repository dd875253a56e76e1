// The team that is being described and has not been added yet, kept in this browser at every keystroke. It is kept as
// it was typed, also where it is too long to be added: adding it says what does not fit, and nothing is lost before.
import { setField } from "../../../domain/assessment/answers/field-paths";
import type { AnswerRecord, Question } from "../../../domain/assessment/questionnaire/question";
import {
  allQuestions,
  answerTo,
  fieldPath,
  isRecord,
  stepOf,
} from "../../../domain/assessment/questionnaire/questionnaire";
import type { BrowserStore } from "../../../browser/storage";

interface TeamDraft {
  read: () => AnswerRecord;
  keep: (team: AnswerRecord) => void;
}

export function teamDraft(store: Pick<BrowserStore, "getItem" | "setItem">, invitationId: string): TeamDraft {
  const key = `assessment-team:${invitationId}`;
  return {
    read: () => {
      try {
        return readTeam(JSON.parse(store.getItem(key) ?? "{}"));
      } catch {
        return {}; // something else is stored there
      }
    },
    keep: (team) => store.setItem(key, JSON.stringify(team)),
  };
}

function readTeam(kept: unknown): AnswerRecord {
  if (!isRecord(kept)) return {};
  return allQuestions(stepOf("2")).reduce<AnswerRecord>((team, { question }) => {
    const answer = answerTo(question, kept);
    return isOfItsKind(question, answer) ? setField(team, fieldPath(question.id), answer) : team;
  }, {});
}

function isOfItsKind({ kind }: Question, answer: unknown): boolean {
  if (kind !== "list" && kind !== "choices") return typeof answer === "string";
  return Array.isArray(answer) && answer.every((entry) => typeof entry === "string");
}
