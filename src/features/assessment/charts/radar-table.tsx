import { gapProfileWords, hundredths } from "../../../domain/assessment/gap-profile/words";
import type { RadarAxis } from "../../../domain/assessment/gap-profile/charts";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./picture.module.css";

/** The radar in words. */
export function RadarTable({ radar }: { radar: readonly RadarAxis[] }) {
  return (
    <div className={classes.table}>
      <ScrollingTable label={gapProfileWords.organizationTable}>
        <thead>
          <tr>
            <th scope="col">{gapProfileWords.area}</th>
            <th scope="col">{gapProfileWords.strength}</th>
            <th scope="col">{gapProfileWords.answered}</th>
          </tr>
        </thead>
        <tbody>
          {radar.map(({ axis, label, value, coverage }) => (
            <tr key={axis}>
              <th scope="row">{label}</th>
              <td>{value === undefined ? gapProfileWords.notAnswered : hundredths(value)}</td>
              <td>{hundredths(coverage)}%</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
