import type { InnerPorts } from "./ports";
import { UserError } from "../shared/terminal";

const timeoutMs = 60_000;

/** Lets the emulators write all documents and accounts into a folder of their own. Throws with the reason alone. */
export async function exportData({ hub }: Pick<InnerPorts, "hub">, path: string): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path, initiatedBy: "waymark" }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new UserError("the emulators did not answer", { cause });
  });
  const { message } = (await reply.json()) as { message: string };
  if (!reply.ok) throw new UserError(`the emulators refused: ${message}`);
}
