import type * as english from "../../../../../domain/mailing-list/import/words";
import { formatDateTime, formatList, formatNumber, plural } from "../../../../../domain/kernel/locale";
import { withCapital } from "../../../../../domain/kernel/texts";
import type { SkipReason } from "../../../../../domain/mailing-list/import/words";
import { people } from "../../../../../domain/mailing-list/subscribers/words";
import type { InLanguage } from "../../../../in-language";

export type { SkipReason };

const rows = (count: number) => plural(count, { one: "eine Zeile", other: "# Zeilen" });

const skipReasons: Record<SkipReason, string> = {
  address: "hat keine vollständige E-Mail-Adresse",
  long: "hat einen Namen oder ein Unternehmen mit mehr als 200 Zeichen",
  repeated: "wiederholt eine Adresse von weiter oben",
  listed: "steht schon im Verteiler",
  left: "hat abbestellt oder wurde entfernt und kommt durch keinen Import zurück",
  refused: "wird vom eigenen Mailserver abgewiesen und bekommt keine E-Mail mehr",
};

const saveAsCsv = "Bitte speichern Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.";
const cutInTwo = "Bitte teilen Sie sie in zwei, und importieren Sie eine nach der anderen.";

export const fileProblems: InLanguage<typeof english.fileProblems> = {
  large: (megabytes) => `Diese Datei hat mehr als ${megabytes} MB. ${cutInTwo}`,
  empty: "In dieser Datei steht nichts.",
  binary: `Das ist keine Textdatei. ${saveAsCsv}`,
  workbook: `Das ist die Arbeitsmappe einer Tabellenkalkulation. ${saveAsCsv}`,
  encoding:
    "Die Buchstaben dieser Datei sind nicht lesbar. Bitte speichern Sie sie als CSV (UTF-8), und wählen Sie sie noch einmal.",
  tooMany: (most) => `Diese Datei hat mehr als ${formatNumber(most)} Zeilen. ${cutInTwo}`,
  damaged:
    "Ein Anführungszeichen in dieser Datei hat kein Ende, ihre Zeilen lassen sich also nicht trennen. Bitte speichern Sie sie neu als CSV.",
  unreadable: "Diese Datei konnte nicht geöffnet werden. Bitte wählen Sie sie noch einmal.",
};

export const importMessages: InLanguage<typeof english.importMessages> = {
  lead: "Eine CSV-Datei mit einer Zeile für jede Person. Name und Unternehmen können fehlen; Vor- und Nachname werden zusammengesetzt.",
  read: (count) => `${withCapital(rows(count))} in der Datei.`,
  windows:
    "Diese Datei sagt nichts über ihre Zeichen und ist kein UTF-8, also wurde sie als Windows-1252 (westeuropäisch) gelesen. Bitte prüfen Sie, ob die Namen unten stimmen.",
  noEmailColumn: "Bitte geben Sie an, welche Spalte die E-Mail-Adressen hat.",
  checking: "Es wird nachgesehen, wer im Verteiler steht und wer keine E-Mail bekommen darf …",
  checkFailed:
    "Wer keine E-Mail bekommen darf, konnte gerade nicht nachgesehen werden. Es wurde nichts importiert; bitte versuchen Sie es noch einmal.",
  adds: (count) =>
    count === 0
      ? "Keine Person in dieser Datei kann aufgenommen werden."
      : plural(count, {
          one: "Eine Person wird in den Verteiler aufgenommen.",
          other: "# Personen werden in den Verteiler aufgenommen.",
        }),
  skips: (count) => plural(count, { one: "Eine Zeile wird übersprungen:", other: "# Zeilen werden übersprungen:" }),
  skipped: (line, cell, reason) =>
    `Zeile ${formatNumber(line)}${cell === "" ? "" : ` (${cell})`} ${skipReasons[reason]}.`,
  moreSkipped: (count) => `Und noch ${rows(count)}.`,
  consentHint: "Zum Beispiel: auf Papier angemeldet an unserem Stand auf der Logistikmesse Hamburg, 12. Mai 2026.",
  consentMissing:
    "Bitte geben Sie an, woher die Einwilligung dieser Personen stammt. Das wird bei jeder Person gespeichert.",
  confirmed:
    "Jede Person bekommt zuerst eine E-Mail mit einem Link und wird angeschrieben, sobald sie ihm gefolgt ist.",
  received: "Die Datei ist angekommen. Ihre Personen werden jetzt aufgenommen, auch wenn Sie diese Seite schließen.",
  failed:
    "Die Datei ist nicht ganz angekommen. Versuchen Sie es noch einmal: Was angekommen ist, wird nicht doppelt aufgenommen.",
  lost: "Teile dieser Datei fehlen. Bitte importieren Sie sie noch einmal; niemand wird doppelt aufgenommen.",
  sending: (sent, all) => `${formatNumber(sent)} von ${formatNumber(all)} gesendet …`,
};

export const importWords: InLanguage<typeof english.importWords> = {
  begin: "CSV importieren",
  title: "Personen aus einer Datei importieren",
  file: "CSV-Datei",
  choose: "Datei wählen",
  email: "E-Mail-Adressen",
  name: "Namen",
  firstName: "Vornamen",
  lastName: "Nachnamen",
  businessName: "Unternehmen",
  noColumn: "Nicht in der Datei",
  column: (number) => `Spalte ${formatNumber(number)}`,
  consent: "Woher stammt die Einwilligung dieser Personen?",
  confirm: (count) => `${withCapital(people(count))} importieren`,
  preview: "Die ersten Zeilen, wie sie aufgenommen werden",
  reading: "Die Datei wird gelesen …",
  imports: "Importe",
  recent: "Importe",
  none: "Es wurde noch nichts importiert.",
};

export const importState: typeof english.importState = ({ status, rows: all, counts, mailsUntil, finishedAt }) => {
  const { added, listed, suppressed } = counts;
  const skipped = [
    listed > 0 && plural(listed, { one: "# stand schon im Verteiler", other: "# standen schon im Verteiler" }),
    suppressed > 0 &&
      plural(suppressed, { one: "# darf keine E-Mail bekommen", other: "# dürfen keine E-Mail bekommen" }),
  ].filter((phrase) => phrase !== false);
  const result = `${withCapital(people(added))} aufgenommen${skipped.length > 0 ? `; ${formatList(skipped)}` : ""}`;
  if (status === "receiving")
    return `Die Datei ist nicht ganz angekommen: bisher ${rows(all)}. Bitte importieren Sie sie noch einmal.`;
  if (status === "adding")
    return `Unterwegs: ${formatNumber(added + listed + suppressed)} von ${formatNumber(all)} Zeilen durchgesehen.`;
  const mails = mailsUntil ? ` Um Bestätigung gebeten wird bis etwa ${formatDateTime(mailsUntil)}.` : "";
  return `Abgeschlossen${finishedAt ? ` am ${formatDateTime(finishedAt)}` : ""}. ${result}.${mails}`;
};
