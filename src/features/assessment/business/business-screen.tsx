import type { ReactNode } from "react";
import { Link, Navigate, useOutletContext, useParams } from "react-router-dom";
import { invitationCode, type Invitation } from "../../../domain/invitations/invitation";
import { businessMessages } from "../../../domain/assessment/words";
import { resultsPageIn, routes } from "../../../domain/kernel/routes";
import { useLateLive } from "../../../ui/hooks/use-live";
import { EmptyState } from "../../../ui/page/empty-state";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Page } from "../../../ui/page/page";
import { Business } from "./business";
import classes from "./business.module.css";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

const loadBusiness = async (code: string) =>
  (await withFirestore(import("../../../firebase/assessment/business"))).watchBusiness(code);

/** The part at the top of its page about the next deed, which the frame around the screen gives. */
export type NextOfBusiness = (code: string, invitation: Invitation) => ReactNode;

/** The consultant's view of one business; it changes as the business answers. */
export function BusinessScreen() {
  const nextOf = useOutletContext<NextOfBusiness>();
  const { code = "", page: segment } = useParams();
  const page = resultsPageIn(segment);
  const isCode = invitationCode.safeParse(code).success;
  const { live, retry } = useLateLive(loadBusiness, isCode ? code : undefined);

  const back = (
    <Link className={classes.back} to={routes.adminBusinesses}>
      {businessMessages.back}
    </Link>
  );
  if (page === undefined) return <Navigate to={routes.landing} replace />;
  if (live.status === "ready" && live.value)
    return (
      <Business
        key={code}
        code={code}
        business={live.value}
        page={page}
        back={back}
        next={nextOf(code, live.value.invitation)}
      />
    );
  return (
    <Page title={businessMessages.business}>
      {isCode && live.status === "loading" && <Loading>{businessMessages.loading}</Loading>}
      {(!isCode || live.status === "ready") && <EmptyState>{businessMessages.unknown}</EmptyState>}
      {live.status === "failed" && <ErrorState retry={retry}>{businessMessages.failed}</ErrorState>}
      {back}
    </Page>
  );
}
