import { useState } from "react";
import { Navigate } from "react-router-dom";
import { routes } from "../../domain/kernel/routes";
import { useSession } from "../../firebase/sdk/session";
import { ClientDashboard } from "../../features/client-dashboard/client-dashboard";
import { Logout } from "../logout/logout";
import { useInviteCode } from "../../features/registration/use-invite-code";
import { late } from "../../ui/page/late";

// An account is made once, and the dashboard is seen often.
const LateAccountCreation = late(
  async () => (await import("../../features/registration/account-creation")).AccountCreation,
);
const LateHomeNext = late(async () => (await import("../../features/assessment/home/home")).HomeNext);
const LateHomeAbout = late(async () => (await import("../../features/assessment/home/home")).HomeAbout);
const LateColleagues = late(
  async () => (await import("../../features/assessment/colleagues/colleagues-of-contact")).ColleaguesOfContact,
);
const LateOwnPart = late(async () => (await import("../../features/assessment/seat/own-part")).OwnPart);
const LateFinishAccount = late(async () => (await import("../../features/registration/finish-account")).FinishAccount);

/** /dashboard: a signed-in person sees their dashboard, anybody else creates the account for their invitation. */
export function DashboardScreen() {
  const session = useSession();
  const code = useInviteCode();
  // Creating an account signs in before the profile is there; until then the form stays, with its messages.
  const [creating, setCreating] = useState(false);
  const [loggedOut, setLoggedOut] = useState(false);

  if (loggedOut && session.status !== "signed-in") return <Navigate to={routes.login} replace />;
  if (session.status === "signed-in" && !creating)
    return (
      <ClientDashboard
        key={session.uid}
        session={session}
        code={code}
        logout={<Logout onLogout={() => setLoggedOut(true)} />}
        next={(invitationId) => <LateHomeNext key={`next-${invitationId}`} invitationId={invitationId} />}
        about={(invitationId, hasPlan) => (
          <LateHomeAbout key={`about-${invitationId}`} invitationId={hasPlan ? invitationId : undefined} />
        )}
        colleagues={(invitationId) => <LateColleagues key={`colleagues-${invitationId}`} invitationId={invitationId} />}
        ownPart={(seat, businessName) => <LateOwnPart key={`part-${seat}`} seat={seat} businessName={businessName} />}
        finishAccount={(invited, onEnd) => <LateFinishAccount invited={invited} onEnd={onEnd} />}
      />
    );
  return <LateAccountCreation code={code} onBegin={() => setCreating(true)} onEnd={() => setCreating(false)} />;
}
