import type { RadarAxis } from "../../../domain/assessment/gap-profile/charts";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./picture.module.css";
import { hundredths } from "./radar-option";

/** The radar in words. */
export function RadarTable({ radar }: { radar: readonly RadarAxis[] }) {
  return (
    <div className={classes.table}>
      <ScrollingTable label="The organization at a glance, as a table">
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Strength (0 to 100)</th>
            <th scope="col">Answered</th>
          </tr>
        </thead>
        <tbody>
          {radar.map(({ axis, label, value, coverage }) => (
            <tr key={axis}>
              <th scope="row">{label}</th>
              <td>{value === undefined ? "not answered" : hundredths(value)}</td>
              <td>{hundredths(coverage)}%</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
