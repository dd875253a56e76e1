import { importWords } from "../../../domain/mailing-list/import/words";
import { Select } from "../../../ui/form/select";
import type { ColumnKind, Columns } from "./csv/columns";
import type { ImportFile } from "./use-import-file";
import classes from "./import.module.css";

const kinds = ["email", "name", "firstName", "lastName", "businessName"] as const satisfies ColumnKind[];

interface ImportColumnsProps {
  file: ImportFile;
  columns: Columns;
  onChange: (columns: Columns) => void;
}

/** Which column of the file holds what; guessed, and to be changed. */
export function ImportColumns({ file: { rows, hasHeadings }, columns, onChange }: ImportColumnsProps) {
  const [first = []] = rows;
  const options = first.map((cell, nth) => ({
    value: String(nth),
    label: hasHeadings && cell.trim() !== "" ? cell : importWords.column(nth + 1),
  }));
  return (
    <div className={classes.columns}>
      {kinds.map((kind) => (
        <Select
          key={kind}
          label={importWords[kind]}
          options={[{ value: "", label: importWords.noColumn }, ...options]}
          value={columns[kind] === undefined ? "" : String(columns[kind])}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...columns, [kind]: value === "" ? undefined : Number(value) })
          }
        />
      ))}
    </div>
  );
}
