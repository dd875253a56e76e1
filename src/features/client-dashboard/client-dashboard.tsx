import { useCallback, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { appMessages } from "../../domain/kernel/words";
import { accountMessages, registrationMessages, accountWords } from "../../domain/accounts/words";
import {
  colleagueDashboardWords,
  dashboardWords,
  homeWords,
  nextRoundWords,
  ownBusinessesWords,
} from "../../domain/accounts/dashboard/words";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { routes } from "../../domain/kernel/routes";
import type { Session } from "../../firebase/sdk/session";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Notice } from "../../ui/notice/notice";
import { Page } from "../../ui/page/page";
import { PageTitle } from "../../ui/page/page-title";
import classes from "./client-dashboard.module.css";
import { CurrentRound } from "./current-round";
import { OpenInvitation } from "./open-invitation";
import { ToDoList } from "./to-do-list";
import { YourBusinesses } from "./your-businesses";
import { late } from "../../ui/page/late";
import { useLoaded } from "../../ui/hooks/use-loaded";

/** The reader is larger than the screen, so it comes beside the screen and not before. */
const loader = () => import("./load-client");
loader().catch(() => undefined); // asked for again below

const LateBusinessLanguage = late(async () => (await import("./business-language")).BusinessLanguage);

interface ClientDashboardProps {
  session: Extract<Session, { status: "signed-in" }>;
  code: string | undefined;
  logout: ReactNode;
  /** The part above the to-do list, and the one below it. */
  next: (invitationId: string) => ReactNode;
  about: (invitationId: string, hasPlan: boolean) => ReactNode;
  /** The colleagues of a contact's business, and the part of a colleague. */
  colleagues: (invitationId: string) => ReactNode;
  ownPart: (seat: string, businessName: string) => ReactNode;
  /** The form for an account whose invitation is still open and whose profile is missing. */
  finishAccount: (invited: InvitedPerson, onEnd: () => void) => ReactNode;
}

export function ClientDashboard({ session, code, logout, finishAccount, ...parts }: ClientDashboardProps) {
  const { next, about, colleagues, ownPart } = parts;
  const { uid, email } = session;
  const navigate = useNavigate();
  const [planOf, setPlanOf] = useState<string>();
  const { loaded, retry } = useLoaded(
    useCallback(async () => (await loader()).loadClient({ uid, email, code }), [uid, email, code]),
  );

  if (loaded.status === "loading") return <Loading>{accountMessages.loadingDashboard}</Loading>;
  if (loaded.status === "failed")
    return <Unavailable sentence={accountMessages.dashboardFailed} retry={retry} also={logout} />;

  /** Another business or round is open now. As behind a link, the heading takes the focus. */
  function reload() {
    void navigate(routes.dashboard, { replace: true });
    retry();
  }

  const client = loaded.value;
  if (client.state === "no profile")
    return <Unavailable sentence={accountMessages.noProfile} hint={client.hint} retry={retry} also={logout} />;
  if (client.state === "moved away") {
    const { businessName, leftPart } = client.profile;
    const sentence = leftPart === "colleague" ? accountMessages.seatEnded : accountMessages.movedAway;
    return (
      <Page title={appMessages.dashboard} lead={sentence(businessName)}>
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
  const { round, offered } = client;
  const { invitationId } = client.profile;
  const hasPlan = invitationId !== undefined && planOf === invitationId;
  return (
    <div className={classes.dashboard}>
      <header className={classes.header}>
        <div>
          <PageTitle>{dashboardWords.welcome(client.businessName)}</PageTitle>
          {client.profile.name.trim() !== "" && <p>{homeWords.hello(client.profile.name)}</p>}
        </div>
        {logout}
      </header>
      {client.warning && <Notice kind="warning">{client.warning}</Notice>}
      {client.businesses.length > 1 && (
        <YourBusinesses uid={uid} businesses={client.businesses} open={client.profile.invitationId} onOpened={reload} />
      )}
      {offered && (
        <OpenInvitation
          invited={offered}
          words={
            offered.seat
              ? colleagueDashboardWords.offered(
                  offered.seat.invitedBy,
                  offered.businessName,
                  client.profile.businessName,
                )
              : ownBusinessesWords.offered(offered.businessName, client.profile.businessName)
          }
          onAccepted={reload}
        />
      )}
      {round?.isOpen && (
        <OpenInvitation
          invited={round.invitation}
          words={nextRoundWords.offered(roundNumberOf(round.invitation), round.invitation.businessName)}
          onAccepted={() => void navigate(routes.assessment, { state: { step: 0 } })}
        />
      )}
      {round && !round.isOpen && <CurrentRound number={roundNumberOf(round.invitation)} />}
      {client.isColleague && invitationId !== undefined && ownPart(invitationId, client.businessName)}
      {!client.isColleague && hasPlan && next(invitationId)}
      {!client.isColleague && (
        <ToDoList
          invitationId={invitationId}
          isSecondary={round?.isOpen === true || offered !== undefined}
          round={round?.isOpen === false ? round.invitation : undefined}
          onPlan={setPlanOf}
        />
      )}
      {!client.isColleague && invitationId !== undefined && colleagues(invitationId)}
      {!client.isColleague && invitationId !== undefined && about(invitationId, hasPlan)}
      {!client.isColleague && invitationId !== undefined && client.language && (
        <LateBusinessLanguage key={`language-${invitationId}`} invitationId={invitationId} language={client.language} />
      )}
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
