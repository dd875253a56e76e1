import type { AreaMoved } from "../../../../domain/assessment/comparison/compare-profiles";
import { comparisonWords } from "../../../../domain/assessment/comparison/words";
import { DumbbellChart } from "../../charts/dumbbell-chart";
import { areaRows, areaScale } from "../../charts/moved-rows";
import { ChartTable } from "../../charts/chart-table";
import { areasTable } from "../../../../domain/assessment/comparison/moved-tables";
import { Picture } from "../../charts/picture";
import { MovedLegend } from "./moved-legend";
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
