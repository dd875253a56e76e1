import { sharedLinkId, sharedPlan, type SharedPlan } from "../../../domain/assessment/sharing/shared-plan";
import { paths } from "../../../domain/kernel/collections";
import { isDenied } from "../../sdk/failure-kind";
import { readDocument } from "../../sdk/read-document";

/**
 * Returns the contents of a link; undefined if it has ended, was revoked or never was one, which the rules do not tell
 * apart.
 */
export async function readSharedPlan(link: string): Promise<SharedPlan | undefined> {
  if (!sharedLinkId.safeParse(link).success) return undefined;
  try {
    return await readDocument(paths.sharedPlan(link), sharedPlan);
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}
