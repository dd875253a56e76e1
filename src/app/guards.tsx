// The people who may see each screen (specification, section 2). The guards only hide screens; the security rules alone
// decide who may read and write.
import { useEffect, useState } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { pathWithoutLanguage } from "../domain/kernel/language";
import { homeOf, routes } from "../domain/kernel/routes";
import { refreshSession, useSession } from "../firebase/sdk/session";
import { Loading } from "../ui/page/loading";
import { uiWords } from "../ui/words";

/** The time between two checks, on an open screen of the staff, that its user still has the role. */
const checkIntervalMs = 5 * 60_000;

/** The staff passes; everybody else goes to /login, also a person whose claim was removed since the last visit. */
export function StaffOnly() {
  const session = useSession();
  const isStaff = session.status === "signed-in" && session.role !== undefined;
  /** A link of a mail leads on after the login; who has logged out here leaves no trace of it. */
  const [wanted] = useState(isStaff ? undefined : pathWithoutLanguage(location.pathname) + location.hash);

  useEffect(() => {
    if (!isStaff) return;
    void refreshSession(checkIntervalMs);
    const checking = window.setInterval(() => void refreshSession(), checkIntervalMs);
    return () => window.clearInterval(checking);
  }, [isStaff]);

  return isStaff ? <Outlet /> : <Navigate to={routes.login} replace state={wanted} />;
}

/** Signed-in people pass; everybody else goes to /login. */
export function SignedInOnly() {
  return useSession().status === "signed-in" ? <Outlet /> : <Navigate to={routes.login} replace />;
}

/** People who are not signed in pass; the staff and clients go to their dashboards. */
export function SignedOutOnly() {
  const session = useSession();
  const [checked, setChecked] = useState(false);
  const signedIn = session.status === "signed-in";
  const unsure = signedIn && session.role === undefined && !checked;

  // A new member of the staff still carries the old claims.
  useEffect(() => {
    if (unsure) void refreshSession().then(() => setChecked(true));
  }, [unsure]);

  if (unsure) return <Loading>{uiWords.loading}</Loading>;
  return signedIn ? <Navigate to={homeOf(session)} replace /> : <Outlet />;
}
