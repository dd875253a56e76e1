import { alignedTools, type Alignment } from "../../../domain/course/quality/alignment/alignment";
import { alignmentInWords, cellInWords, isGapCell } from "../../../domain/course/quality/alignment/alignment-table";
import { numberedObjective } from "../../../domain/course/quality/alignment/objectives";
import { alignmentWords } from "../../../domain/course/quality/alignment/words";
import { ScrollingTable } from "../../../ui/markdown/scrolling-table";
import classes from "./quality.module.css";

interface AlignmentMatrixProps {
  alignment: Alignment;
  /** Of the course's own words. */
  language: string | undefined;
}

/** Shows the sections, screens and questions that serve each objective; an objective without any is marked. */
export function AlignmentMatrix({ alignment, language }: AlignmentMatrixProps) {
  const { columns } = alignmentWords;
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
