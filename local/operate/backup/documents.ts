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

export async function* readPages(
  services: ProjectServices,
  database: string,
  readTime: Date,
): AsyncGenerator<StoredDocument[]> {
  const prefix = `${documentsName(services.project, database)}/`;
  for (let last: string | undefined, isLast = false; !isLast;) {
    const found = await query(services, database, pageSize, { last, readTime });
    const page = found.map(({ name, fields }) => ({ path: name.slice(prefix.length), ...(fields && { fields }) }));
    if (page.length > 0) yield page;
    last = found.at(-1)?.name;
    isLast = found.length < pageSize;
  }
}

export async function isEmpty(services: ProjectServices, database: string): Promise<boolean> {
  return (await query(services, database, 1)).length === 0;
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

/** A query without a collection finds every document; by name, so that the next page begins behind the last one. */
async function query(
  services: ProjectServices,
  database: string,
  limit: number,
  { last, readTime }: { last?: string | undefined; readTime?: Date } = {},
) {
  const results = await services.api.post<QueryResult[]>(`${documentsAt(services, database)}:runQuery`, {
    ...(readTime && { readTime: readTime.toISOString() }),
    structuredQuery: {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: "__name__" } }],
      ...(last !== undefined && { startAt: { values: [{ referenceValue: last }], before: false } }),
      limit,
    },
  });
  return results.flatMap(({ document }) => document ?? []);
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
