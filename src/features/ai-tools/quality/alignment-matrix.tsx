import { alignedTools, type Alignment } from "../../../domain/course/quality/alignment/alignment";
import {
  alignmentInWords,
  cellInWords,
  isGapCell,
  namesNoObjective,
} from "../../../domain/course/quality/alignment/alignment-table";
import { numberedObjective } from "../../../domain/course/quality/alignment/objectives";
import { alignmentWords } from "../../../domain/course/quality/alignment/words";
import { Button } from "../../../ui/button/button";
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

/** Shows the sections, screens and questions that serve each objective; an objective without any is marked. */
export function AlignmentMatrix({ alignment, language, onWrite }: AlignmentMatrixProps) {
  const { columns } = alignmentWords;
  if (namesNoObjective(alignment)) return <NoneMarked onWrite={onWrite} />;
  return (
    <details>
      <summary>
        {alignmentWords.title}: {alignmentInWords(alignment)}
      </summary>
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
              <tr key={row.id}>
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
  );
}
