import { Button } from "@mantine/core";
import type { AnswerRecord, Step } from "../../../domain/assessment/questionnaire/question";
import { entryName } from "../../../domain/assessment/answers/review";
import type { Team } from "../../../domain/assessment/answers/team-list";
import { EmptyState } from "../../../ui/page/empty-state";
import { Notice } from "../../../ui/notice/notice";
import classes from "./teams.module.css";
import type { Teams } from "./use-teams";

interface TeamsAddedProps {
  teams: Teams;
  repeats: NonNullable<Step["repeats"]>;
  onEdit: (team: Team) => void;
  onDuplicate: (team: Team) => void;
}

const shownRatings = [
  ["Objective clarity", "objectiveClarity"],
  ["Role clarity", "roleClarity"],
  ["Collaboration", "collaboration"],
] as const;

/** The teams so far, each with three of its ratings and what can be done with it. */
export function TeamsAdded({
  teams: { added, editing, removed, remove, restore: bringBack },
  repeats,
  ...on
}: TeamsAddedProps) {
  return (
    <section className={classes.added} aria-labelledby="teams-added">
      <h2 id="teams-added">Teams Added</h2>
      {added.length === 0 && (
        <EmptyState>No team yet. Describe one above and choose Add Another Team; it then stands here.</EmptyState>
      )}
      <ul>
        {added.map((team) => {
          const name = entryName(repeats, team);
          return (
            <li key={team.id} className={classes.team} data-editing={team.id === editing}>
              <h3>{name}</h3>
              <Ratings team={team} />
              <div className={classes.actions}>
                <Button variant="subtle" aria-label={`Edit ${name}`} onClick={() => on.onEdit(team)}>
                  Edit
                </Button>
                <Button variant="subtle" aria-label={`Duplicate ${name}`} onClick={() => on.onDuplicate(team)}>
                  Duplicate
                </Button>
                <Button variant="subtle" aria-label={`Remove ${name}`} onClick={() => remove(team)}>
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {removed && (
        <Notice key={removed.team.id} kind="info" takesFocus action={{ label: "Undo", run: bringBack }}>
          {entryName(repeats, removed.team)} was removed{removed.inAnotherWindow && " in another window"}.
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
          <dd>{typeof team[field] === "string" ? team[field] : "Not rated"}</dd>
        </div>
      ))}
    </dl>
  );
}
