// Who may see which screen (specification, section 2). The guards keep people out of rooms that are not theirs; what they may read
// and write is a matter of the security rules alone.
import { useEffect, useState } from "react";
import { Navigate, Outlet } from "react-router-dom";
import { appMessages } from "../domain/kernel/words";
import { homeOf } from "../features/sign-in/home";
import { refreshSession, useSession } from "../firebase/accounts/session";
import { Loading } from "../ui/page/loading";

/** How often an open administrator's screen asks whether its person still is one. */
const checkEvery = 5 * 60_000;

/** Administrators pass; everybody else goes to /login, also one whose claim has been taken away since the last visit. */
export function AdminsOnly() {
  const session = useSession();
  const admin = session.status === "signed-in" && session.admin;

  useEffect(() => {
    if (!admin) return;
    void refreshSession();
    const checking = window.setInterval(() => void refreshSession(), checkEvery);
    return () => window.clearInterval(checking);
  }, [admin]);

  return admin ? <Outlet /> : <Navigate to="/login" replace />;
}

/** Whoever is signed in passes; everybody else goes to /login. */
export function SignedInOnly() {
  return useSession().status === "signed-in" ? <Outlet /> : <Navigate to="/login" replace />;
}

/** Only who is not signed in passes; administrators and clients go to their dashboards. */
export function SignedOutOnly() {
  const session = useSession();
  const [checked, setChecked] = useState(false);
  const signedIn = session.status === "signed-in";
  const unsure = signedIn && !session.admin && !checked;

  // Somebody who has just been made an administrator still carries the old claims.
  useEffect(() => {
    if (unsure) void refreshSession().then(() => setChecked(true));
  }, [unsure]);

  if (unsure) return <Loading>{appMessages.loading}</Loading>;
  return signedIn ? <Navigate to={homeOf(session)} replace /> : <Outlet />;
}
