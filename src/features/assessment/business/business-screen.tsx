import { useEffect, useState } from "react";
import { Link, useParams } from "react-router-dom";
import { invitationCode } from "../../../domain/invitations/invitation";
import { businessMessages } from "../../../domain/assessment/words";
import { routes } from "../../../domain/kernel/routes";
import type { LiveBusiness } from "../../../firebase/invitations/business";
import { EmptyState } from "../../../ui/page/empty-state";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { Page } from "../../../ui/page/page";
import { Business } from "./business";
import classes from "./business.module.css";

/** The consultant's view of one business; it changes as the business answers. */
export function BusinessScreen() {
  const { code = "" } = useParams();
  return <BusinessOf key={code} code={code} />;
}

function BusinessOf({ code }: { code: string }) {
  const isCode = invitationCode.safeParse(code).success;
  const [live, setLive] = useState<LiveBusiness>({ status: isCode ? "loading" : "unknown" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (!isCode) return;
    let stop: (() => void) | undefined;
    let isHere = true;
    import("../../../firebase/invitations/business").then(
      ({ watchBusiness }) => {
        if (isHere) stop = watchBusiness(code, setLive);
      },
      () => setLive({ status: "failed" }),
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [code, isCode, attempt]);

  function retry() {
    setLive({ status: "loading" });
    setAttempt(attempt + 1);
  }

  const back = (
    <Link className={classes.back} to={routes.adminDashboard}>
      {businessMessages.back}
    </Link>
  );
  if (live.status === "ready") return <Business live={live} back={back} />;
  return (
    <Page title={businessMessages.business}>
      {live.status === "loading" && <Loading>{businessMessages.loading}</Loading>}
      {live.status === "unknown" && <EmptyState>{businessMessages.unknown}</EmptyState>}
      {live.status === "failed" && <ErrorState retry={retry}>{businessMessages.failed}</ErrorState>}
      {back}
    </Page>
  );
}
