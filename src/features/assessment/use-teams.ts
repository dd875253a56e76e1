// The teams that have been added, which are saved like any answer, and the one that is being described: a new one, kept in this
// browser until it is added, or one of the added ones, changed where it stands.
import { useState } from "react";
import type { ProgressData } from "../../domain/assessment/answers";
import { answerBounds } from "../../domain/assessment/answers-schema";
import { setField } from "../../domain/assessment/field-paths";
import { entryProblem } from "../../domain/assessment/field-problem";
import { entriesOf } from "../../domain/assessment/progress";
import type { AnswerRecord, Question } from "../../domain/assessment/question";
import { fieldPath } from "../../domain/assessment/questionnaire";
import { messages } from "../../domain/messages";
import type { AnswersKeeper } from "./answers-keeper";
import { teamDraft } from "./team-draft";

export interface Teams {
  added: readonly AnswerRecord[];
  /** Which of the added teams is being changed; undefined while a new one is described. */
  editing: number | undefined;
  /** The answers of the team that is being described. */
  team: AnswerRecord;
  /** Why it could not be added, in a sentence. */
  problem: string | undefined;
  /** A new team has a name and was not added. */
  hasUnadded: boolean;
  /** What was removed last, and can be brought back. */
  removed: Removed | undefined;
  answer: (question: Question, answer: unknown) => void;
  /** Adds the new team; says whether it could. */
  add: () => boolean;
  edit: (index: number | undefined) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
  bringBack: () => void;
}

interface Removed {
  team: AnswerRecord;
  index: number;
}

export function useTeams(keeper: AnswersKeeper, answers: ProgressData, invitationId: string): Teams {
  const [kept] = useState(() => teamDraft(localStorage, invitationId));
  const [draft, setDraft] = useState(kept.read);
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [removed, setRemoved] = useState<Removed>();
  const added = entriesOf("2", answers);
  const editing = chosen !== undefined && chosen < added.length ? chosen : undefined;
  const team = (editing === undefined ? undefined : added[editing]) ?? draft;

  function save(teams: readonly AnswerRecord[]) {
    keeper.change(["2", "teams"], teams);
  }

  function become(next: AnswerRecord) {
    setDraft(next);
    kept.keep(next);
  }

  return {
    added,
    editing,
    team,
    problem,
    removed,
    hasUnadded: nameOf(draft) !== "",
    answer: (question, answer) => {
      const next = setField(team, fieldPath(question.id), answer);
      setProblem(undefined);
      if (editing === undefined) become(next);
      else save(added.with(editing, next));
    },
    add: () => {
      const wrong = whyNotAdded(draft, added.length);
      setProblem(wrong);
      if (wrong !== undefined) return false;
      save([...added, draft]);
      become({});
      return true;
    },
    edit: (index) => {
      setProblem(undefined);
      setChosen(index);
    },
    duplicate: (index) => {
      const original = added[index] ?? {};
      const full = added.length >= answerBounds.teams;
      setProblem(full ? `Please add at most ${answerBounds.teams} teams.` : undefined);
      if (full) return;
      save(added.toSpliced(index + 1, 0, { ...original, teamName: `${nameOf(original)} (copy)` }));
      setChosen(index + 1);
    },
    remove: (index) => {
      setRemoved({ team: added[index] ?? {}, index });
      save(added.toSpliced(index, 1));
      setChosen(undefined);
    },
    bringBack: () => {
      if (removed) save(added.toSpliced(removed.index, 0, removed.team));
      setRemoved(undefined);
    },
  };
}

function whyNotAdded(draft: AnswerRecord, already: number): string | undefined {
  if (nameOf(draft) === "") return messages.teamNameMissing;
  if (already >= answerBounds.teams) return `Please add at most ${answerBounds.teams} teams.`;
  return entryProblem("2", draft);
}

function nameOf({ teamName }: AnswerRecord): string {
  return typeof teamName === "string" ? teamName.trim() : "";
}
