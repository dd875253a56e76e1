import { useState } from "react";
import type { MovedGap } from "../../../../domain/assessment/comparison/compare-profiles";
import { byWhatMoved } from "../../../../domain/assessment/comparison/moved-gaps";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import { wholeProfileWords } from "../../../../domain/assessment/gap-profile/whole-profile-words";
import { DumbbellChart } from "../../charts/dumbbell-chart";
import { gapRows, gapScale } from "../../charts/moved-rows";
import { ChartTable } from "../../charts/chart-table";
import { movedGapsTable } from "../../../../domain/assessment/comparison/moved-tables";
import { Picture } from "../../charts/picture";
import classes from "./since-last-time.module.css";
import { Button } from "../../../../ui/button/button";

const fewMoved = 8;

/** Every gap of either round, then and now. */
export function GapsMoved({ gaps }: { gaps: readonly MovedGap[] }) {
  const [isWhole, setWhole] = useState(false);
  if (gaps.length === 0) return null;
  const all = byWhatMoved(gaps);
  const shown = isWhole ? all : all.slice(0, fewMoved);
  return (
    <section className={classes.picture} aria-labelledby="gaps-moved">
      <h2 id="gaps-moved">{comparisonWords.gaps}</h2>
      <Picture
        lead={comparisonWords.gapsLead}
        name={comparisonWords.gaps}
        draw={(width) => <DumbbellChart rows={gapRows(shown)} {...gapScale} width={width} />}
        table={<ChartTable label={comparisonWords.gapsTable} table={movedGapsTable(all)} />}
      />
      {gaps.length > fewMoved && (
        <Button className={classes.more} variant="outline" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole
            ? wholeProfileWords.showFirst(fewMoved, comparisonWords.listOfMoved)
            : wholeProfileWords.showAll(gaps.length, comparisonWords.listOfMoved)}
        </Button>
      )}
    </section>
  );
}
