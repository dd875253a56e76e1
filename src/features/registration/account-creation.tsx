import { useCallback } from "react";
import { Navigate } from "react-router-dom";
import { currentTime } from "../../browser/current-time";
import { brand } from "../../domain/kernel/brand";
import { invitationState } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { roundNumberOf } from "../../domain/invitations/rounds";
import { seatLinkProblem } from "../../domain/accounts/dashboard/seat-link-problem";
import { accountMessages, accountWords } from "../../domain/accounts/words";
import { colleagueDashboardWords, nextRoundWords, ownBusinessesWords } from "../../domain/accounts/dashboard/words";
import { routes } from "../../domain/kernel/routes";
import { fetchInvitation } from "../../firebase/invitations/invitation-lookup";
import { ButtonLink } from "../../ui/button/button-link";
import { ErrorState } from "../../ui/page/error-state";
import { Loading } from "../../ui/page/loading";
import { Page } from "../../ui/page/page";
import { AccountForm } from "./account-form";
import { InvitedLogin } from "./invited-login";
import { useLoaded } from "../../ui/hooks/use-loaded";

interface AccountCreationProps {
  code: string | undefined;
  /** The account is being made from now on; until `onEnd` this screen must stay. */
  onBegin: () => void;
  onEnd: () => void;
}

export function AccountCreation({ code, onBegin, onEnd }: AccountCreationProps) {
  const { loaded, retry } = useLoaded(useCallback(() => fetchInvitation(code), [code]));

  if (loaded.status === "loading") return <Loading>{invitationMessages.loadingInvitation}</Loading>;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{accountMessages.dashboardFailed}</ErrorState>;

  const invited = loaded.value;
  const state = invited && invitationState(invited, currentTime());
  const problem = invited && seatLinkProblem(invited, false, currentTime());
  if (invited && problem !== undefined) return <EndedLink business={invited.businessName} problem={problem} />;
  if (state === "used") return <Navigate to={routes.login} replace />;
  if (!invited || state !== "open") return <InvalidInvitation />;
  if (invited.previousRound !== undefined) {
    const number = roundNumberOf(invited);
    return (
      <Page title={nextRoundWords.title(number)} lead={nextRoundWords.lead(brand.name, invited.businessName)}>
        <InvitedLogin invited={invited} words={nextRoundWords.login(number)} onBegin={onBegin} onEnd={onEnd} />
      </Page>
    );
  }
  const lead = invited.seat && colleagueDashboardWords.lead(invited.seat.invitedBy, invited.businessName);
  if (invited.hasAccount) {
    const { loginTitle, loginLead } = ownBusinessesWords;
    const toLogIn =
      lead === undefined ? loginLead(brand.name, invited.businessName) : colleagueDashboardWords.logIn(lead);
    return (
      <Page title={loginTitle(invited.businessName)} lead={toLogIn}>
        <InvitedLogin invited={invited} words={ownBusinessesWords} onBegin={onBegin} onEnd={onEnd} />
      </Page>
    );
  }
  return (
    <Page title={accountWords.createTitle} lead={lead ?? accountWords.createLead(brand.name, invited.businessName)}>
      <AccountForm invited={invited} onBegin={onBegin} onEnd={onEnd} />
    </Page>
  );
}

function EndedLink({ business, problem }: { business: string; problem: string }) {
  return (
    <Page title={colleagueDashboardWords.linkTitle(business)} lead={problem}>
      <ToLogin />
    </Page>
  );
}

function InvalidInvitation() {
  return (
    <Page title={invitationMessages.invitationInvalid} lead={invitationMessages.invitationSupport}>
      <p>
        {accountWords.writeTo} <a href={`mailto:${brand.contact}`}>{brand.contact}</a>
        {accountWords.newInvitation}
      </p>
      <ToLogin />
    </Page>
  );
}

function ToLogin() {
  return (
    <div>
      <ButtonLink to={routes.login} variant="outline">
        {accountMessages.logIn}
      </ButtonLink>
    </div>
  );
}
