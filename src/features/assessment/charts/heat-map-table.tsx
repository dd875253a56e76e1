import type { HeatMap } from "../../../domain/assessment/gap-profile/charts";
import { gapProfileWords } from "../../../domain/assessment/gap-profile/words";
import { wholeProfileWords } from "../../../domain/assessment/gap-profile/whole-profile-words";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./picture.module.css";

/** The heat map in words. */
export function HeatMapTable({ heatMap: { columns, rows } }: { heatMap: HeatMap }) {
  return (
    <div className={classes.table}>
      <ScrollingTable label={wholeProfileWords.teamsTable}>
        <thead>
          <tr>
            <th scope="col">{wholeProfileWords.team}</th>
            {columns.map(({ dimension, label }) => (
              <th key={dimension} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team, cells }, index) => (
            <tr key={index}>
              <th scope="row">{team}</th>
              {cells.map(({ dimension, rating, level }) => (
                <td key={dimension}>
                  {level === undefined ? gapProfileWords.notAnswered : wholeProfileWords.ratingAndLevel(rating, level)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
