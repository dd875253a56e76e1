import type { DataTable } from "../../../domain/kernel/markdown";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./picture.module.css";

interface ChartTableProps {
  label: string;
  table: DataTable;
}

/** A chart in words. */
export function ChartTable({ label, table: { head, rows } }: ChartTableProps) {
  return (
    <div className={classes.table}>
      <ScrollingTable label={label}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </div>
  );
}
