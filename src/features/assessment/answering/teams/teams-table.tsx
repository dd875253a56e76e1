// The teams as a table: a row for each team, a column for each of the seven ratings. A digit rates and goes on, so the
// map of the teams appears while it is typed; what is low is told below. All of it is saved like any answer.
import { useRef, useState, type KeyboardEvent } from "react";
import { columnHeadings } from "../../../../domain/assessment/gap-profile/column-headings";
import { teamDimensions, type TeamDimensionId } from "../../../../domain/assessment/gap-profile/team-dimensions";
import type { Question, Step } from "../../../../domain/assessment/questionnaire/question";
import { answerTo, questionOf, reveals } from "../../../../domain/assessment/questionnaire/questionnaire";
import { entryName } from "../../../../domain/assessment/answers/reading-answers";
import type { Team } from "../../../../domain/assessment/answers/team-list";
import { teamTableWords } from "../../../../domain/assessment/words";
import { Button } from "../../../../ui/button/button";
import { TextInput } from "../../../../ui/form/text-input";
import { QuestionBlock } from "../questions/question-block";
import classes from "./teams-table.module.css";
import type { Teams } from "./use-teams";

interface TeamsTableProps {
  step: Step;
  repeats: NonNullable<Step["repeats"]>;
  teams: Teams;
}

interface Column {
  id: TeamDimensionId;
  label: string;
  question: Question;
}

export function TeamsTable({ step, repeats, teams }: TeamsTableProps) {
  const table = useRef<HTMLDivElement>(null);
  const columns = Object.entries(teamDimensions).flatMap(([id, { field, label }]): Column[] => {
    const question = questionOf(step, field);
    return question ? [{ id: id as TeamDimensionId, label, question }] : [];
  });
  const { added } = teams;

  /** Goes to a cell; behind the last one to the names of further teams. */
  function goTo(row: number, column: number): void {
    const beyond = column >= columns.length ? [row + 1, 0] : column < 0 ? [row - 1, columns.length - 1] : [row, column];
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${beyond.join("-")}"]`);
    if (cell) cell.focus();
    else if ((beyond[0] ?? 0) >= added.length) table.current?.querySelector<HTMLInputElement>("[name=teams]")?.focus();
  }

  function rate(team: Team, { question }: Column, rating: string | undefined): void {
    teams.answerOf(team, question, rating);
  }

  function takeKey(event: KeyboardEvent, team: Team, row: number, column: number): void {
    const asked = columns[column];
    const [down, right] = moves[event.key] ?? [];
    if (event.ctrlKey || event.metaKey || event.altKey || !asked) return;
    if (down !== undefined && right !== undefined) goTo(row + down, column + right);
    else if (/^[1-5]$/.test(event.key)) {
      rate(team, asked, event.key);
      goTo(row, column + 1);
    } else if (event.key === "Backspace" || event.key === "Delete") rate(team, asked, undefined);
    else return;
    event.preventDefault();
  }

  return (
    <section ref={table} className={classes.part} aria-labelledby="teams-table">
      <h2 id="teams-table">{teamTableWords.title}</h2>
      <p id="teams-table-keys">{teamTableWords.keys}</p>
      {added.length > 0 && (
        <table className={classes.table} aria-labelledby="teams-table" aria-describedby="teams-table-keys">
          <thead>
            <tr>
              <th scope="col">{teamTableWords.team}</th>
              {columns.map(({ id }) => (
                <th key={id} scope="col">
                  <span>{wholeShortWords(columnHeadings[id])}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {added.map((team, row) => (
              <tr key={team.id}>
                <th scope="row">{entryName(repeats, team)}</th>
                {columns.map((column, nth) => {
                  const answer = answerTo(column.question, team);
                  const rating = typeof answer === "string" ? answer : "";
                  return (
                    <td key={column.id}>
                      <input
                        data-cell={`${row}-${nth}`}
                        data-rating={rating}
                        inputMode="numeric"
                        autoComplete="off"
                        aria-label={teamTableWords.cell(column.label, entryName(repeats, team))}
                        value={rating}
                        onFocus={({ currentTarget }) => currentTarget.select()}
                        onKeyDown={(event) => takeKey(event, team, row, nth)}
                        // A keyboard on the glass tells no key.
                        onChange={({ currentTarget: { value } }) => {
                          const typed = /[1-5](?!.*[1-5])/.exec(value)?.[0];
                          rate(team, column, typed);
                          if (typed !== undefined) goTo(row, nth + 1);
                        }}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NewTeams teams={teams} onAdded={() => goTo(added.length, 0)} />
      <LowRatings columns={columns} repeats={repeats} teams={teams} />
    </section>
  );
}

/** Leaves the places for breaks in long words alone. */
function wholeShortWords(heading: string): string {
  const words = heading.split(" ").map((word) => {
    const whole = word.replaceAll("\u00ad", "");
    return whole.length < 10 ? whole : word;
  });
  return words.join(" ");
}

const moves: Record<string, readonly [down: number, right: number]> = {
  ArrowRight: [0, 1],
  Enter: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

/** Adds teams by their names; a list that is pasted has one a line. */
function NewTeams({ teams, onAdded }: { teams: Teams; onAdded: () => void }) {
  const [names, setNames] = useState("");
  const [problem, setProblem] = useState<string>();

  function add(typed: string): void {
    const given = typed.split(/[\n\r;]+/).flatMap((name) => (name.trim() === "" ? [] : [name.trim()]));
    const wrong = given.length === 0 ? undefined : teams.addNamed(given);
    setProblem(wrong);
    if (wrong !== undefined || given.length === 0) return;
    setNames("");
    // The rows are there after the next rendering.
    requestAnimationFrame(onAdded);
  }

  return (
    <div className={classes.names}>
      <TextInput
        name="teams"
        label={teamTableWords.names}
        description={teamTableWords.namesHint}
        value={names}
        error={problem}
        errorRole="alert"
        autoComplete="off"
        onChange={({ currentTarget }) => setNames(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add(names);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/[\n\r]/.test(pasted.trim())) return;
          event.preventDefault();
          setNames(pasted.trim().replaceAll(/[\n\r]+/g, "; "));
          add(pasted);
        }}
      />
      <Button variant="outline" onClick={() => add(names)}>
        {teamTableWords.addNames}
      </Button>
    </div>
  );
}

interface LowRatingsProps {
  columns: readonly Column[];
  repeats: NonNullable<Step["repeats"]>;
  teams: Teams;
}

/** The questions behind what is rated low, by team. */
function LowRatings({ columns, repeats, teams }: LowRatingsProps) {
  const low = teams.added.flatMap((team) => {
    const asked = columns.flatMap(({ question }) =>
      question.reveals && reveals(question.reveals.when, team[question.id]) ? question.reveals.ask : [],
    );
    return asked.length === 0 ? [] : [{ team, asked }];
  });
  if (low.length === 0) return null;
  return (
    <section className={classes.low} aria-labelledby="low-ratings">
      <h3 id="low-ratings">{teamTableWords.low}</h3>
      {low.map(({ team, asked }) => (
        <details key={team.id}>
          <summary>{teamTableWords.lowOf(entryName(repeats, team), asked.length)}</summary>
          <div className={classes.questions}>
            {asked.map((question) => (
              <QuestionBlock
                key={question.id}
                question={question}
                answers={team}
                idPrefix={`table-${team.id}-`}
                onAnswer={(given, answer) => teams.answerOf(team, given, answer)}
              />
            ))}
          </div>
        </details>
      ))}
    </section>
  );
}
