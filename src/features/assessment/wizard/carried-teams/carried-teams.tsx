import { useState } from "react";
import type { Team } from "../../../../domain/assessment/answers/team-list";
import { entryName } from "../../../../domain/assessment/answers/reading-answers";
import { stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { teamsToConfirm, type CarriedTeamState } from "../../../../domain/assessment/answers/carried-teams";
import { carriedTeamWords } from "../../../../domain/assessment/rounds/words";
import { teamWords } from "../../../../domain/assessment/words";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { Notice } from "../../../../ui/notice/notice";
import { uiWords } from "../../../../ui/words";
import type { Teams } from "../../answering/teams/use-teams";
import { CarriedTeam } from "./carried-team";
import classes from "./carried-teams.module.css";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

interface CarriedTeamsProps {
  code: string;
  /** The teams of the round before. */
  before: readonly Team[];
  teams: Teams;
}

const loadCarriedTeams = () => withFirestore(import("../../../../firebase/assessment/rounds/carried-teams"));
const loadCarried = async (code: string) => (await loadCarriedTeams()).watchCarriedTeams(code);

/** The teams of the last round, each to be confirmed, changed or removed; nothing that was said of them comes along. */
export function CarriedTeams({ code, before, teams }: CarriedTeamsProps) {
  const { live } = useLateLive(loadCarried, code);
  const [removed, setRemoved] = useState<Team>();
  const [failed, setFailed] = useState(false);
  const { repeats } = stepOf("2");
  if (live.status !== "ready" || !repeats || before.length === 0) return null;

  const nameOf = (team: Team) => entryName(repeats, team);
  const open = teamsToConfirm(before, teams.added, live.value);

  function decide(team: Team, state: CarriedTeamState | undefined) {
    setFailed(false);
    setRemoved(state === "removed" ? team : undefined);
    writeDecision(code, team.id, state).catch(() => setFailed(true));
  }

  function confirm(team: Team, name?: string) {
    if (teams.carry(team, name)) decide(team, "confirmed");
  }

  if (open.length === 0 && !removed && !failed) return null;
  return (
    <section className={classes.carried} aria-labelledby="carried-teams">
      <h2 id="carried-teams">{carriedTeamWords.title}</h2>
      <p>{open.length > 0 ? carriedTeamWords.lead : carriedTeamWords.allDone}</p>
      <ul>
        {open.map((team) => (
          <CarriedTeam
            key={team.id}
            name={nameOf(team)}
            onConfirm={(name) => confirm(team, name)}
            onRemove={() => decide(team, "removed")}
          />
        ))}
      </ul>
      {failed && <Notice kind="error">{carriedTeamWords.failed}</Notice>}
      {removed && (
        <Notice
          key={removed.id}
          kind="info"
          takesFocus
          action={{ label: uiWords.undo, run: () => decide(removed, undefined) }}
        >
          {teamWords.removed(nameOf(removed), false)}
        </Notice>
      )}
    </section>
  );
}

async function writeDecision(code: string, team: string, state: CarriedTeamState | undefined): Promise<void> {
  await (await loadCarriedTeams()).decideTeam(code, team, state);
}
