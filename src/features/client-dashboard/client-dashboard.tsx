import { useCallback, type ReactNode } from "react";
import { appMessages } from "../../domain/kernel/words";
import { accountMessages, registrationMessages, accountWords } from "../../domain/accounts/words";
import { dashboardWords } from "../../domain/accounts/dashboard/words";
import type { Invitation } from "../../domain/invitations/invitation";
import { roundNumberOf } from "../../domain/invitations/rounds";
import type { Session } from "../../firebase/sdk/session";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";
import { PageTitle } from "../../ui/page/page-title";
import classes from "./client-dashboard.module.css";
import { CurrentRound, OpenRound } from "./open-round";
import { ToDoList } from "./to-do-list";
import { useLoaded } from "../../ui/hooks/use-loaded";

/** The reader is larger than the screen, so it comes beside the screen and not before. */
const loader = () => import("./load-client");
loader().catch(() => undefined); // asked for again below

interface ClientDashboardProps {
  session: Extract<Session, { status: "signed-in" }>;
  code: string | undefined;
  logout: ReactNode;
  /** The form for an account whose invitation is still open and whose profile is missing. */
  finishAccount: (invited: Invitation, onEnd: () => void) => ReactNode;
}

export function ClientDashboard({ session, code, logout, finishAccount }: ClientDashboardProps) {
  const { uid, email } = session;
  const { loaded, retry } = useLoaded(
    useCallback(async () => (await loader()).loadClient({ uid, email, code }), [uid, email, code]),
  );

  if (loaded.status === "loading") return <Loading>{accountMessages.loadingDashboard}</Loading>;
  if (loaded.status === "failed")
    return <Unavailable sentence={accountMessages.dashboardFailed} retry={retry} also={logout} />;

  const client = loaded.value;
  if (client.state === "no profile")
    return <Unavailable sentence={accountMessages.noProfile} hint={client.hint} retry={retry} also={logout} />;
  if (client.state === "moved away") {
    return (
      <Page title={appMessages.dashboard} lead={accountMessages.movedAway(client.profile.businessName)}>
        {logout}
      </Page>
    );
  }
  if (client.state === "unfinished") {
    return (
      <Page title={accountWords.createTitle} lead={registrationMessages.unfinished}>
        {finishAccount(client.invited, retry)}
        {logout}
      </Page>
    );
  }
  return (
    <div className={classes.dashboard}>
      <header className={classes.header}>
        <PageTitle>{dashboardWords.welcome(client.businessName)}</PageTitle>
        {logout}
      </header>
      {client.warning && <Notice kind="warning">{client.warning}</Notice>}
      {client.round?.isOpen && <OpenRound invited={client.round.invitation} />}
      {client.round && !client.round.isOpen && <CurrentRound number={roundNumberOf(client.round.invitation)} />}
      <ToDoList
        invitationId={client.profile.invitationId}
        isSecondary={client.round?.isOpen}
        round={client.round?.isOpen === false ? client.round.invitation : undefined}
      />
    </div>
  );
}

interface UnavailableProps {
  sentence: string;
  hint?: string;
  retry: () => void;
  also: ReactNode;
}

function Unavailable({ sentence, hint, retry, also }: UnavailableProps) {
  return (
    <Page title={appMessages.dashboard}>
      <ErrorState retry={retry}>{sentence}</ErrorState>
      {hint && <p>{hint}</p>}
      {also}
    </Page>
  );
}
