// A file that is about to be imported: what is in it, which columns hold what, and what the server knows of its people.
import { useMemo, useState } from "react";
import { mostRows } from "../../../domain/mailing-list/import/import";
import { fileProblems } from "../../../domain/mailing-list/import/words";
import { guessColumns, type Columns } from "./csv/columns";
import { decodeFile } from "./csv/decode-file";
import { readRows, type ReadRows } from "./csv/import-rows";

export interface ImportFile {
  rows: string[][];
  hasHeadings: boolean;
  /** Its encoding was guessed, so the administrator should look at the names. */
  isGuessed: boolean;
}

type OpenedFile = { problem: string } | { problem?: never; file: ImportFile; columns: Columns };

export function useImportFile() {
  const [opened, setOpened] = useState<OpenedFile>();
  const [columns, setColumns] = useState<Columns>({});
  const [reading, setReading] = useState(false);
  const file = opened?.problem === undefined ? opened?.file : undefined;
  const read = useMemo<ReadRows | undefined>(
    () => (file && columns.email !== undefined ? readRows(file.rows, columns, file.hasHeadings) : undefined),
    [file, columns],
  );

  async function open(chosen: File): Promise<void> {
    setReading(true);
    const result = await openFile(chosen).catch(() => ({ problem: fileProblems.unreadable }));
    setReading(false);
    setOpened(result);
    if ("columns" in result) setColumns(result.columns);
  }

  return { file, problem: opened?.problem, reading, columns, setColumns, read, open };
}

async function openFile(chosen: File): Promise<OpenedFile> {
  const decoded = await decodeFile(chosen);
  if (decoded.problem !== undefined) return { problem: decoded.problem };
  const { readTable } = await import("./csv/read-table");
  const { rows, isDamaged } = readTable(decoded.text);
  if (isDamaged) return { problem: fileProblems.damaged };
  if (rows.length > mostRows + 1) return { problem: fileProblems.tooMany(mostRows) };
  const { columns, hasHeadings } = guessColumns(rows);
  return { file: { rows, hasHeadings, isGuessed: decoded.isGuessed }, columns };
}
