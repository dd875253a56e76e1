import { createHash } from "node:crypto";
import { paths } from "../../../src/domain/kernel/collections";
import type { BlastContext } from "./blast-context";

/** The document that lists an address which a blast did not reach for certain. Who may see it may see the address. */
export function undeliveredDocument({ database }: Pick<BlastContext, "database">, blast: string, address: string) {
  const id = createHash("sha256").update(address).digest("base64url").slice(0, 27);
  return database.doc(paths.undeliveredMail(blast, id));
}
