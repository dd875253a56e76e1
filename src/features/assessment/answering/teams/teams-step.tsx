import { useEffect, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { teamTableWords, teamWords } from "../../../../domain/assessment/words";
import type { AnswerRecord, Step } from "../../../../domain/assessment/questionnaire/question";
import { takenTeam } from "../../../../domain/assessment/needs-check/given-earlier";
import { entryName } from "../../../../domain/assessment/answers/reading-answers";
import type { Team } from "../../../../domain/assessment/answers/team-list";
import { Button } from "../../../../ui/button/button";
import { Notice } from "../../../../ui/notice/notice";
import { late } from "../../../../ui/page/late";
import { questionFieldId } from "../questions/field";
import { goesOn } from "../questions/keys";
import { QuestionSections } from "../questions/question-sections";
import { TeamsAdded } from "./teams-added";
import classes from "./teams.module.css";
import type { Teams } from "./use-teams";
import { NoticeIcon } from "../../../../ui/notice/notice-icon";

/** The team that was added last. `nth` tells two of the same name apart, so that both are announced. */
interface AddedLast {
  name: string;
  nth: number;
}

interface TeamsStepProps {
  step: Step;
  teams: Teams;
  /** Those of the round before, with what was said of them then. */
  before?: readonly Team[] | undefined;
  /** The ratings of the team that came from the needs check, as they were taken over. */
  taken?: AnswerRecord | undefined;
  /** The part before everything else. */
  carried?: ReactNode;
}

const LateTeamsTable = late(async () => (await import("./teams-table")).TeamsTable);

/** Those that have been added, and below them one team at a time. */
export function TeamsStep({ step, teams, before = [], taken, carried }: TeamsStepProps) {
  const { editing, team, problem } = teams;
  const form = useRef<HTMLDivElement>(null);
  const [addedLast, setAddedLast] = useState<AddedLast>();
  const [isTable, setTable] = useState(false);
  const { repeats } = step;
  const idPrefix = `team-${editing ?? "new"}-`;
  const problemAt = problem?.at && questionFieldId(idPrefix, problem.at);

  useEffect(() => LateTeamsTable.fetch(), []);

  // Here and not at the button: a dialog, too, asks to add it, and gives the focus back to what opened it.
  useEffect(() => {
    if (!problem) return;
    const field = problemAt ? document.getElementById(problemAt) : form.current?.querySelector("input");
    field?.focus();
  }, [problem, problemAt]);

  if (!repeats) return null;

  /** After the form shows another team, its name has the focus and is in sight. False says that it shows the same. */
  function thenAtName(change: () => unknown) {
    const changed = flushSync(() => {
      setAddedLast(undefined);
      return change();
    });
    if (changed !== false) form.current?.querySelector("input")?.focus();
  }

  const isInList = teams.added.some((one) => entryName(repeats, one) === addedLast?.name);

  const add = () => {
    const name = entryName(repeats, team);
    const isAdded = teams.add();
    if (isAdded) setAddedLast({ name, nth: teams.added.length });
    return isAdded;
  };

  const otherWay = (
    <div className={classes.buttons}>
      <Button variant="outline" breaks onClick={() => setTable(!isTable)}>
        {isTable ? teamTableWords.oneByOne : teamTableWords.open}
      </Button>
    </div>
  );
  if (isTable)
    return (
      <>
        {carried}
        {otherWay}
        <LateTeamsTable step={step} repeats={repeats} teams={teams} />
      </>
    );
  return (
    <>
      {carried}
      {otherWay}
      <TeamsAdded
        teams={teams}
        repeats={repeats}
        onEdit={(added) => thenAtName(() => teams.edit(added))}
        onDuplicate={(added) => thenAtName(() => teams.duplicate(added))}
      />
      <div ref={form} className={classes.form} role="group" aria-labelledby="team-heading">
        <div>
          <h2 id="team-heading">
            {editing === undefined ? teamWords.describe : teamWords.editTeam(entryName(repeats, team))}
          </h2>
          <TeamIsAdded last={isInList ? addedLast : undefined} />
        </div>
        {/* Beside the name, to which the focus goes: the button may be far below. */}
        {problem && !problemAt && <Notice kind="error">{problem.sentence}</Notice>}
        <QuestionSections
          key={editing ?? "new"}
          step={step}
          level={3}
          answers={team}
          before={before.find(({ id }) => id === editing)}
          taken={editing === takenTeam ? taken : undefined}
          problem={problem}
          idPrefix={idPrefix}
          onAnswer={teams.answer}
        />
        <div className={classes.buttons}>
          {editing === undefined ? (
            <Button variant="outline" onClick={() => thenAtName(add)} {...goesOn}>
              {teamWords.add}
            </Button>
          ) : (
            <Button variant="outline" onClick={() => thenAtName(() => teams.edit(undefined))} {...goesOn}>
              {teamWords.done}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

/** Says that a team is in the list. The place is always there: a screen reader announces what appears in it. */
function TeamIsAdded({ last }: { last: AddedLast | undefined }) {
  return (
    <div role="status">
      {last && (
        <p key={last.nth} className={classes.isAdded}>
          <NoticeIcon kind="success" />
          {teamWords.isAdded(last.name)}
        </p>
      )}
    </div>
  );
}
