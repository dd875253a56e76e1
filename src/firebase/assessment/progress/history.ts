// The lists that consultants follow besides a business's answers and plan: the versions and releases of the plan, the
// read-only links, and the corrections. Each list is live.
import { collection, limit, orderBy, query, type DocumentData } from "firebase/firestore";
import type * as z from "zod/mini";
import {
  planRelease,
  planVersion,
  type PlanRelease,
  type PlanVersion,
} from "../../../domain/assessment/plan/versions/plan-version";
import { sharedLink, type SharedLink } from "../../../domain/assessment/sharing/shared-plan";
import { businessChange, type BusinessChange } from "../../../domain/invitations/invitation-change";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import { openedFirst } from "../access/access";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followQuery, readableEntries, type PageEntry } from "../../sdk/follow";

/** The rules refuse a longer list. */
const mostShown = 100;

/** The latest first, as all of them. */
export const followVersions = (code: string): Subscribe<PageEntry<PlanVersion>[]> =>
  followLatest(code, paths.planVersions(code), planVersion, "number");
export const followReleases = (code: string): Subscribe<PageEntry<PlanRelease>[]> =>
  followLatest(code, paths.planReleases(code), planRelease, "version");
export const followChanges = (code: string): Subscribe<PageEntry<BusinessChange>[]> =>
  followLatest(code, paths.businessChanges(code), businessChange, "at");
export const followLinks = (code: string): Subscribe<PageEntry<SharedLink>[]> =>
  followLatest(code, paths.sharedLinks(code), sharedLink, "createdAt");

function followLatest<S extends z.ZodMiniType<DocumentData>>(
  code: string,
  path: string,
  schema: S,
  latestBy: string,
): Subscribe<PageEntry<z.infer<S>>[]> {
  const all = collection(firestore(), path).withConverter(converterFor(schema));
  const latest = () => query(all, orderBy(latestBy, "desc"), limit(mostShown));
  return openedFirst(code, followQuery(latest, readableEntries));
}
