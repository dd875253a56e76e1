// Guesses the columns of a table by their headings, in the languages of such files, or by their cells.
import { emailAddress } from "../../../../domain/kernel/contact";

/** The number of a column, from 0; undefined where the file has none of the kind. */
export type Columns = Partial<Record<ColumnKind, number | undefined>>;
export type ColumnKind = "email" | "name" | "firstName" | "lastName" | "businessName";

const headings: Record<ColumnKind, RegExp> = {
  email:
    /^((e ?)?mail|(e ?)?mail ?(address|adresse)|adresse (e ?)?mail|courriel|correo|correo electronico|indirizzo (e ?)?mail|e ?postadress|e ?post|endereco de (e ?)?mail|(e ?)?mailadres|adres (e ?)?mail|メールアドレス|邮箱|電子郵件)$/,
  firstName: /^(first ?name|given ?name|vorname|prenom|nombre de pila|primeiro nome|fornamn|voornaam|imie)$/,
  lastName:
    /^(last ?name|family ?name|surname|nachname|familienname|nom de famille|apellidos?|cognome|sobrenome|apelido|efternamn|achternaam|nazwisko)$/,
  name: /^(name|full ?name|contact|contact ?name|nom|nom complet|nombre|nombre completo|nome|nome completo|namn|naam|ansprechpartner(in)?|氏名|名前|姓名)$/,
  businessName:
    /^(business|business ?name|company|company ?name|organi[sz]ation|firma|firmenname|unternehmen|betrieb|societe|entreprise|empresa|compania|azienda|societa|foretag|bedrijf|会社名|公司)$/,
};

export interface GuessedColumns {
  columns: Columns;
  /** True if the first row holds headings, and no person. */
  hasHeadings: boolean;
}

export function guessColumns([first = [], second = []]: readonly string[][]): GuessedColumns {
  const hasHeadings = !first.some(isAddress);
  const columns: Columns = {};
  if (hasHeadings) {
    const plain = first.map(comparableHeading);
    for (const [kind, heading] of Object.entries(headings) as [ColumnKind, RegExp][]) {
      const at = plain.findIndex((text) => heading.test(text));
      if (at >= 0) columns[kind] = at;
    }
    if (columns.firstName !== undefined || columns.lastName !== undefined) {
      // "Nom" beside a "prénom" is the last name, "nombre" beside "apellidos" the first.
      columns.firstName ??= columns.name;
      columns.lastName ??= columns.name;
      delete columns.name;
    }
  }
  columns.email ??= indexOrNone((hasHeadings ? second : first).findIndex(isAddress));
  return { columns, hasHeadings };
}

function indexOrNone(index: number): number | undefined {
  return index < 0 ? undefined : index;
}

function isAddress(cell: string): boolean {
  return emailAddress.safeParse(cell).success;
}

/** In small letters, without accents, and with blanks in the place of what stands between words. */
function comparableHeading(cell: string): string {
  return cell
    .normalize("NFKD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll(/[-_:*.]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
