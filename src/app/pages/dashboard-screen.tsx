import { useState } from "react";
import { Navigate } from "react-router-dom";
import { useSession } from "../../firebase/accounts/session";
import { FinishAccount } from "../../features/registration/finish-account";
import { AccountCreation } from "../../features/registration/account-creation";
import { ClientDashboard } from "../../features/client-dashboard/client-dashboard";
import { useInviteCode } from "../../features/registration/use-invite-code";

/** /dashboard: who is signed in sees their dashboard, anybody else creates the account that their invitation is for. */
export function DashboardScreen() {
  const session = useSession();
  const code = useInviteCode();
  // Creating an account signs in before the profile is there; until then the form stays, with whatever it has to say.
  const [creating, setCreating] = useState(false);
  const [left, setLeft] = useState(false);

  if (left && session.status !== "signed-in") return <Navigate to="/login" replace />;
  if (session.status === "signed-in" && !creating)
    return (
      <ClientDashboard
        key={session.uid}
        session={session}
        code={code}
        onLogout={() => setLeft(true)}
        finishAccount={(invited, onEnd) => <FinishAccount invited={invited} onEnd={onEnd} />}
      />
    );
  return <AccountCreation code={code} onBegin={() => setCreating(true)} onEnd={() => setCreating(false)} />;
}
