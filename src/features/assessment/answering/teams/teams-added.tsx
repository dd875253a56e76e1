import { Button } from "../../../../ui/button/button";
import { uiWords } from "../../../../ui/words";
import { teamWords } from "../../../../domain/assessment/words";
import type { AnswerRecord, Step } from "../../../../domain/assessment/questionnaire/question";
import { entryName } from "../../../../domain/assessment/answers/reading-answers";
import type { Team } from "../../../../domain/assessment/answers/team-list";
import { EmptyState } from "../../../../ui/page/empty-state";
import { Notice } from "../../../../ui/notice/notice";
import classes from "./teams.module.css";
import type { Teams } from "./use-teams";

interface TeamsAddedProps {
  teams: Teams;
  repeats: NonNullable<Step["repeats"]>;
  onEdit: (team: Team) => void;
  onDuplicate: (team: Team) => void;
}

const shownRatings = [
  [teamWords.objectiveClarity, "objectiveClarity"],
  [teamWords.roleClarity, "roleClarity"],
  [teamWords.collaboration, "collaboration"],
] as const;

/** The teams so far, each with three of its ratings and what can be done with it. */
export function TeamsAdded({
  teams: { added, editing, removed, remove, restore: bringBack },
  repeats,
  ...on
}: TeamsAddedProps) {
  return (
    <section className={classes.added} aria-labelledby="teams-added">
      <h2 id="teams-added">{teamWords.added}</h2>
      {added.length === 0 && <EmptyState>{teamWords.noTeam}</EmptyState>}
      <ul>
        {added.map((team) => {
          const name = entryName(repeats, team);
          return (
            <li key={team.id} className={classes.team} data-editing={team.id === editing}>
              <h3>{name}</h3>
              <Ratings team={team} />
              <div className={classes.actions}>
                <Button variant="subtle" aria-label={teamWords.editOf(name)} onClick={() => on.onEdit(team)}>
                  {teamWords.edit}
                </Button>
                <Button variant="subtle" aria-label={teamWords.duplicateOf(name)} onClick={() => on.onDuplicate(team)}>
                  {teamWords.duplicate}
                </Button>
                <Button variant="subtle" aria-label={teamWords.removeOf(name)} onClick={() => remove(team)}>
                  {teamWords.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {removed && (
        <Notice key={removed.team.id} kind="info" takesFocus action={{ label: uiWords.undo, run: bringBack }}>
          {teamWords.removed(entryName(repeats, removed.team), removed.inAnotherWindow)}
        </Notice>
      )}
    </section>
  );
}

function Ratings({ team }: { team: AnswerRecord }) {
  return (
    <dl className={classes.ratings}>
      {shownRatings.map(([label, field]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{typeof team[field] === "string" ? team[field] : teamWords.notRated}</dd>
        </div>
      ))}
    </dl>
  );
}
