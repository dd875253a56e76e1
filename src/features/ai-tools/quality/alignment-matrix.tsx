import { Fragment, useRef } from "react";
import { alignedTools, type Alignment, type AlignmentRow } from "../../../domain/course/quality/alignment/alignment";
import {
  cellInWords,
  isGapCell,
  namesNoObjective,
  servedInWords,
  unservedObjectives,
} from "../../../domain/course/quality/alignment/alignment-table";
import { numberedObjective } from "../../../domain/course/quality/alignment/objectives";
import { alignmentWords } from "../../../domain/course/quality/alignment/words";
import { formatNumber } from "../../../domain/kernel/locale";
import { Button } from "../../../ui/button/button";
import { goToPart } from "../../../ui/hooks/go-to-part";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./quality.module.css";

interface AlignmentMatrixProps {
  alignment: Alignment;
  /** Of the course's own words. */
  language: string | undefined;
  /** Has the text written again, with its marks; undefined where it has none to get. */
  onWrite: (() => void) | undefined;
}

function NoneMarked({ onWrite }: Pick<AlignmentMatrixProps, "onWrite">) {
  return (
    <p className={classes.note}>
      {alignmentWords.noneMarked}{" "}
      {onWrite && (
        <Button variant="subtle" size="compact-md" breaks onClick={onWrite}>
          {alignmentWords.writeWithMarks}
        </Button>
      )}
    </p>
  );
}

/** "Objectives: 3 without practice, 1 without a question", in which each leads to the first of its rows. */
function Unserved({ alignment, onGo }: { alignment: Alignment; onGo: (id: string) => void }) {
  const unserved = unservedObjectives(alignment);
  return (
    <p>
      {alignmentWords.objectives}: {unserved.length === 0 && servedInWords(alignment)}
      {unserved.map(({ tool, rows }, nth) => (
        <Fragment key={tool}>
          {nth > 0 && ", "}
          <a
            href={`#${rowAnchor(rows[0])}`}
            onClick={(event) => {
              event.preventDefault();
              onGo(rowAnchor(rows[0]));
            }}
          >
            {formatNumber(rows.length)} {alignmentWords.without[tool]}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

function rowAnchor({ id }: AlignmentRow): string {
  return `objective-${id}`;
}

/** Shows the sections, screens and questions that serve each objective; an objective without any is marked. */
export function AlignmentMatrix({ alignment, language, onWrite }: AlignmentMatrixProps) {
  const { columns } = alignmentWords;
  const table = useRef<HTMLDetailsElement>(null);
  if (namesNoObjective(alignment)) return <NoneMarked onWrite={onWrite} />;

  function goTo(row: string): void {
    if (table.current) table.current.open = true;
    goToPart(row);
  }

  return (
    <div className={classes.objectives}>
      <Unserved alignment={alignment} onGo={goTo} />
      <details ref={table}>
        <summary>{alignmentWords.title}</summary>
        <div className={`${classes.inside} ${classes.matrix}`}>
          <ScrollingTable label={alignmentWords.title} stacks>
            <thead>
              <tr>
                <th scope="col">{columns.objective}</th>
                {alignedTools.map((tool) => (
                  <th key={tool} scope="col">
                    {columns[tool]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {alignment.rows.map((row) => (
                <tr key={row.id} id={rowAnchor(row)}>
                  <th scope="row" data-column={columns.objective}>
                    <span lang={language}>{numberedObjective(row)}</span>
                  </th>
                  {alignedTools.map((tool) => (
                    <td key={tool} data-column={columns[tool]} data-gap={isGapCell(row[tool])}>
                      <span lang={row[tool].places.length > 0 ? language : undefined}>{cellInWords(row[tool])}</span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
        </div>
      </details>
    </div>
  );
}
