// What consultants follow of a business besides its answers and its plan: the versions and releases of the plan, the
// read-only links, and what was put right. Each list is live.
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
import { paths } from "../../../domain/kernel/collections";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { watchDocuments, type PageEntry } from "../../sdk/lists/live-page";

/** The rules refuse a longer list. */
const mostShown = 100;

type Follow<T> = (next: (found: PageEntry<T>[]) => void, fail: (error: unknown) => void) => () => void;

/** The latest first, as all of them. */
export const followVersions = (code: string): Follow<PlanVersion> =>
  followLatest(paths.planVersions(code), planVersion, "number");
export const followReleases = (code: string): Follow<PlanRelease> =>
  followLatest(paths.planReleases(code), planRelease, "version");
export const followChanges = (code: string): Follow<BusinessChange> =>
  followLatest(paths.businessChanges(code), businessChange, "at");
export const followLinks = (code: string): Follow<SharedLink> =>
  followLatest(paths.sharedLinks(code), sharedLink, "createdAt");

function followLatest<S extends z.ZodMiniType<DocumentData>>(
  path: string,
  schema: S,
  latestBy: string,
): Follow<z.infer<S>> {
  const asked = query(
    collection(firestore(), path).withConverter(converterFor(schema)),
    orderBy(latestBy, "desc"),
    limit(mostShown),
  );
  return (next, fail) =>
    watchDocuments(
      asked,
      (docs) => {
        try {
          next(docs.map((snapshot) => ({ id: snapshot.id, document: snapshot.data() })));
        } catch (error) {
          fail(error); // one that does not fit its schema
        }
      },
      fail,
    );
}
