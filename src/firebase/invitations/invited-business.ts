import * as z from "zod/mini";
import { paths } from "../../domain/kernel/collections";
import { logWarning } from "../../browser/log";
import { readDocument } from "../sdk/read-document";

/** Returns the name of an invitation's business; undefined if it cannot be read just now. */
export async function businessNameOf(invitationId: string): Promise<string | undefined> {
  try {
    const found = await readDocument(paths.invitation(invitationId), z.object({ businessName: z.string() }));
    return found?.businessName;
  } catch (error) {
    logWarning("The name of the business could not be read.", error);
    return undefined;
  }
}
