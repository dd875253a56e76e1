import type { ReactNode } from "react";
import type { AreaMoved, MovedGap } from "../../../domain/assessment/comparison/compare-profiles";
import { movedLabel } from "../../../domain/assessment/comparison/moved-gaps";
import { areaDifference, comparisonWords, movementNames } from "../../../domain/assessment/comparison/words";
import { hundredths } from "../../../domain/assessment/gap-profile/words";
import { levelNames } from "../../../domain/assessment/gap-profile/whole-profile-words";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./picture.module.css";

const { then, now, moved, area, gap, answers, noNumber } = comparisonWords;

/** The areas then and now in words. */
export function AreasTable({ areas }: { areas: readonly AreaMoved[] }) {
  return (
    <MovedTable label={comparisonWords.organizationTable} head={[area, then, now, moved, answers]}>
      {areas.map((each) => (
        <tr key={each.axis}>
          <th scope="row">{each.label}</th>
          <td>{each.before === undefined ? noNumber : hundredths(each.before)}</td>
          <td>{each.after === undefined ? noNumber : hundredths(each.after)}</td>
          <td>{areaDifference(each)}</td>
          <td>{each.compared}</td>
        </tr>
      ))}
    </MovedTable>
  );
}

/** The gaps then and now in words. */
export function MovedGapsTable({ gaps }: { gaps: readonly MovedGap[] }) {
  return (
    <MovedTable label={comparisonWords.gapsTable} head={[gap, then, now, moved]}>
      {gaps.map((each) => (
        <tr key={`${each.indicator} ${each.team?.id ?? ""}`}>
          <th scope="row">{movedLabel(each)}</th>
          <td>{levelNames[each.before.level]}</td>
          <td>{levelNames[each.after.level]}</td>
          <td>{movementNames[each.movement]}</td>
        </tr>
      ))}
    </MovedTable>
  );
}

interface MovedTableProps {
  label: string;
  head: readonly string[];
  children: ReactNode;
}

function MovedTable({ label, head, children }: MovedTableProps) {
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
        <tbody>{children}</tbody>
      </ScrollingTable>
    </div>
  );
}
