import type { AreaMoved } from "../../../../domain/assessment/comparison/compare-profiles";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import { DumbbellChart } from "../../charts/dumbbell-chart";
import { areaRows, areaScale } from "../../charts/moved-rows";
import { ChartTable } from "../../charts/chart-table";
import { areasTable } from "../../../../domain/assessment/comparison/moved-tables";
import { Picture } from "../../charts/picture";
import classes from "./since-last-time.module.css";

/** The areas of the organization then and now. */
export function OrganizationMoved({ areas }: { areas: readonly AreaMoved[] }) {
  if (areas.every(({ compared }) => compared === 0)) return null;
  return (
    <section className={classes.picture} aria-labelledby="organization-moved">
      <h2 id="organization-moved">{comparisonWords.organization}</h2>
      <Picture
        lead={comparisonWords.organizationLead}
        name={comparisonWords.organization}
        draw={(width) => <DumbbellChart rows={areaRows(areas)} {...areaScale} width={width} />}
        legend={<MovedLegend />}
        table={<ChartTable label={comparisonWords.organizationTable} table={areasTable(areas)} />}
      />
    </section>
  );
}

/** The meanings of the pictures' marks. */
function MovedLegend() {
  return (
    <ul className={classes.legend} aria-label={comparisonWords.marks}>
      <li>
        <LegendMark stroke="var(--ink)" isThen /> {comparisonWords.then}
      </li>
      <li>
        <LegendMark stroke="var(--forest)" /> {comparisonWords.now}, {comparisonWords.better}
      </li>
      <li>
        <LegendMark stroke="var(--blaze)" /> {comparisonWords.now}, {comparisonWords.worse}
      </li>
    </ul>
  );
}

function LegendMark({ stroke, isThen = false }: { stroke: string; isThen?: boolean }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      {isThen ? (
        <circle cx="9" cy="9" r="7" fill="var(--paper)" stroke={stroke} strokeWidth="2" />
      ) : (
        <rect x="5" y="3" width="8" height="12" rx="1.5" fill={stroke} />
      )}
    </svg>
  );
}
