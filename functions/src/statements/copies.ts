import { paths } from "../../../src/domain/paths";
import { statementId, type StatementTerms } from "../../../src/domain/statements";
import type { Outbox } from "./outbox";

/**
 * Whether an inquiry that has vanished lives on in somebody's task queue or among somebody's replied inquiries, under the same
 * id: then it was moved or replied to in the same commit. Should the copy have been deleted since, the outbox remembers it.
 */
export async function wasCopied(
  { database }: Outbox,
  { id, email }: { id: string; email: unknown },
  terms: StatementTerms,
): Promise<boolean> {
  const copies = ["taskQueue", "inquiries"].map(async (collection) => {
    const found = await database.collectionGroup(collection).where("email", "==", email).select().get();
    return found.docs.some((copy) => copy.id === id && copy.ref.path.startsWith(`${paths.profiles}/`));
  });
  const statements = (["inquiry moved", "inquiry replied"] as const).map(async (kind) => {
    const recorded = statementId({ kind, about: id, at: new Date(0) }, terms);
    return (await database.doc(paths.statement(recorded)).get()).exists;
  });
  return (await Promise.all([...copies, ...statements])).includes(true);
}
