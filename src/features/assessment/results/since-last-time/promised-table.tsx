import { useMemo, useState, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { statusNames } from "../../../../domain/assessment/progress/actions/words";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import { actionKindNames } from "../../../../domain/assessment/diagnosis/words";
import { labelWithTeam } from "../../../../domain/assessment/gap-profile/words";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { promisedAction, promisedIn, type Promised } from "../../../../domain/assessment/results/promised";
import {
  promiseInWords,
  promisesInWords,
  promiseState,
  promiseWords,
} from "../../../../domain/assessment/results/promise-words";
import { Button } from "../../../../ui/button/button";
import type { RoundBefore } from "../../results-data/use-round-before";
import classes from "./since-last-time.module.css";

interface PromisedTableProps {
  before: RoundBefore;
  planLink: string | undefined;
}

const fewPromises = 6;

/** The promises of the last round's plan about its gaps, and the present state of these. */
export function PromisedTable({ before: { plan, answers, actions, since }, planLink }: PromisedTableProps) {
  const [isWhole, setWhole] = useState(false);
  const promised = useMemo(
    () => plan && promisedIn({ plan, answers, actions, ...since }),
    [plan, answers, actions, since],
  );
  if (!plan) return <WithoutPromises>{promiseWords.noPlan}</WithoutPromises>;
  if (!promised) return <WithoutPromises>{promiseWords.noReferences}</WithoutPromises>;
  if (promised.length === 0) return <WithoutPromises>{promiseWords.nothingPromised}</WithoutPromises>;
  return (
    <section aria-labelledby="promised">
      <h2 id="promised">{promiseWords.title}</h2>
      <p>{promisesInWords(promised)}</p>
      <p className={classes.soft}>{promiseWords.lead}</p>
      <table className={classes.promised}>
        <caption>{promiseWords.table}</caption>
        <thead>
          <tr>
            <th scope="col">{comparisonWords.gap}</th>
            <th scope="col">{promiseWords.had}</th>
            <th scope="col">{comparisonWords.moved}</th>
          </tr>
        </thead>
        <tbody data-few={!isWhole}>
          {promised.map((each) => (
            <PromisedRow key={each.gap.reference} promised={each} planLink={planLink} />
          ))}
        </tbody>
      </table>
      {promised.length > fewPromises && (
        <Button className={classes.more} variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? wholeProfileWords.showFirst(fewPromises, promiseWords.list)
            : wholeProfileWords.showAll(promised.length, promiseWords.list)}
        </Button>
      )}
    </section>
  );
}

function PromisedRow({ promised, planLink }: { promised: Promised; planLink: string | undefined }) {
  const { gap, item, moved, status } = promised;
  const does = promisedAction(promised);
  return (
    <tr data-movement={moved?.movement}>
      <th scope="row">{labelWithTeam(gap)}</th>
      <td>
        {item.item.kind && <strong>{actionKindNames[item.item.kind]}: </strong>}
        {planLink === undefined ? does : <Link to={`${planLink}#${item.anchor}`}>{does}</Link>}
        {status && <span className={classes.soft}> · {statusNames[status]}</span>}
      </td>
      <td>
        <strong>{promiseState(promised)}</strong>
        {moved && <span className={classes.soft}> {promiseInWords(promised)}</span>}
      </td>
    </tr>
  );
}

function WithoutPromises({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="promised">
      <h2 id="promised">{promiseWords.title}</h2>
      <p>{children}</p>
    </section>
  );
}
