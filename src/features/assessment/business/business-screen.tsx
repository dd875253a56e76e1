import { useMemo } from "react";
import { Link, Navigate, useParams } from "react-router-dom";
import { invitationCode } from "../../../domain/invitations/invitation";
import { businessMessages } from "../../../domain/assessment/words";
import { resultsPageIn, routes } from "../../../domain/kernel/routes";
import { lateSubscription, useLive, type Subscribe } from "../../../ui/hooks/use-live";
import type { FollowedBusiness } from "../../../firebase/assessment/business";
import { EmptyState } from "../../../ui/page/empty-state";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Page } from "../../../ui/page/page";
import { Business } from "./business";
import classes from "./business.module.css";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

/** The consultant's view of one business; it changes as the business answers. */
export function BusinessScreen() {
  const { code = "", page: segment } = useParams();
  const page = resultsPageIn(segment);
  const { live, retry } = useLive(useMemo(() => businessOf(code), [code]));

  const back = (
    <Link className={classes.back} to={routes.adminDashboard}>
      {businessMessages.back}
    </Link>
  );
  if (page === undefined) return <Navigate to={routes.landing} replace />;
  if (live.status === "ready" && live.value)
    return <Business key={code} code={code} business={live.value} page={page} back={back} />;
  return (
    <Page title={businessMessages.business}>
      {live.status === "loading" && <Loading>{businessMessages.loading}</Loading>}
      {live.status === "ready" && <EmptyState>{businessMessages.unknown}</EmptyState>}
      {live.status === "failed" && <ErrorState retry={retry}>{businessMessages.failed}</ErrorState>}
      {back}
    </Page>
  );
}

/** Nothing is asked for where the address holds no code at all. */
function businessOf(code: string): Subscribe<FollowedBusiness | undefined> {
  if (!invitationCode.safeParse(code).success) {
    return (next) => {
      next(undefined);
      return () => undefined;
    };
  }
  return lateSubscription(async () => {
    const { watchBusiness } = await withFirestore(import("../../../firebase/assessment/business"));
    return (next, fail) => watchBusiness(code, next, fail);
  });
}
