// The teams that have been added, which are saved like any answer, and the one that is being described: a new one, kept
// in this browser until it is added, or one of the added ones, changed where it stands. Teams are known by their ids,
// because another window may add and remove others at any moment.
import { useState } from "react";
import { answerBounds } from "../../../../domain/assessment/answers/answers-schema";
import { teamsPath } from "../../../../domain/assessment/answers/field-changes";
import { setField } from "../../../../domain/assessment/answers/field-paths";
import { entryMisfit } from "../../../../domain/assessment/answers/field-problem";
import type { AnswerRecord, Question } from "../../../../domain/assessment/questionnaire/question";
import { fieldPath, stepOf, visibleQuestions } from "../../../../domain/assessment/questionnaire/questionnaire";
import { idAtEnd, idBehind, type Stamp, type Team } from "../../../../domain/assessment/answers/team-list";
import { carriedTeam } from "../../../../domain/assessment/answers/carried-teams";
import { assessmentMessages, teamWords } from "../../../../domain/assessment/words";
import { draftPlaces } from "../../../../browser/draft-places";
import { useDraft } from "../../../../ui/hooks/use-draft";
import type { AnswersAutosave } from "../answers/answers-autosave";
import { describedTeam } from "./described-team";

export interface Teams {
  added: readonly Team[];
  /** The id of the added team that is being changed; undefined while a new one is described. */
  editing: string | undefined;
  /** The answers of the team that is being described. */
  team: AnswerRecord;
  /** Why it could not be added. */
  problem: TeamProblem | undefined;
  /** A new team has a name and was not added. */
  hasUnadded: boolean;
  /** The team that was removed last, and can be brought back. */
  removed: RemovedTeam | undefined;
  answer: (question: Question, answer: unknown) => void;
  /** Answers a question of any team that was added. */
  answerOf: (team: Team, question: Question, answer: unknown) => void;
  /** Adds teams of which only the names are known; returns why it could not. */
  addNamed: (names: readonly string[]) => string | undefined;
  /** Adds the new team; says whether it could. */
  add: () => boolean;
  /** Begins to change a team, or a new one. */
  edit: (team: Team | undefined) => void;
  duplicate: (team: Team) => void;
  /** Takes a team of the round before into the list, under its name or another; says whether it could. */
  carry: (team: Team, name?: string) => boolean;
  remove: (team: Team) => void;
  restore: () => void;
}

interface TeamProblem {
  sentence: string;
  /** The id of the question at whose field it is told; undefined where it is about no field that is shown. */
  at?: string;
}

interface RemovedTeam {
  /** The team as this window saw it last. */
  team: Team;
  inAnotherWindow: boolean;
}

export function useTeams(autosave: AnswersAutosave, added: readonly Team[], invitationId: string): Teams {
  const {
    draft = {},
    change: changeDraft,
    forget: forgetDraft,
  } = useDraft(draftPlaces.team(invitationId), describedTeam);
  /** The team at the time it was chosen or last changed here. */
  const [chosen, setChosen] = useState<Team>();
  const [problem, setProblem] = useState<TeamProblem>();
  const [removed, setRemoved] = useState<RemovedTeam>();
  const editing = added.find(({ id }) => id === chosen?.id);
  const team = editing ?? draft;

  if (chosen && !editing) {
    setChosen(undefined);
    setRemoved({ team: chosen, inAnotherWindow: true });
  }

  function save(id: string, value: Team | undefined) {
    autosave.change([...teamsPath, id], value);
  }

  return {
    added,
    editing: editing?.id,
    team,
    problem,
    removed,
    hasUnadded: teamNameOf(draft) !== "",
    answer: (question, answer) => {
      const path = fieldPath(question.id);
      setProblem(undefined);
      if (!editing) {
        changeDraft(setField(draft, path, answer));
        return;
      }
      setChosen(setField(editing, path, answer));
      autosave.change([...teamsPath, editing.id, ...path], answer);
    },
    answerOf: (one, question, answer) => {
      const path = fieldPath(question.id);
      if (one.id === chosen?.id) setChosen(setField(one, path, answer));
      autosave.change([...teamsPath, one.id, ...path], answer);
    },
    addNamed: (names) => {
      if (added.length + names.length > answerBounds.teams) return tooMany().sentence;
      const misfit = names.map((teamName) => entryMisfit("2", { teamName })?.sentence).find(Boolean);
      if (misfit !== undefined) return misfit;
      names.reduce<readonly Pick<Team, "id">[]>((before, teamName) => {
        const id = idAtEnd(before, newStamp());
        save(id, { teamName, id });
        return [...before, { id }];
      }, added);
      return undefined;
    },
    add: () => {
      const wrong = whyNotAdded(draft, added.length);
      setProblem(wrong);
      if (wrong !== undefined) return false;
      const id = idAtEnd(added, newStamp());
      save(id, { ...draft, id });
      forgetDraft();
      return true;
    },
    edit: (next) => {
      setProblem(undefined);
      setChosen(next);
    },
    duplicate: (original) => {
      const full = added.length >= answerBounds.teams;
      setProblem(full ? tooMany() : undefined);
      if (full) return;
      const copy = {
        ...original,
        id: idBehind(original.id, newStamp()),
        teamName: teamWords.copyOf(teamNameOf(original)),
      };
      save(copy.id, copy);
      setChosen(copy);
    },
    carry: (before, name) => {
      const full = added.length >= answerBounds.teams;
      setProblem(full ? tooMany() : undefined);
      if (!full) save(before.id, carriedTeam(before, name));
      return !full;
    },
    remove: (gone) => {
      setRemoved({ team: gone, inAnotherWindow: false });
      if (gone.id === chosen?.id) setChosen(undefined);
      save(gone.id, undefined);
    },
    restore: () => {
      if (removed) save(removed.team.id, removed.team);
      setRemoved(undefined);
    },
  };
}

function tooMany(): TeamProblem {
  return { sentence: teamWords.tooMany(answerBounds.teams) };
}

function whyNotAdded(draft: AnswerRecord, already: number): TeamProblem | undefined {
  if (teamNameOf(draft) === "") return { sentence: assessmentMessages.teamNameMissing, at: "teamName" };
  if (already >= answerBounds.teams) return tooMany();
  const misfit = entryMisfit("2", draft);
  if (!misfit) return undefined;
  const { question, sentence } = misfit;
  const isShown = visibleQuestions(stepOf("2"), draft).some((shown) => shown.question.id === question.id);
  return isShown ? { sentence, at: question.id } : { sentence: `${question.text} ${sentence}` };
}

function teamNameOf({ teamName }: AnswerRecord): string {
  return typeof teamName === "string" ? teamName.trim() : "";
}

function newStamp(): Stamp {
  return { now: Date.now(), unique: Math.random().toString(36).slice(2, 8) };
}
