// Every sentence that an administrator reads while bringing people onto the mailing list from a file.
import { formatDateTime, formatList, formatNumber, plural } from "../../kernel/locale";
import { withCapital } from "../../kernel/texts";
import { people } from "../subscribers/words";
import type { SubscriberImport } from "./import";

const rows = (count: number) => plural(count, { one: "one row", other: "# rows" });

/** Why a row of a file is skipped. */
const skipReasons = {
  address: "has no complete email address",
  long: "has a name or a business of more than 200 characters",
  repeated: "repeats an address further up",
  listed: "is on the list already",
  left: "has left the list or was removed from it, and never comes back by an import",
  refused: "is refused by its mail server, and gets no more mail",
} as const;
export type SkipReason = keyof typeof skipReasons;

/** Why a file cannot be read. */
export const fileProblems = {
  large: (megabytes: number) =>
    `This file has more than ${megabytes} MB. Please cut it in two, and import one after the other.`,
  empty: "There is nothing in this file.",
  binary: "This is not a text file. Please save the table as CSV (UTF-8), and choose that file.",
  workbook: "This is a workbook of a spreadsheet program. Please save it as CSV (UTF-8), and choose that file.",
  encoding: "The letters of this file cannot be read. Please save it as CSV (UTF-8), and choose it again.",
  tooMany: (most: number) =>
    `This file has more than ${formatNumber(most)} rows. Please cut it in two, and import one after the other.`,
  damaged: "A quotation mark in this file has no end, so its rows cannot be told apart. Please save it anew as CSV.",
  unreadable: "This file could not be opened. Please choose it again.",
} as const;

export const importMessages = {
  lead: "A CSV file with a row for each person. Name and business name may be left out; first and last names are put together.",
  read: (count: number) => `${rows(count)} in the file.`,
  windows:
    "This file says nothing about its letters and is not UTF-8, so it was read as Windows-1252 (Western European). Please look whether the names below are right.",
  noEmailColumn: "Please say which column has the email addresses.",
  checking: "Looking up who is on the list, and who must get no mail...",
  checkFailed: "Who must get no mail could not be looked up just now. Nothing was imported; please try again.",
  adds: (count: number) =>
    count === 0
      ? "No person in this file can be added."
      : withCapital(`${people(count)} will be added to the mailing list.`),
  skips: (count: number) => `${plural(count, { one: "One row is", other: "# rows are" })} skipped:`,
  skipped: (line: number, cell: string, reason: SkipReason) =>
    `Row ${formatNumber(line)}${cell === "" ? "" : ` (${cell})`} ${skipReasons[reason]}.`,
  moreSkipped: (count: number) => `And ${rows(count)} more.`,
  consentHint: "For example: signed up on paper at our stand at the Logistics Fair, Hamburg, 12 May 2026.",
  consentMissing: "Please say where the consent of these people comes from. It is kept with each of them.",
  confirmed: "Each of them first gets a mail with a link, and is written to once they have followed it.",
  received: "The file has arrived. Its people are added now, also when you close this page.",
  failed: "The file has not arrived whole. Try again: what has arrived is not added twice.",
  lost: "Parts of this file are missing. Please import it again; no person is added twice.",
  sending: (sent: number, all: number) => `Sending ${formatNumber(sent)} of ${formatNumber(all)}...`,
} as const;

export const importWords = {
  begin: "Import CSV",
  title: "Import people from a file",
  file: "CSV file",
  choose: "Choose a file",
  email: "Email addresses",
  name: "Names",
  firstName: "First names",
  lastName: "Last names",
  businessName: "Business names",
  noColumn: "Not in the file",
  column: (number: number) => `Column ${formatNumber(number)}`,
  consent: "Where does the consent of these people come from?",
  confirm: (count: number) => `Import ${people(count)}`,
  preview: "The first rows as they will be added",
  reading: "Reading the file...",
  imports: "imports",
  recent: "Imports",
  none: "Nothing has been imported yet.",
} as const;

/** Returns the progress of an import. */
export function importState({ status, rows: all, counts, mailsUntil, finishedAt }: SubscriberImport): string {
  const { added, listed, suppressed } = counts;
  const skipped = [
    listed > 0 && plural(listed, { one: "# was on the list already", other: "# were on the list already" }),
    suppressed > 0 && plural(suppressed, { one: "# must get no mail", other: "# must get no mail" }),
  ].filter((phrase) => phrase !== false);
  const result = `${people(added)} added${skipped.length > 0 ? `; ${formatList(skipped)}` : ""}`;
  if (status === "receiving") return `The file has not arrived whole: ${rows(all)} so far. Please import it again.`;
  if (status === "adding") return `On its way: ${rows(added + listed + suppressed)} of ${formatNumber(all)} looked at.`;
  const mails = mailsUntil ? ` They are asked to confirm until about ${formatDateTime(mailsUntil)}.` : "";
  return `Finished${finishedAt ? ` on ${formatDateTime(finishedAt)}` : ""}. ${result}.${mails}`;
}
