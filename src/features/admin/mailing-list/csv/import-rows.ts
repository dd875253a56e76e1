// The people in a table, and the rows that are skipped before anybody asks the server, each with its reason.
import { normalisedAddress } from "../../../../domain/mailing-list/address";
import { importRow, type ImportRow } from "../../../../domain/mailing-list/import/import";
import type { SkipReason } from "../../../../domain/mailing-list/import/words";
import { emailAddress } from "../../../../domain/kernel/contact";
import type { AddressesAnswer } from "../../../../domain/mailing-list/subscribers/subscriber";
import type { Columns } from "./columns";

interface SkippedRow {
  /** The row as a spreadsheet counts: the first row is 1. */
  line: number;
  /** The cell in the place of the address. */
  cell: string;
  reason: SkipReason;
}

export interface ReadRows {
  people: (ImportRow & { line: number })[];
  skipped: SkippedRow[];
}

export function readRows(rows: readonly string[][], columns: Columns, hasHeadings: boolean): ReadRows {
  const read: ReadRows = { people: [], skipped: [] };
  const known = new Set<string>();
  for (const [nth, cells] of rows.entries()) {
    if (hasHeadings && nth === 0) continue;
    const line = nth + 1;
    const cell = cellAt(cells, columns.email);
    const email = emailAddress.safeParse(cell).data;
    const row = importRow.safeParse({
      email,
      name: nameIn(cells, columns),
      businessName: cellAt(cells, columns.businessName),
    });
    const skip = (reason: SkipReason) => read.skipped.push({ line, cell: cell.slice(0, 80), reason });
    if (email === undefined) skip("address");
    else if (!row.success) skip("long");
    else if (known.has(normalisedAddress(email))) skip("repeated");
    else {
      known.add(normalisedAddress(email));
      read.people.push({ ...row.data, line });
    }
  }
  return read;
}

/** Without those of whom the server knows that they would not be added. */
export function withoutKnown({ people, skipped }: ReadRows, known: readonly AddressesAnswer[]): ReadRows {
  const reasons = new Map<string, SkipReason>();
  for (const { listed, refused, left } of known) {
    for (const address of listed) reasons.set(address, "listed");
    for (const address of refused) reasons.set(address, "refused");
    for (const address of left) reasons.set(address, "left");
  }
  const more = people.flatMap(({ line, email }) => {
    const reason = reasons.get(email);
    return reason ? [{ line, cell: email, reason }] : [];
  });
  return {
    people: people.filter(({ email }) => !reasons.has(email)),
    skipped: [...skipped, ...more].toSorted((a, b) => a.line - b.line),
  };
}

function cellAt(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? "" : (cells[column] ?? "").trim();
}

function nameIn(cells: readonly string[], { name, firstName, lastName }: Columns): string {
  if (name !== undefined) return cellAt(cells, name);
  return [cellAt(cells, firstName), cellAt(cells, lastName)].filter(Boolean).join(" ");
}
