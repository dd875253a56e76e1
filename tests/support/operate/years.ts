// A site that has run for years, as a backup reads it: its documents are made up while they are asked, so that a test
// needs no database of that size.
import { createHash } from "node:crypto";
import type { StoredDocument } from "../../../local/operate/backup/documents";
import type { ProjectServices } from "../../../local/operate/backup/project-services";

export interface Years {
  collections: number;
  /** Of each collection. */
  documents: number;
}

export const yearsCollection = (nth: number) => `years${String(nth).padStart(3, "0")}`;
const text = (stringValue: string) => ({ stringValue });

/** The documents of one collection, in the order of their names, of some 2 kB each. */
export function documentsOfYear(collection: number, { documents }: Years): StoredDocument[] {
  return Array.from({ length: documents }, (_, nth) => {
    const id = String(nth).padStart(4, "0");
    const message = createHash("sha256").update(`${collection} ${nth}`).digest("hex").repeat(30);
    const fields = { email: text(`reader-${collection}-${id}@northwind.example`), message: text(message) };
    return { path: `${yearsCollection(collection)}/${id}`, fields };
  });
}

interface Asked {
  structuredQuery?: { limit: number; startAt?: { values: { referenceValue: string }[] } };
}

/** A project that answers the questions of a backup, page after page. */
export function projectOfYears(years: Years): ProjectServices {
  const page = ({ structuredQuery }: Asked) => {
    if (!structuredQuery) return [];
    const [, collection, id] =
      /years(\d+)\/(\d+)$/.exec(structuredQuery.startAt?.values[0]?.referenceValue ?? "") ?? [];
    const first = collection === undefined ? 0 : Number(collection) * years.documents + Number(id) + 1;
    const isLeft = first < years.collections * years.documents;
    const documents = isLeft ? documentsOfYear(Math.floor(first / years.documents), years) : [];
    const from = first % years.documents;
    return documents.slice(from, from + structuredQuery.limit).map(({ path, fields }) => ({
      document: { name: `projects/years/databases/(default)/documents/${path}`, fields },
    }));
  };
  const api: ProjectServices["api"] = {
    get: <Answer>() => Promise.resolve({} as Answer),
    post: <Answer>(_: string, body: object) => Promise.resolve(page(body as Asked) as Answer),
  };
  return { project: "years", isLocal: true, api, firestore: "http://years", identity: "http://years" };
}
