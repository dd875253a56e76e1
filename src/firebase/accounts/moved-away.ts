import { profile } from "../../domain/accounts/profile";
import { paths } from "../../domain/kernel/collections";
import type { Subscribe } from "../../browser/subscribe";
import { followDocument } from "../sdk/follow";

/** Whether the assessment of an account was moved to somebody else: then with the name of its business. */
export function watchMovedAway(uid: string): Subscribe<string | undefined> {
  return followDocument(paths.profile(uid), profile, (found) => (found?.movedAt ? found.businessName : undefined));
}
