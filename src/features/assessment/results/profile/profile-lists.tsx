import type { ReactNode } from "react";
import type { GapProfile } from "../../../../domain/assessment/gap-profile/read-profile";
import { labelWithTeam } from "../../../../domain/assessment/gap-profile/words";
import { unreadByPlace, wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { resultsParts } from "../../../../domain/assessment/results/anchors";
import classes from "./profile.module.css";

/** The rest of the answers' news: strengths, teams' wishes to learn, and open questions. Each list opens on demand. */
export function ProfileLists({ profile: { strengths, trainingRequests, unread } }: { profile: GapProfile }) {
  return (
    <div className={classes.lists}>
      {strengths.length > 0 && (
        <FoldedList id={resultsParts.strengths} title={wholeProfileWords.strengths} count={strengths.length}>
          <ul className={classes.strengths}>
            {strengths.map((strength, index) => (
              <li key={index}>
                <span>{labelWithTeam(strength)}</span>
                <span className={classes.rating}>{wholeProfileWords.rating(strength.rating)}</span>
              </li>
            ))}
          </ul>
        </FoldedList>
      )}
      {trainingRequests.length > 0 && (
        <FoldedList id={resultsParts.requests} title={wholeProfileWords.requests} count={trainingRequests.length}>
          <Lines
            lines={trainingRequests.map(({ team, skills }) => [
              team,
              skills.join(", ") || wholeProfileWords.skillsNotSaid,
            ])}
          />
        </FoldedList>
      )}
      {unread.length > 0 && (
        <FoldedList id={resultsParts.unknown} title={wholeProfileWords.notKnown} count={unread.length}>
          <Lines lines={unreadByPlace(unread).map(({ place, labels }) => [place, labels.join(", ")])} />
        </FoldedList>
      )}
    </div>
  );
}

interface FoldedListProps {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}

function FoldedList({ id, title, count, children }: FoldedListProps) {
  return (
    <details id={id} className={classes.folded}>
      <summary>
        <h3>{title}</h3> <span className={classes.rating}>{count}</span>
      </summary>
      {children}
    </details>
  );
}

function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className={classes.lines}>
      {lines.map(([name, says], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  );
}
