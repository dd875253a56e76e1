import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { Reading } from "../../../../domain/assessment/gap-profile/reading";
import type { Gap } from "../../../../domain/assessment/gap-profile/ranking";
import { gapInShort } from "../../../../domain/assessment/gap-profile/in-words";
import { gapAnchor } from "../../../../domain/assessment/results/anchors";
import { resultGroups, type Subject } from "../../../../domain/assessment/results/groups";
import { resultsWords } from "../../../../domain/assessment/results/words";
import type { ResultsPage } from "../../../../domain/kernel/routes";
import type { Results } from "../../results-data/results";
import classes from "./groups.module.css";
import { WhatIsDone } from "./what-is-done";

interface MostPressingProps {
  results: Pick<Results, "profile" | "plan" | "diagnosis">;
  links: Partial<Record<ResultsPage, string>>;
}

interface GroupProps<Of extends Reading> {
  title: string;
  kind: "decide" | "train" | "leave-alone";
  subjects: readonly Subject<Of>[];
  children: (subject: Subject<Of>) => ReactNode;
}

const fewSubjects = 3;

/** The gaps in the order of their work: decisions, then training. Ratings without a gap stand beside them. */
export function MostPressing({ results, links }: MostPressingProps) {
  const { profile } = results;
  const { decide, train, leaveAlone } = resultGroups(profile);
  const gap = ({ first, title, all }: Subject<Gap>) => (
    <>
      <h4>{links.profile === undefined ? title : <Link to={`${links.profile}#${gapAnchor(first)}`}>{title}</Link>}</h4>
      <p className={classes.soft}>{gapInShort(first)}</p>
      <WhatIsDone gaps={all} results={results} planLink={links.plan} />
    </>
  );
  return (
    <section className={classes.pressing} aria-labelledby="most-pressing">
      <h2 id="most-pressing">{resultsWords.mostPressing}</h2>
      <div className={classes.groups}>
        <GapGroup kind="decide" title={resultsWords.decide} subjects={decide}>
          {gap}
        </GapGroup>
        <GapGroup kind="train" title={resultsWords.train} subjects={train}>
          {gap}
        </GapGroup>
        <GapGroup kind="leave-alone" title={resultsWords.leaveAlone} subjects={leaveAlone}>
          {({ title }) => <h4>{title}</h4>}
        </GapGroup>
      </div>
      {links.profile !== undefined && profile.gaps.length > 0 && (
        <Link to={links.profile}>{resultsWords.allGaps(profile.gaps.length)}</Link>
      )}
    </section>
  );
}

function GapGroup<Of extends Reading>({ title, kind, subjects, children }: GroupProps<Of>) {
  return (
    <section className={classes.group} data-group={kind} aria-labelledby={kind}>
      <h3 id={kind}>{title}</h3>
      {subjects.length === 0 ? (
        <p className={classes.soft}>{resultsWords.nothing}</p>
      ) : (
        <ol>
          {subjects.slice(0, fewSubjects).map((subject) => (
            <li key={subject.title}>{children(subject)}</li>
          ))}
        </ol>
      )}
      {subjects.length > fewSubjects && (
        <p className={classes.soft}>{resultsWords.more(subjects.length - fewSubjects)}</p>
      )}
    </section>
  );
}
