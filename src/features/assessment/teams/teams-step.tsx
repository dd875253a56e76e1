import { useRef } from "react";
import { Button } from "@mantine/core";
import { flushSync } from "react-dom";
import { teamWords } from "../../../domain/assessment/words";
import type { Step } from "../../../domain/assessment/questionnaire/question";
import { entryName } from "../../../domain/assessment/answers/review";
import { Notice } from "../../../ui/notice/notice";
import { QuestionSections } from "../questions/question-sections";
import { TeamsAdded } from "./teams-added";
import classes from "./teams.module.css";
import type { Teams } from "./use-teams";

interface TeamsStepProps {
  step: Step;
  teams: Teams;
}

/** One team at a time, and below it those that have been added. */
export function TeamsStep({ step, teams }: TeamsStepProps) {
  const { editing, team, problem } = teams;
  const form = useRef<HTMLDivElement>(null);
  const { repeats } = step;
  if (!repeats) return null;

  /** After the form shows another team, its name has the focus and is in sight. */
  function thenAtName(change: () => void) {
    flushSync(change);
    form.current?.querySelector("input")?.focus();
  }

  return (
    <>
      <div ref={form} className={classes.form} role="group" aria-labelledby="team-heading">
        <h2 id="team-heading">
          {editing === undefined ? teamWords.describe : teamWords.editTeam(entryName(repeats, team))}
        </h2>
        {/* Beside the name, to which the focus goes: the button may be far below. */}
        {problem && <Notice kind="error">{problem}</Notice>}
        <QuestionSections
          key={editing ?? "new"}
          step={step}
          level={3}
          answers={team}
          idPrefix={`team-${editing ?? "new"}-`}
          onAnswer={teams.answer}
        />
        <div className={classes.buttons}>
          {editing === undefined ? (
            <Button variant="outline" onClick={() => thenAtName(teams.add)}>
              {teamWords.add}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => thenAtName(() => teams.edit(undefined))}>
              {teamWords.done}
            </Button>
          )}
        </div>
      </div>
      <TeamsAdded
        teams={teams}
        repeats={repeats}
        onEdit={(added) => thenAtName(() => teams.edit(added))}
        onDuplicate={(added) => thenAtName(() => teams.duplicate(added))}
      />
    </>
  );
}
