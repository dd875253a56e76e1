// All documents of a database, of every collection: read as of one moment, and written by commits that are small
// enough. Values stay in the form of Firestore's REST interface, so none loses its type.
import { documentsAt, documentsName, type ProjectServices } from "./project-services";

export interface StoredDocument {
  /** Within its database, such as `inquiries/abc`. */
  path: string;
  /** Absent where the document is empty. */
  fields?: Record<string, unknown>;
}

/** A document may have a megabyte, and a page is held in memory. */
const pageSize = 100;

/** Firestore takes ten megabytes and some hundred documents in one commit. */
const bytesPerCommit = 5_000_000;

interface QueryResult {
  document?: { name: string; fields?: Record<string, unknown> };
}

/** Each page begins behind the last document of the one before, by name. */
export async function* readPages(
  services: ProjectServices,
  database: string,
  readTime: Date,
): AsyncGenerator<StoredDocument[]> {
  for (let last: string | undefined, isLast = false; !isLast;) {
    const startAt = last && {
      values: [{ referenceValue: `${documentsName(services.project, database)}/${last}` }],
      before: false,
    };
    const page = await find(services, database, { limit: pageSize, ...(startAt && { startAt }) }, readTime);
    if (page.length > 0) yield page;
    last = page.at(-1)?.path;
    isLast = page.length < pageSize;
  }
}

export async function isEmpty(services: ProjectServices, database: string): Promise<boolean> {
  return (await find(services, database, { limit: 1 })).length === 0;
}

/** Finds documents by their names. A query without a collection finds those of all. */
export async function find(
  services: ProjectServices,
  database: string,
  query: { from?: object[]; limit?: number; startAt?: object },
  readTime?: Date,
): Promise<StoredDocument[]> {
  const prefix = `${documentsName(services.project, database)}/`;
  const orderBy = [{ field: { fieldPath: "__name__" } }];
  const results = await services.api.post<QueryResult[]>(`${documentsAt(services, database)}:runQuery`, {
    ...(readTime && { readTime: readTime.toISOString() }),
    structuredQuery: { from: [{ allDescendants: true }], orderBy, ...query },
  });
  return results.flatMap(({ document }) =>
    document ? { path: document.name.slice(prefix.length), ...(document.fields && { fields: document.fields }) } : [],
  );
}

export async function writeDocuments(
  services: ProjectServices,
  database: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  const prefix = documentsName(services.project, database);
  const writes = documents.map(({ path, fields }) => ({ update: { name: `${prefix}/${path}`, fields: fields ?? {} } }));
  for (const group of groupsBySize(writes)) {
    await services.api.post(`${documentsAt(services, database)}:commit`, { writes: group });
  }
}

function groupsBySize<Write>(writes: readonly Write[]): Write[][] {
  const groups: Write[][] = [];
  let room = 0;
  for (const write of writes) {
    const bytes = Buffer.byteLength(JSON.stringify(write));
    const group = groups.at(-1);
    if (group && bytes <= room) group.push(write);
    else groups.push([write]);
    room = (group && bytes <= room ? room : bytesPerCommit) - bytes;
  }
  return groups;
}
