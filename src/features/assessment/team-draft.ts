// The team that is being described and has not been added yet, kept in this browser at every keystroke.
import { readProgressData } from "../../domain/assessment/answers-schema";
import type { AnswerRecord } from "../../domain/assessment/question";

export interface TeamDraft {
  read: () => AnswerRecord;
  keep: (team: AnswerRecord) => void;
}

export function teamDraft(store: Pick<Storage, "getItem" | "setItem">, invitationId: string): TeamDraft {
  const key = `assessment-team:${invitationId}`;
  return {
    read: () => {
      try {
        return readTeam(JSON.parse(store.getItem(key) ?? "{}"));
      } catch {
        return {}; // something else stands there
      }
    },
    keep: (team) => {
      try {
        store.setItem(key, JSON.stringify(team));
      } catch {
        return; // full or forbidden: it stays on the screen and is saved when it is added
      }
    },
  };
}

function readTeam(kept: unknown): AnswerRecord {
  return readProgressData({ "2": { teams: [kept] } })["2"]?.teams?.[0] ?? {};
}
