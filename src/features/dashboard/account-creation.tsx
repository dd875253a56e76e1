import { useCallback } from "react";
import { Link, Navigate } from "react-router-dom";
import { brand } from "../../domain/brand";
import { invitationStanding } from "../../domain/documents/invitation";
import { messages } from "../../domain/messages";
import { fetchInvitation } from "../../firebase/invitation-lookup";
import { ErrorState } from "../../ui/error-state";
import { Loading } from "../../ui/loading";
import { Page } from "../../ui/page";
import { AccountForm } from "./account-form";
import { useLoaded } from "./use-loaded";

interface AccountCreationProps {
  code: string | undefined;
  /** The account is being made from now on; until `onEnd` this screen must stay. */
  onBegin: () => void;
  onEnd: () => void;
}

export function AccountCreation({ code, onBegin, onEnd }: AccountCreationProps) {
  const { loaded, retry } = useLoaded(useCallback(() => fetchInvitation(code), [code]));

  if (loaded.status === "loading") return <Loading>{messages.loadingInvitation}</Loading>;
  if (loaded.status === "failed") return <ErrorState retry={retry}>{messages.dashboardFailed}</ErrorState>;

  const invited = loaded.value;
  const standing = invited && invitationStanding(invited, new Date());
  if (standing === "used") return <Navigate to="/login" replace />;
  if (!invited || standing !== "open") return <InvalidInvitation />;
  return (
    <Page
      title="Create Your Account"
      lead={`${brand.name} invites ${invited.businessName} to take the Training Needs Assessment.`}
    >
      <AccountForm invited={invited} onBegin={onBegin} onEnd={onEnd} />
    </Page>
  );
}

function InvalidInvitation() {
  return (
    <Page title={messages.invitationInvalid} lead={messages.invitationSupport}>
      <p>
        Write to <a href={`mailto:${brand.contact}`}>{brand.contact}</a>, and we will send you a new invitation. If you
        already have an account, <Link to="/login">log in</Link>.
      </p>
    </Page>
  );
}
