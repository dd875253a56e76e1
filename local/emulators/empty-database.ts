import { UserError } from "../shared/terminal";

/** Takes all documents of one project out of the Firestore emulator at this port. */
export async function emptyDatabase(port: number, project: string): Promise<void> {
  const documents = `emulator/v1/projects/${project}/databases/(default)/documents`;
  const reply = await fetch(`http://127.0.0.1:${port}/${documents}`, { method: "DELETE" });
  if (!reply.ok) throw new UserError(`The database of ${project} could not be emptied: ${reply.status}.`);
}
